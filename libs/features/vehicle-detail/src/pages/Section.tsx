import { vehicleBlogsSlot, vehicleSectionsSlot } from '@forecourt/contracts';
import { Part, Slot, useSection } from '@forecourt/composition';
import { hasUsedCarChecks } from '@forecourt/market';
import { siteSection, vehicleSection } from '@forecourt/site-config';
import { isAvailable, isTestDriveOnly } from '@forecourt/vehicle';
import type { VehicleSectionName } from '../config.js';
import {
  loadAskedCarChecks,
  loadBuyingRights,
  loadDelivery,
  loadFilm,
  loadFuel,
  loadRecentlyViewed,
  loadSection,
  loadSimilarVehicles,
  loadUsedCarChecks,
} from '../parts.js';
import { vehicleDetailSection } from '../section.js';
import type { VehiclePageData } from './readVehiclePage.js';

/** One section of the page by its name; nothing where the site or the vehicle has nothing for it. */
export function Section({ name, page }: { name: VehicleSectionName; page: VehiclePageData }) {
  const { deliveryZones } = useSection(siteSection);
  const { buyingRights } = useSection(vehicleDetailSection);
  const { testDriveOnlyTags } = useSection(vehicleSection);
  const { vehicle, gauge, similar, delivery, now } = page;
  const id = `vehicle-detail/${name}`;
  switch (name) {
    case 'sections':
      return <Slot slot={vehicleSectionsSlot} with={{ vehicle, now }} />;
    case 'blogs':
      return <Slot slot={vehicleBlogsSlot} with={{}} />;
    case 'used-car-checks':
      if (!hasUsedCarChecks(vehicle) || !isAvailable(vehicle)) return null;
      return gauge === undefined ? (
        <Part id={id} load={loadAskedCarChecks} hydrate="visible" props={{ vehicle }} />
      ) : (
        <Part id={id} load={loadUsedCarChecks} hydrate={gauge ? 'visible' : 'never'} props={{ gauge }} />
      );
    case 'video':
      return <Part id={id} load={loadFilm} hydrate="interaction" props={{ vehicle }} />;
    case 'buying-rights':
      if (!buyingRights.isShown || vehicle.car_type !== 'used' || !isAvailable(vehicle)) return null;
      return <Part id={id} load={loadBuyingRights} hydrate="never" props={{ vehicle, now }} />;
    case 'fuel':
      return <Part id={id} load={loadFuel} hydrate="visible" props={{ vehicle }} />;
    case 'delivery':
      // only what can be bought is brought to anybody
      if (deliveryZones.length === 0 || !isAvailable(vehicle) || isTestDriveOnly(vehicle, testDriveOnlyTags))
        return null;
      return <Part id={id} load={loadDelivery} hydrate="visible" props={{ vehicle, asked: delivery }} />;
    case 'similar':
      if (similar.length === 0) return null;
      return <Part id={id} load={loadSimilarVehicles} hydrate="never" props={{ vehicles: similar, now }} />;
    case 'recently-viewed':
      return <Part id={id} load={loadRecentlyViewed} hydrate="scroll" props={{ vehicle, now }} />;
    default:
      return <Part id={id} load={loadSection} hydrate="never" props={{ name, vehicle }} />;
  }
}
