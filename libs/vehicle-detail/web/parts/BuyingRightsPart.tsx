import { buyingRights } from '@forecourt/vehicle-detail/domain';
import { useSection, useWords } from '@forecourt/composition';
import { dayIn, siteSection } from '@forecourt/site-config';
import { effectivePrice, type Vehicle } from '@forecourt/vehicle';
import { BuyingRights } from '../components/rights/BuyingRights.js';
import { vehicleDetailSection } from '../section.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** Rights by the law of the state in which the vehicle is sold; nothing for a state or day without rules. */
export function Component({ vehicle, now, isFolded }: { vehicle: Vehicle; now: number; isFolded: boolean }) {
  const { address, timeZone } = useSection(siteSection);
  const say = useWords(vehicleDetailWords);
  const { buyingRights: options } = useSection(vehicleDetailSection);
  const state = vehicle.location?.address?.state ?? vehicle.state ?? address?.state;
  const today = dayIn(timeZone, now);
  const rights = buyingRights(vehicle, effectivePrice(vehicle), state, today);
  return rights ? (
    <BuyingRights title={options.title ?? say('rights.title')} rights={rights} isFolded={isFolded} />
  ) : null;
}
