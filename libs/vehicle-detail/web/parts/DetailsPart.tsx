import { useSection } from '@forecourt/composition';
import type { Vehicle } from '@forecourt/vehicle';
import { Details, type DetailName } from '../components/sections.js';
import { vehicleDetailSection } from '../section.js';

/** What the vehicle is, as much of it at once as the site's options say. */
export function Component({ vehicle, names }: { vehicle: Vehicle; names: readonly DetailName[] }) {
  const { keyInformationShown, featuresShown } = useSection(vehicleDetailSection);
  return (
    <Details vehicle={vehicle} names={names} keyInformationShown={keyInformationShown} featuresShown={featuresShown} />
  );
}
