import { vehicleRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { vehicleTitle } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import type { PrintPageData } from './printLoader.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** For paper, not for search engines: the vehicle's page is the one to find. */
export function head({ data, site }: HeadArguments): PageHead {
  const { vehicle } = data as PrintPageData;
  const canonicalPath = site.href(vehicleRoute, { slug: vehicle.slug });
  const title = wordsOf(site, vehicleDetailWords)('print.title', { vehicle: vehicleTitle(vehicle) });
  return { title, noindex: true, ...(canonicalPath ? { canonicalPath } : {}) };
}
