import { useSection } from '@forecourt/composition';
import { HomeSection } from '../components/HomeSection.js';
import { HomeVehicles } from '../components/HomeVehicles.js';
import { searchSection } from '../section.js';
import type { NewestData } from './homeLoaders.js';

/** Latest arrivals. */
export function Component({ data }: { data?: unknown }) {
  const { homeTitles } = useSection(searchSection);
  const newest = data as NewestData | null | undefined;
  if (!newest || newest.vehicles.length === 0) return null;
  return (
    <HomeSection id="newest" title={homeTitles.newest ?? 'Just arrived'}>
      <HomeVehicles vehicles={newest.vehicles} now={newest.now} />
    </HomeSection>
  );
}
