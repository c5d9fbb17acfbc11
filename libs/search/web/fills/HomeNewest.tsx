import { useWords } from '@forecourt/composition';
import { HomeSection } from '../components/HomeSection.js';
import { HomeVehicles } from '../components/HomeVehicles.js';
import { searchWords } from '../words/searchWords.js';
import type { NewestData } from './homeLoaders.js';

/** Latest arrivals. */
export function Component({ data }: { data?: unknown }) {
  const say = useWords(searchWords);
  const newest = data as NewestData | null | undefined;
  if (!newest || newest.vehicles.length === 0) return null;
  return (
    <HomeSection id="newest" title={say('front.newest')}>
      <HomeVehicles vehicles={newest.vehicles} now={newest.now} />
    </HomeSection>
  );
}
