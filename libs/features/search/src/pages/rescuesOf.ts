import type { SearchGateway } from '@forecourt/runtime/search';
import type { SiteSection } from '@forecourt/site-config';
import type { VehicleDocument } from '@forecourt/vehicle';
import type { SearchConfig } from '../config.js';
import { planRescue, readRescue, type Rescue } from '../domain/rescue.js';
import type { Located } from './locate.js';

/** One more multi-search, for an empty listing alone. Without its answer the page still says that nothing was found. */
export async function rescuesOf(
  { filters, place }: Pick<Located, 'filters' | 'place'>,
  options: SearchConfig,
  site: SiteSection,
  search: SearchGateway,
  signal: AbortSignal,
): Promise<Rescue[]> {
  const searches = planRescue(filters, options, site, place);
  if (searches.length === 0) return [];
  try {
    return readRescue(filters, await search.multiSearch<VehicleDocument>(searches, { signal }), site);
  } catch (error) {
    if (signal.aborted) throw error;
    console.warn('Ways out of an empty listing could not be read.', error);
    return [];
  }
}
