import { stringify } from 'csv-stringify/sync';
import type { Vehicle } from '@forecourt/vehicle';
import { googleRow } from './google.js';
import { listingOf, validVin, type CataloguedSite, type Listing } from './listing.js';
import { metaRow } from './meta.js';

type Row = Readonly<Record<string, string>>;

const ROWS = { google: googleRow, meta: metaRow } as const satisfies Record<
  string,
  (listing: Listing, site: CataloguedSite) => Row | undefined
>;
/** Whose catalogue it is. */
export type CatalogueName = keyof typeof ROWS;

/**
 * A catalogue of a site's stock as CSV, page by page of the stock: a line of names and a line for each vehicle that may
 * be advertised there. Of vehicles with one VIN the first is taken, as the receivers refuse both.
 */
export async function* catalogueCsv(
  name: CatalogueName,
  site: CataloguedSite,
  pages: AsyncIterable<readonly Vehicle[]>,
): AsyncGenerator<string> {
  const seen = new Set<string>();
  let columns: string[] | undefined;
  for await (const page of pages) {
    const rows = page.flatMap((vehicle) => {
      const vin = validVin(vehicle.vin);
      if (vin !== undefined && seen.has(vin)) return [];
      const listing = listingOf(vehicle, site);
      const row = listing && ROWS[name](listing, site);
      if (!row) return [];
      if (vin !== undefined) seen.add(vin);
      return [row];
    });
    const [first] = rows;
    if (!first) continue;
    const isFirst = columns === undefined;
    columns ??= Object.keys(first);
    yield stringify(rows, { columns, header: isFirst });
  }
}
