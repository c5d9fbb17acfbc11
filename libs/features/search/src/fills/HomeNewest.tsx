import { useSection } from '@forecourt/composition';
import { HomeSection } from '../components/HomeSection.js';
import { ResultCarousel } from '../components/ResultCarousel.js';
import { ResultGrid } from '../components/ResultGrid.js';
import { searchSection } from '../section.js';
import type { NewestData } from './homeLoaders.js';

/** Latest arrivals. */
export function Component({ data }: { data?: unknown }) {
  const { homeTitles, newestLayout } = useSection(searchSection);
  const newest = data as NewestData | null | undefined;
  if (!newest || newest.vehicles.length === 0) return null;
  return (
    <HomeSection id="newest" title={homeTitles.newest ?? 'Just arrived'}>
      {newestLayout === 'carousel' ? (
        <ResultCarousel vehicles={newest.vehicles} now={newest.now} headingLevel={3} />
      ) : (
        <ResultGrid vehicles={newest.vehicles} now={newest.now} headingLevel={3} layout={newestLayout} />
      )}
    </HomeSection>
  );
}
