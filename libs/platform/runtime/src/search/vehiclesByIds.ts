import type { VehicleDocument } from '@forecourt/vehicle';
import { anyOf } from './filters.js';
import type { SearchGateway, SearchParameters } from './searchGateway.js';

/** Ids requested in one search: filters have a maximum length. */
const PER_SEARCH = 40;

/** The searches behind a list of vehicles' ids, for one multi-search. */
function plan(ids: readonly string[]): SearchParameters[] {
  const searches: SearchParameters[] = [];
  for (let start = 0; start < ids.length; start += PER_SEARCH) {
    searches.push({
      q: '*',
      filter_by: anyOf('id', ids.slice(start, start + PER_SEARCH)),
      per_page: PER_SEARCH,
      highlight_fields: 'none',
    });
  }
  return searches;
}

/**
 * Vehicles in the requested order, by one multi-search; those that the site does not show are left out. Rejects where
 * the search does not answer or refuses.
 */
export async function findVehiclesByIds(
  search: SearchGateway,
  ids: readonly string[],
  options: { readonly signal?: AbortSignal } = {},
): Promise<VehicleDocument[]> {
  if (ids.length === 0) return [];
  const answers = await search.multiSearch<VehicleDocument>(plan(ids), options);
  const refused = answers.find(({ error }) => error !== undefined);
  if (refused) throw new Error(refused.error);
  const found = new Map(answers.flatMap(({ hits }) => hits.map(({ document }) => [document.id, document] as const)));
  return ids.flatMap((id) => found.get(id) ?? []);
}
