import { vehicleRequestRoute } from '@forecourt/contracts';
import { sectionOf, type HeadArguments, type PageHead } from '@forecourt/composition';
import type { SiteSection } from '@forecourt/site-config';
import { vehicleTitle } from '@forecourt/vehicle';
import type { FormsConfig } from '../config.js';
import { requestWords } from '../domain/vehicleRequests.js';
import type { VehicleRequestData } from './vehicleRequestLoader.js';

/** A form is nothing to find in a search engine; the vehicle's page is. */
export function head({ site, data }: HeadArguments): PageHead {
  const { request, vehicle } = data as VehicleRequestData;
  const { title } = requestWords(request, vehicle, sectionOf<FormsConfig>(site, 'forms'));
  const path = site.href(vehicleRequestRoute, { slug: vehicle.slug, form: request });
  return {
    title: `${title}: ${vehicleTitle(vehicle)} | ${sectionOf<SiteSection>(site, 'site').name}`,
    noindex: true,
    ...(path ? { canonicalPath: path } : {}),
  };
}
