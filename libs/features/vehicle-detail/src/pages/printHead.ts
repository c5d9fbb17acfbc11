import { vehicleRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { vehicleTitle } from '@forecourt/vehicle';
import type { PrintPageData } from './printLoader.js';

/** For paper, not for search engines: the vehicle's page is the one to find. */
export function head({ data, site }: HeadArguments): PageHead {
  const { vehicle } = data as PrintPageData;
  const canonicalPath = site.href(vehicleRoute, { slug: vehicle.slug });
  return { title: `Print: ${vehicleTitle(vehicle)}`, noindex: true, ...(canonicalPath ? { canonicalPath } : {}) };
}
