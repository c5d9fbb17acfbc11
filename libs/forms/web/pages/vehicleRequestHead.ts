import { vehicleRequestRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { vehicleTitle } from '@forecourt/vehicle';
import { requestWords } from '../rules/vehicleRequests.js';
import { formsOf } from '../rules/formsOf.js';
import type { VehicleRequestData } from './vehicleRequestLoader.js';

/** A form is nothing to find in a search engine; the vehicle's page is. */
export function head({ site, data }: HeadArguments): PageHead {
  const { request, vehicle } = data as VehicleRequestData;
  const { title } = requestWords(request, vehicle, formsOf(site));
  const path = site.href(vehicleRequestRoute, { slug: vehicle.slug, form: request });
  return {
    title: `${title}: ${vehicleTitle(vehicle)} | ${sectionOf(site, siteSection).name}`,
    noindex: true,
    ...(path ? { canonicalPath: path } : {}),
  };
}
