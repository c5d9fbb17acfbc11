import { anyOf, type SearchAnswer, type SearchParameters } from '@forecourt/runtime/search';
import { documentId, vehicleIdOf, type VehicleDocument } from '@forecourt/vehicle';

export type FoundVehicle = VehicleDocument;

/** Ids asked for in one search: filters have a greatest length. */
const PER_SEARCH = 40;

/** The searches behind a list of ids, for one multi-search. */
export function planVehicles(site: string, ids: readonly string[]): SearchParameters[] {
  const searches: SearchParameters[] = [];
  for (let start = 0; start < ids.length; start += PER_SEARCH) {
    const part = ids.slice(start, start + PER_SEARCH).map((id) => documentId(site, id));
    searches.push({
      collection: 'vehicles',
      q: '*',
      filter_by: anyOf('id', part),
      per_page: PER_SEARCH,
      highlight_fields: 'none',
    });
  }
  return searches;
}

/** Vehicles in the order that was asked for, under their own ids; those that the site does not show are left out. */
export function readVehicles(
  answers: readonly SearchAnswer<VehicleDocument>[],
  site: string,
  ids: readonly string[],
): FoundVehicle[] {
  const refused = answers.find(({ error }) => error !== undefined);
  if (refused) throw new Error(refused.error);
  const found = new Map(
    answers.flatMap(({ hits }) =>
      hits.map(({ document }) => {
        const id = vehicleIdOf(site, document.id);
        return [id, { ...document, id }] as const;
      }),
    ),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}
