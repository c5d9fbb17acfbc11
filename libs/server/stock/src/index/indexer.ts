import { statedRepayment } from '@forecourt/finance-maths';
import { giveTurn, type ClaimedEntry, type Db, type GiveWay, type OutboxHandler } from '@forecourt/database';
import type { ConfiguredSite, Sites } from '@forecourt/sites';
import { documentId, toDocument, type Vehicle, type VehicleDocument } from '@forecourt/vehicle';
import { siteStock } from '../stock.js';
import { placePointOf } from './placePoint.js';
import { ALIAS, SCHEMA_VERSION, VEHICLE_FIELDS } from './collection.js';
import { gapLine, indexGap, sizeOf } from './mend.js';
import { SearchPortError, type SearchPort } from './searchPort.js';

export interface IndexerOptions {
  readonly db: Db;
  readonly sites: Sites;
  readonly search: SearchPort;
  /** Told in one line what had to be mended. */
  readonly onNotice?: (line: string) => void;
  /** Called between two lots: shoppers are not made to wait for the index. */
  readonly giveWay?: GiveWay;
}

/** Vehicles that are indexed at once, a few milliseconds of work. */
const IMPORT_SIZE = 100;

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
        const { fields } = await search.request<{ fields: FieldJson[] }>('GET', `/collections/${name}`);
        if (hasAllFields(fields)) return false;
      }
    } catch (error) {
      if (!(error instanceof SearchPortError) || error.status !== 404) throw error;
    }
    const { documents } = await this.rebuild();
    if (documents > 0)
      this.options.onNotice?.(`The search index was built anew from the database: ${documents} vehicles.`);
    return true;
  }

  /**
   * Brings the index in step with the database: vehicles that it lacks or has in an earlier state are indexed again,
   * documents that are no vehicle are removed. Tells how many. The database is the truth; see docs/adr/0023.
   */
  async mend(slugs: readonly string[] = this.options.sites.all.map(({ slug }) => slug)): Promise<number> {
    const { db, search, sites, onNotice = () => undefined } = this.options;
    let mended = 0;
    for (const slug of slugs) {
      const site = sites.bySlug(slug);
      if (!site) continue;
      const gap = await indexGap({
        db,
        search,
        collection: ALIAS,
        site: slug,
        giveWay: this.options.giveWay ?? giveTurn,
      });
      if (sizeOf(gap) === 0) continue;
      await this.index(site, [...gap.missing, ...gap.behind]);
      for (let at = 0; at < gap.extra.length; at += IMPORT_SIZE) {
        const ids = gap.extra.slice(at, at + IMPORT_SIZE).map((id) => `\`${id}\``);
        await search.request('DELETE', `/collections/${ALIAS}/documents`, undefined, {
          filter_by: `id:=[${ids.join()}]`,
        });
      }
      onNotice(gapLine(slug, gap));
      mended += sizeOf(gap);
    }
    return mended;
  }

  /** Builds a new collection beside the one in use and swaps the alias: there is no empty moment. */
  async rebuild(): Promise<{ name: string; documents: number }> {
    const { search, sites, db } = this.options;
    const name = `${ALIAS}_v${SCHEMA_VERSION}_${Date.now()}`;
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
    // also those that no alias leads to: a rebuilding that was killed, an alias that was lost
    for (const { name: other } of await search.request<{ name: string }[]>('GET', '/collections'))
      if (other.startsWith(`${ALIAS}_v`) && other !== name) await search.request('DELETE', `/collections/${other}`);
    return { name, documents };
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
      if (site) await this.index(site, [...numbers]);
    }
  };

  private async index(site: ConfiguredSite, stocknums: readonly string[]): Promise<void> {
    for (let at = 0; at < stocknums.length; at += IMPORT_SIZE) {
      const batch = stocknums.slice(at, at + IMPORT_SIZE);
      const vehicles = await siteStock(this.options.db, site.slug).byStockNumbers(batch);
      await this.send(
        ALIAS,
        vehicles.map((vehicle) => documentOf(vehicle, site)),
      );
    }
  }

  private async send(collection: string, documents: readonly VehicleDocument[]): Promise<void> {
    if (documents.length === 0) return;
    await (this.options.giveWay ?? giveTurn)();
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

type FieldJson = { readonly name: string; readonly type: string; readonly facet?: boolean; readonly index?: boolean };

/** Whether a collection has every field of the present schema, as it should be. */
function hasAllFields(fields: readonly FieldJson[]): boolean {
  const known = new Map(fields.map((field) => [field.name, field]));
  return VEHICLE_FIELDS.every(({ name, type, facet = false, index = true }) => {
    const field = known.get(name);
    return field?.type === type && (field.facet ?? false) === facet && (field.index ?? true) === index;
  });
}

const stocknumsOf = (entry: ClaimedEntry): string[] => (entry.payload as { stocknums?: string[] }).stocknums ?? [];

/** Ids in the index carry the site: two sites may use the same stock number. */
export const documentOf = (vehicle: Vehicle, site: ConfiguredSite): VehicleDocument => {
  const document = toDocument(vehicle, {
    site: site.slug,
    financeProvider: site.site.financeProvider,
    placePoint: placePointOf(vehicle, site.site),
  });
  const own = document.weekly_repayment === undefined ? statedRepayment(vehicle, site.config) : {};
  return { ...document, ...own, id: documentId(site.slug, vehicle.id) };
};
