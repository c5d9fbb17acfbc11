import type { SearchGateway } from '@forecourt/runtime';
import { anyOf } from '@forecourt/runtime/search';
import { documentId, vehicleIdOf, type VehicleDocument } from '@forecourt/vehicle';

/** Vehicles by their ids in that order; those that the site does not show now are left out. */
export async function findViewed(
  search: SearchGateway,
  site: string,
  ids: readonly string[],
): Promise<VehicleDocument[]> {
  if (ids.length === 0) return [];
  const wanted = ids.map((id) => documentId(site, id));
  const [answer] = await search.multiSearch<VehicleDocument>([
    { q: '*', filter_by: anyOf('id', wanted), per_page: ids.length, highlight_fields: 'none' },
  ]);
  const found = new Map(answer?.hits?.map(({ document }) => [vehicleIdOf(site, document.id), document]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
