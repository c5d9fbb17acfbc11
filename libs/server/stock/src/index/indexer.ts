import { giveTurn, type ClaimedEntry, type Db, type GiveWay, type OutboxHandler } from '@forecourt/database';
import { statedRepayment } from '@forecourt/finance-maths';
import type { ConfiguredSite, Sites } from '@forecourt/sites';
import { toDocument, type Vehicle, type VehicleDocument } from '@forecourt/vehicle';
import { siteStock } from '../stock.js';
import { aliasOf, collectionName, VEHICLE_FIELDS } from './collection.js';
import { collectionsOf, type KnownCollections } from './knownCollections.js';
import { gapLine, indexGap, sizeOf } from './mend.js';
import { placePointOf } from './placePoint.js';
import { onceMore, type SearchPort } from './searchPort.js';

export interface IndexerOptions {
  readonly db: Db;
  readonly sites: Sites;
  readonly search: SearchPort;
  /** Told in one line what had to be mended. */
  readonly onNotice?: (line: string) => void;
  /** Called between two lots: shoppers are not made to wait for the index. */
  readonly giveWay?: GiveWay;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** A site whose collection was built anew, and how many vehicles it has. */
export interface Rebuilt {
  readonly site: string;
  readonly vehicles: number;
}

export class UnknownSite extends Error {
  override readonly name = 'UnknownSite';
  constructor(slug: string, known: readonly string[]) {
    super(`There is no site "${slug}". Sites are ${known.join(', ')}.`);
  }
}

/** Vehicles that are indexed at once, a few milliseconds of work. */
const IMPORT_SIZE = 50;

/** Keeps every site's search collection in step with its stock. */
export class Indexer {
  private readonly options: Required<IndexerOptions>;
  constructor(options: IndexerOptions) {
    this.options = { onNotice: () => undefined, giveWay: giveTurn, now: Date.now, ...options };
  }

  /**
   * Makes sure that every site's alias leads to a collection of the present schema, and builds from the stock what is
   * missing. Removes collections that belong to no site. Answers with the sites that stood already.
   */
  async ensure(): Promise<readonly string[]> {
    const { search, sites, onNotice } = this.options;
    const known = await collectionsOf(search);
    const standing: string[] = [];
    let [documents, built] = [0, 0];
    for (const { slug } of sites.all) {
      if (known.isCurrent(slug)) {
        standing.push(slug);
        continue;
      }
      documents += await this.build(slug, known);
      built++;
    }
    await this.removeStray(known);
    if (documents > 0)
      onNotice(`The search index of ${built} sites was built anew from the database: ${documents} vehicles.`);
    return standing;
  }

  /**
   * Brings the index in step with the database: vehicles that it lacks or has in an earlier state are indexed again,
   * documents that are no vehicle are removed. Tells how many. The database is the truth; see docs/adr/0023.
   */
  async mend(slugs: readonly string[] = this.options.sites.all.map(({ slug }) => slug)): Promise<number> {
    const { db, search, sites, onNotice, giveWay } = this.options;
    let mended = 0;
    for (const slug of slugs) {
      const site = sites.bySlug(slug);
      if (!site) continue;
      const collection = aliasOf(slug);
      const gap = await indexGap({ db, search, collection, site: slug, giveWay });
      if (sizeOf(gap) === 0) continue;
      await this.index(site, [...gap.missing, ...gap.behind]);
      for (let at = 0; at < gap.extra.length; at += IMPORT_SIZE) {
        const ids = gap.extra.slice(at, at + IMPORT_SIZE).map((id) => `\`${id}\``);
        await search.request('DELETE', `/collections/${collection}/documents`, undefined, {
          filter_by: `id:=[${ids.join()}]`,
        });
      }
      onNotice(gapLine(slug, gap));
      mended += sizeOf(gap);
    }
    return mended;
  }

  /**
   * Builds a site's collection anew beside the one in use and swaps the alias: there is no empty moment. Builds those of
   * all sites when none is named. Throws UnknownSite for a name that no site has.
   */
  async rebuild(slug?: string): Promise<readonly Rebuilt[]> {
    const all = this.options.sites.all.map((site) => site.slug);
    if (slug !== undefined && !all.includes(slug)) throw new UnknownSite(slug, all);
    const known = await collectionsOf(this.options.search);
    const rebuilt: Rebuilt[] = [];
    for (const site of slug === undefined ? all : [slug])
      rebuilt.push({ site, vehicles: await this.build(site, known) });
    return rebuilt;
  }

  private async build(slug: string, known: KnownCollections): Promise<number> {
    const { search, sites, db, now } = this.options;
    const site = sites.bySlug(slug) as ConfiguredSite;
    // two within a millisecond must not meet
    const name = collectionName(slug, Math.max(now(), known.newest(slug) + 1));
    await onceMore(409, search.request('POST', '/collections', { name, fields: VEHICLE_FIELDS }));
    let documents = 0;
    for await (const vehicles of siteStock(db, slug).pages(IMPORT_SIZE)) {
      await this.send(
        name,
        vehicles.map((vehicle) => documentOf(vehicle, site)),
      );
      documents += vehicles.length;
    }
    await search.request('PUT', `/aliases/${aliasOf(slug)}`, { collection_name: name });
    // also those that no alias leads to: a rebuilding that was killed, an alias that was lost
    for (const other of known.namesOf(slug)) await onceMore(404, search.request('DELETE', `/collections/${other}`));
    // what changed while it was filled went to the old one
    await this.mend([slug]);
    return documents;
  }

  /** Collections of sites that are no more, and the one that all sites shared before each had its own. */
  private async removeStray(known: KnownCollections): Promise<void> {
    const { search, sites } = this.options;
    for (const alias of known.strayAliases((slug) => sites.bySlug(slug) !== undefined))
      await onceMore(404, search.request('DELETE', `/aliases/${alias}`));
    for (const name of known.strayNames((slug) => sites.bySlug(slug) !== undefined))
      await onceMore(404, search.request('DELETE', `/collections/${name}`));
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
        aliasOf(site.slug),
        vehicles.map((vehicle) => documentOf(vehicle, site)),
      );
    }
  }

  private async send(collection: string, documents: readonly VehicleDocument[]): Promise<void> {
    if (documents.length === 0) return;
    await this.options.giveWay();
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

/** A vehicle as it stands in the index, under its own id. */
export const documentOf = (vehicle: Vehicle, site: ConfiguredSite): VehicleDocument => {
  const document = toDocument(vehicle, {
    site: site.slug,
    financeProvider: site.site.financeProvider,
    placePoint: placePointOf(vehicle, site.site),
  });
  const own = document.weekly_repayment === undefined ? statedRepayment(vehicle, site.config) : {};
  return { ...document, ...own };
};
