import { useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { PlaceMap } from '../components/PlaceMap.js';
import { contactVariant } from '../domain/dealerships.js';
import { locationsSection } from '../section.js';

/** The map of a dealer's only place, across the contact page (LOC-06). */
export function Component() {
  const identity = useSection(siteSection);
  const { showMap } = useSection(locationsSection);
  const place = identity.locations.find(({ visible }) => visible);
  if (!place || !showMap || contactVariant(identity, identity.locations) !== 'single') return null;
  return <PlaceMap place={place} isWide />;
}
