import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { Site } from '@forecourt/composition';
import { vehicleRoute } from '@forecourt/contracts';
import {
  apiContext,
  cookieContext,
  nowContext,
  searchContext,
  siteContext,
  type ApiGateway,
  type SearchGateway,
} from '@forecourt/runtime';
import { findSimilarVehicles } from '@forecourt/runtime/search';
import { shownGauge, type ShownGauge } from '@forecourt/vehicle-detail/domain';
import { sectionOf, siteSection, vehiclePhone } from '@forecourt/site-config';
import type { Vehicle, VehicleSummary } from '@forecourt/vehicle';
import { readVehicle } from '../api/readVehicle.js';
import type { DeliveryState } from '../rules/delivery.js';
import { gaugedPrice } from '../rules/gaugedPrice.js';
import { DISMISSED, isDismissed } from '../rules/dismissal.js';
import { announcedCity } from '../rules/places.js';
import { vehicleDetailSection } from '../section.js';

export interface VehiclePageData {
  vehicle: Vehicle;
  /** Place in the market, where it is known without another request; `null` where it must not be shown. */
  gauge?: ShownGauge | null | undefined;
  similar: readonly VehicleSummary[];
  /** The delivery estimate that the page's address requests; the calculator sends it so without script. */
  delivery: { postcode: string; state: DeliveryState } | undefined;
  /** There is a number to call about the vehicle. */
  hasPhone: boolean;
  /** The page announces where the vehicle is: at another place, and the shopper has not dismissed it (VDP-17). */
  isAnnounced: boolean;
  /** Moment of the answer, epoch milliseconds. */
  now: number;
}

/** Reads a vehicle and what is similar to it. An earlier address of the vehicle leads to the present one. */
export async function readVehiclePage(args: LoaderFunctionArgs): Promise<VehiclePageData> {
  const { params, request, context } = args;
  const site = context.get(siteContext);
  const now = context.get(nowContext)();
  const api = context.get(apiContext);
  const { slug = '' } = params;
  const { vehicle, gauge } = await readVehicle(api, slug);
  const page = site.href(vehicleRoute, { slug: vehicle.slug });
  // its title was corrected since the link was made
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to answer with a redirect
  if (vehicle.slug !== slug && page) throw redirect(page + new URL(request.url).search, 301);
  const [similar, delivery] = await Promise.all([
    similarTo(vehicle, site, context.get(searchContext)),
    deliveryAsked(new URL(request.url), api, site),
  ]);
  return {
    vehicle,
    gauge: gauge && (shownGauge(gauge, gaugedPrice(vehicle, site)) ?? null),
    similar,
    delivery,
    hasPhone: vehiclePhone(sectionOf(site, siteSection), vehicle) !== undefined,
    isAnnounced: isAnnounced(vehicle, site) && !isDismissed(context.get(cookieContext)(DISMISSED), vehicle),
    now,
  };
}

const isAnnounced = (vehicle: Vehicle, site: Site): boolean =>
  sectionOf(site, vehicleDetailSection).announcement &&
  announcedCity(vehicle, sectionOf(site, siteSection).locations) !== undefined;

async function deliveryAsked({ searchParams }: URL, api: ApiGateway, site: Site): Promise<VehiclePageData['delivery']> {
  const postcode = searchParams.get('postcode')?.slice(0, 20);
  if (postcode === undefined) return undefined;
  const { askedDelivery } = await import('./askedDelivery.js');
  return { postcode, state: await askedDelivery(postcode, api, site) };
}

/** Vehicles like one, as many as the site shows. */
export async function similarTo(vehicle: Vehicle, site: Site, search: SearchGateway): Promise<VehicleSummary[]> {
  const { similarCount } = sectionOf(site, vehicleDetailSection);
  if (similarCount === 0) return [];
  try {
    return await findSimilarVehicles(search, vehicle, { count: similarCount });
  } catch (error) {
    // A8: logged, the section stays empty
    console.warn('Similar vehicles could not be read.', error);
    return [];
  }
}
