import { css } from '@emotion/react';
import { useSection } from '@forecourt/composition';
import type { VehicleSummary } from '@forecourt/vehicle';
import { frontRow } from '@forecourt/ui-kit';
import { searchSection } from '../section.js';
import { ResultCarousel } from './ResultCarousel.js';
import { ResultGrid } from './ResultGrid.js';

const swiped = css({ '> ul': frontRow('min(84%, 20rem)') });

/** Vehicles of a section of the front page: a row to slide, or a grid, as the site has it. */
export function HomeVehicles({ vehicles, now }: { vehicles: readonly VehicleSummary[]; now: number }) {
  const { newestLayout } = useSection(searchSection);
  return newestLayout === 'carousel' ? (
    <ResultCarousel vehicles={vehicles} now={now} headingLevel={3} />
  ) : (
    <div css={swiped}>
      <ResultGrid vehicles={vehicles} now={now} headingLevel={3} layout={newestLayout} />
    </div>
  );
}
