import { useSection } from '@forecourt/composition';
import { HomeSection } from '../components/HomeSection.js';
import { HomeVehicles } from '../components/HomeVehicles.js';
import { searchSection } from '../section.js';
import type { FeaturedData } from './homeLoaders.js';

/** Vehicles that the site puts forward; nothing where its listing has none. */
export function Component({ data }: { data?: unknown }) {
  const { featured } = useSection(searchSection);
  const found = data as FeaturedData | null | undefined;
  if (!featured || !found || found.vehicles.length === 0) return null;
  return (
    <HomeSection id="featured" title={featured.title} more={{ href: featured.address, count: found.found }}>
      <HomeVehicles vehicles={found.vehicles} now={found.now} />
    </HomeSection>
  );
}
