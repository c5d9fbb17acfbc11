import type { ViewAnswer } from '@forecourt/contracts/api';
import type { CallPart } from '@forecourt/contracts/call';
import type { countView } from '@forecourt/analytics/domain';
import { dayIn } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { ShownVehicles } from '@forecourt/stock';
import { effectivePrice, type Vehicle } from '@forecourt/vehicle';
import type { DailyVisitors } from './dailyVisitors.js';
import type { VehicleViews } from './vehicleViews.js';

export interface PageViews {
  readonly vehicles: Pick<ShownVehicles, 'bySlug'>;
  readonly views: VehicleViews;
  readonly visitors: DailyVisitors;
  readonly now: () => number;
}

interface PageView {
  readonly slug: string;
  readonly query: CallPart<typeof countView, 'query'>;
  /** Address that the page was viewed from; undefined for a visitor who left. */
  readonly visitor: string | undefined;
  /** A picture of this address on another site's page is no look. */
  readonly isCrossSite: boolean;
}

/** Answer of `countView`: counts a look once a day for each visitor (VDP-19), and corrects what the page shows. */
export async function viewOfPage(
  { vehicles, views, visitors, now }: PageViews,
  site: ConfiguredSite,
  { slug, query, visitor, isCrossSite }: PageView,
): Promise<ViewAnswer> {
  const { photos_count, updated_at, website_id } = query;
  const { vehicle } = await vehicles.bySlug(site, slug);
  const isOwn = !isCrossSite && (website_id === undefined || website_id === site.site.id);
  const day = dayIn(site.site.timeZone, now());
  const counts = isOwn && visitors.isNew({ site: site.slug, day, visitor, subject: vehicle.id });
  const looks = await (counts ? views.count(site.slug, vehicle.id) : views.of(site.slug, vehicle.id));
  const isKnown = photos_count === vehicle.images.length && updated_at === vehicle.updated_at_timestamp;
  return { views: looks, car_fields: isKnown ? {} : currentFields(vehicle) };
}

/** What a page may have to correct. */
function currentFields(vehicle: Vehicle): Record<string, string | number | boolean> {
  const price = effectivePrice(vehicle);
  return {
    status: vehicle.status,
    reserved: vehicle.reserved ?? false,
    photos_count: vehicle.images.length,
    updated_at: vehicle.updated_at_timestamp,
    ...(price === undefined ? {} : { price }),
  };
}
