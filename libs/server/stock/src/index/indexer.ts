import type { ClaimedEntry, Db, OutboxHandler } from '@forecourt/database';
import type { ConfiguredSite, Sites } from '@forecourt/sites';
import { documentId, toDocument, type Vehicle, type VehicleDocument } from '@forecourt/vehicle';
import { siteStock } from '../stock.js';
import { placePointOf } from './placePoint.js';
import { ALIAS, SCHEMA_VERSION, VEHICLE_FIELDS } from './collection.js';
import { SearchPortError, type SearchPort } from './searchPort.js';

export interface IndexerOptions {
  readonly db: Db;
  readonly sites: Sites;
  readonly search: SearchPort;
}

const IMPORT_SIZE = 1000;

/** Keeps the search collection in step with the stock. */
export class Indexer {
  private readonly options: IndexerOptions;
  constructor(options: IndexerOptions) {
    this.options = options;
  }

  /** Makes sure that the alias leads to a collection of the present schema; builds it from the stock if not. Tells whether it did. */
  async ensure(): Promise<boolean> {
    const { search } = this.options;
    try {
      const { collection_name: name } = await search.request<{ collection_name: string }>('GET', `/aliases/${ALIAS}`);
      if (name.startsWith(`${ALIAS}_v${SCHEMA_VERSION}_`)) {
        await search.request('GET', `/collections/${name}`);
        return false;
      }
    } catch (error) {
      if (!(error instanceof SearchPortError) || error.status !== 404) throw error;
    }
    await this.rebuild();
    return true;
  }

  /** Builds a new collection beside the one in use and swaps the alias: there is no empty moment. */
  async rebuild(): Promise<{ name: string; documents: number }> {
    const { search, sites, db } = this.options;
    const name = `${ALIAS}_v${SCHEMA_VERSION}_${Date.now()}`;
    const before = await this.present();
    await search.request('POST', '/collections', { name, fields: VEHICLE_FIELDS });
    let documents = 0;
    for (const site of sites.all) {
      for await (const vehicles of siteStock(db, site.slug).pages(IMPORT_SIZE)) {
        await this.send(
          name,
          vehicles.map((vehicle) => documentOf(vehicle, site)),
        );
        documents += vehicles.length;
      }
    }
    await search.request('PUT', `/aliases/${ALIAS}`, { collection_name: name });
    if (before) await search.request('DELETE', `/collections/${before}`);
    return { name, documents };
  }

  private async present(): Promise<string | undefined> {
    try {
      return (await this.options.search.request<{ collection_name: string }>('GET', `/aliases/${ALIAS}`))
        .collection_name;
    } catch {
      return undefined;
    }
  }

  /** Work of the outbox: brings the named vehicles into the index, as they are now. */
  readonly handler: OutboxHandler = async (entries) => {
    const bySite = new Map<string, Set<string>>();
    for (const entry of entries) {
      const numbers = bySite.get(entry.site) ?? new Set<string>();
      bySite.set(entry.site, numbers);
      for (const stocknum of stocknumsOf(entry)) numbers.add(stocknum);
    }
    for (const [slug, numbers] of bySite) {
      const site = this.options.sites.bySlug(slug);
      if (!site) continue;
      const list = [...numbers];
      for (let at = 0; at < list.length; at += IMPORT_SIZE) {
        const vehicles = await siteStock(this.options.db, slug).byStockNumbers(list.slice(at, at + IMPORT_SIZE));
        await this.send(
          ALIAS,
          vehicles.map((vehicle) => documentOf(vehicle, site)),
        );
      }
    }
  };

  private async send(collection: string, documents: readonly VehicleDocument[]): Promise<void> {
    if (documents.length === 0) return;
    const lines = documents.map((document) => JSON.stringify(document)).join('\n');
    const answer = await this.options.search.request<unknown>(
      'POST',
      `/collections/${collection}/documents/import`,
      lines,
      { action: 'upsert' },
    );
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    const refused = text.split('\n').filter((line) => line.includes('"success":false'));
    if (refused.length > 0)
      throw new Error(
        `${refused.length} of ${documents.length} vehicles were refused by the search server: ${refused[0]}`,
      );
  }
}

const stocknumsOf = (entry: ClaimedEntry): string[] => (entry.payload as { stocknums?: string[] }).stocknums ?? [];

/** Ids in the index carry the site: two sites may use the same stock number. */
export const documentOf = (vehicle: Vehicle, site: ConfiguredSite): VehicleDocument => {
  const document = toDocument(vehicle, {
    site: site.slug,
    financeProvider: site.site.financeProvider,
    placePoint: placePointOf(vehicle, site.site),
  });
  return { ...document, id: documentId(site.slug, vehicle.id) };
};
