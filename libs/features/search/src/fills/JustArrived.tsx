import { css } from '@emotion/react';
import { useSection } from '@forecourt/composition';
import { ResultGrid } from '../components/ResultGrid.js';
import { searchSection } from '../section.js';
import type { NewestData } from './homeLoaders.js';

const section = css({ display: 'grid', gap: 'var(--space-4)', h2: { fontSize: 'var(--text-xl)' } });

/** The latest arrivals, for a shopper who has nothing on the page yet. */
export function Component({ data }: { data?: unknown }) {
  const { homeTitles } = useSection(searchSection);
  const newest = data as NewestData | null | undefined;
  if (!newest || newest.vehicles.length === 0) return null;
  return (
    <section css={section} aria-labelledby="just-arrived">
      <h2 id="just-arrived">{homeTitles.newest ?? 'Just arrived'}</h2>
      <ResultGrid vehicles={newest.vehicles} now={newest.now} headingLevel={3} layout="grid" />
    </section>
  );
}
