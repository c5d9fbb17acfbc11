import type { SearchGateway } from '@forecourt/runtime/search';
import type { SiteSection } from '@forecourt/site-config';
import type { VehicleDocument } from '@forecourt/vehicle';
import type { SearchConfig } from '../config.js';
import { planRescue, readRescue, type Rescue } from '../rules/rescue.js';
import type { Located } from './locate.js';

/**
 * One more multi-search, for an empty listing alone, and another where no single filter helps. Without its answer the
 * page still says that nothing was found.
 */
export async function rescuesOf(
  { filters, place }: Pick<Located, 'filters' | 'place'>,
  options: SearchConfig,
  site: SiteSection,
  search: SearchGateway,
  signal: AbortSignal,
): Promise<Rescue[]> {
  try {
    for (const size of [1, 2] as const) {
      const searches = planRescue(filters, options, site, place, size);
      if (searches.length === 0) return [];
      const answers = await search.multiSearch<VehicleDocument>(searches, { signal });
      const found = readRescue(filters, answers, site, size);
      if (found.length > 0) return found;
    }
    return [];
  } catch (error) {
    if (signal.aborted) throw error;
    console.warn('Ways out of an empty listing could not be read.', error);
    return [];
  }
}
