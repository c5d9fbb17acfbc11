import type { SiteInfo } from '@forecourt/composition';
import { sectionOf, vehicleSection } from '@forecourt/site-config';
import { isTestDriveOnly, type Vehicle } from '@forecourt/vehicle';

/** Whether a vehicle is for test drives only: its page then offers times where others have their finance (VDP-23). */
export function isBooked(page: unknown, site: Pick<SiteInfo, 'config' | 'slug'>): boolean {
  const { vehicle } = page as { vehicle: Vehicle };
  return isTestDriveOnly(vehicle, sectionOf(site, vehicleSection).testDriveOnlyTags);
}
