import { hasUsedCarChecks } from '@forecourt/vehicle-detail/domain';
import { isAvailable, isTestDriveOnly, type Vehicle } from '@forecourt/vehicle';
import type { VehicleSectionName } from '../config.js';
import { burnsFuel } from './fuel.js';

/** What decides about the sections of one vehicle's page. */
export interface PageFacts {
  readonly vehicle: Vehicle;
  readonly hasSimilar: boolean;
  readonly hasDeliveryZones: boolean;
  readonly showsBuyingRights: boolean;
  readonly testDriveOnlyTags: readonly string[];
}

/** Whether a section can have anything to show, as far as that is known without the section itself (VDP-01, VDP-06). */
export function hasSection(name: VehicleSectionName, facts: PageFacts): boolean {
  const { vehicle } = facts;
  const available = isAvailable(vehicle);
  switch (name) {
    case 'used-car-checks':
      return available && hasUsedCarChecks(vehicle);
    case 'buying-rights':
      return available && facts.showsBuyingRights && vehicle.car_type === 'used';
    case 'delivery':
      // only what can be bought is brought to anybody
      return available && facts.hasDeliveryZones && !isTestDriveOnly(vehicle, facts.testDriveOnlyTags);
    case 'fuel':
      return available && burnsFuel(vehicle);
    case 'similar':
      return facts.hasSimilar;
    case 'location':
      return vehicle.location !== undefined;
    default:
      return true;
  }
}
