import type { SearchGateway } from '@forecourt/runtime';
import { anyOf } from '@forecourt/runtime/search';
import { documentId, type VehicleDocument } from '@forecourt/vehicle';

/** The vehicle that the finance page was asked about, if the site shows it now. */
export async function findFinanced(
  search: SearchGateway,
  site: string,
  id: string,
): Promise<VehicleDocument | undefined> {
  const [answer] = await search.multiSearch<VehicleDocument>([
    {
      q: '*',
      filter_by: anyOf('id', [documentId(site, id)]),
      per_page: 1,
      highlight_fields: 'none',
    },
  ]);
  return answer?.hits?.[0]?.document;
}
