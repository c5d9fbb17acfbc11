import { yieldToEventLoop, type ClaimedEntry, type Db, type Yield, type OutboxHandler } from '@forecourt/database';
import { repaymentSite, stockOwners, type ConfiguredSite, type Sites } from '@forecourt/sites';
import type { VehicleDocument } from '@forecourt/vehicle';
import { siteStock } from '../stock.js';
import { aliasOf, collectionName, VEHICLE_FIELDS } from './collection.js';
import { collectionsOf, type KnownCollections } from './knownCollections.js';
import { documentOf } from './documentOf.js';
import { gapLine, indexGap, sizeOf } from './mend.js';
import { onceMore, type SearchPort } from './searchPort.js';
import { stockOwnerNamed } from './stockOwnerNamed.js';

export interface IndexerOptions {
  readonly db: Db;
  readonly sites: Sites;
  readonly search: SearchPort;
  /** Called with one line for each repair of the index. */
  readonly onNotice?: (line: string) => void;
  /** Called between two lots: shoppers are not made to wait for the index. */
  readonly yieldNow?: Yield;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** A site whose collection was built anew, and how many vehicles it has. */
export interface Rebuilt {
  readonly site: string;
  readonly vehicles: number;
}

/** A site that owns stock, and the one by whose terms the repayments of that stock are worked out. */
interface StockOwner {
  readonly site: ConfiguredSite;
  readonly stating: ConfiguredSite;
}

/** Vehicles that are indexed at once, a few milliseconds of work. */
const IMPORT_SIZE = 50;

/** Keeps the search collection of every stock in step with it: a site's own, or one that a group shares. */
export class Indexer {
  private readonly options: Required<IndexerOptions>;
  private readonly owners: ReadonlyMap<string, StockOwner>;
  private readonly states = new Map<string, number>();
  constructor(options: IndexerOptions) {
    this.options = { onNotice: () => undefined, yieldNow: yieldToEventLoop, now: Date.now, ...options };
    const { sites } = options;
    this.owners = new Map(
      stockOwners(sites).map((site) => [site.slug, { site, stating: repaymentSite(site, sites.all) }]),
    );
  }

  /**
   * Makes sure that the alias of every stock leads to a collection of the present schema, and builds from the stock
   * what is missing. Removes collections that belong to none. Answers with the owners of those that stood already.
   */
  async ensure(): Promise<readonly string[]> {
    const { search, onNotice } = this.options;
    const known = await collectionsOf(search);
    const standing: string[] = [];
    let [documents, built] = [0, 0];
    for (const [slug, owner] of this.owners) {
      if (known.isCurrent(slug)) {
        standing.push(slug);
        continue;
      }
      documents += await this.build(owner, known);
      built++;
    }
    await this.removeStray(known);
    if (documents > 0)
      onNotice(`The search index of ${built} sites was built anew from the database: ${documents} vehicles.`);
    return standing;
  }

  /**
   * Brings the index in step with the database: vehicles that it lacks or has in an earlier state are indexed again,
   * documents that are no vehicle are removed. Returns how many. The database is the source of truth; the search folder
   * and caches are built from it (docs/adr/0023).
   */
  async mend(slugs: readonly string[] = [...this.owners.keys()]): Promise<number> {
    const { db, search, onNotice, yieldNow } = this.options;
    let mended = 0;
    for (const slug of slugs) {
      const owner = this.owners.get(slug);
      if (!owner) continue;
      const collection = aliasOf(slug);
      const gap = await indexGap({ db, search, collection, site: slug, yieldNow });
      if (sizeOf(gap) === 0) continue;
      await this.index(owner, [...gap.missing, ...gap.behind]);
      for (let at = 0; at < gap.extra.length; at += IMPORT_SIZE) {
        const ids = gap.extra.slice(at, at + IMPORT_SIZE).map((id) => `\`${id}\``);
        await search.request('DELETE', `/collections/${collection}/documents`, undefined, {
          filter_by: `id:=[${ids.join()}]`,
        });
      }
      this.countChange(slug);
      onNotice(gapLine(slug, gap));
      mended += sizeOf(gap);
    }
    return mended;
  }

  /**
   * Builds a new collection of a stock next to the one in use, then swaps the alias: search never sees an empty index.
   * Builds all when no owner is named. Throws a Refusal for a name under which none is kept.
   */
  async rebuild(slug?: string): Promise<readonly Rebuilt[]> {
    const named = slug === undefined ? undefined : stockOwnerNamed(slug, this.options.sites).slug;
    const known = await collectionsOf(this.options.search);
    const rebuilt: Rebuilt[] = [];
    for (const [site, owner] of this.owners)
      if (named === undefined || site === named) rebuilt.push({ site, vehicles: await this.build(owner, known) });
    return rebuilt;
  }

  private async build(owner: StockOwner, known: KnownCollections): Promise<number> {
    const { search, db, now } = this.options;
    const { slug } = owner.site;
    // two within a millisecond must not meet
    const name = collectionName(slug, Math.max(now(), known.newest(slug) + 1));
    await onceMore(409, search.request('POST', '/collections', { name, fields: VEHICLE_FIELDS }));
    let documents = 0;
    for await (const vehicles of siteStock(db, slug).pages(IMPORT_SIZE)) {
      await this.send(
        name,
        vehicles.map((vehicle) => documentOf(vehicle, owner.site, owner.stating)),
      );
      documents += vehicles.length;
    }
    await search.request('PUT', `/aliases/${aliasOf(slug)}`, { collection_name: name });
    // also those that no alias leads to: a rebuilding that was killed, an alias that was lost
    for (const other of known.namesOf(slug)) await onceMore(404, search.request('DELETE', `/collections/${other}`));
    this.countChange(slug);
    // what changed while it was filled went to the old one
    await this.mend([slug]);
    return documents;
  }

  /** Removes collections and aliases of sites that have no stock of their own any more. */
  private async removeStray(known: KnownCollections): Promise<void> {
    const { search } = this.options;
    const isOwner = (slug: string) => this.owners.has(slug);
    for (const alias of known.strayAliases(isOwner)) await onceMore(404, search.request('DELETE', `/aliases/${alias}`));
    for (const name of known.strayNames(isOwner)) await onceMore(404, search.request('DELETE', `/collections/${name}`));
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
      // a site that is no more, or shows another's stock by now, has no collection
      const owner = this.owners.get(slug);
      if (!owner) continue;
      await this.index(owner, [...numbers]);
      this.countChange(slug);
    }
  };

  /** Another number after each change that this process made to the index of a stock, which follows its database. */
  stateOf(owner: string): number {
    return this.states.get(owner) ?? 0;
  }

  private countChange(owner: string): void {
    this.states.set(owner, this.stateOf(owner) + 1);
  }

  private async index({ site, stating }: StockOwner, stocknums: readonly string[]): Promise<void> {
    for (let at = 0; at < stocknums.length; at += IMPORT_SIZE) {
      const batch = stocknums.slice(at, at + IMPORT_SIZE);
      const vehicles = await siteStock(this.options.db, site.slug).byStockNumbers(batch);
      await this.send(
        aliasOf(site.slug),
        vehicles.map((vehicle) => documentOf(vehicle, site, stating)),
      );
    }
  }

  private async send(collection: string, documents: readonly VehicleDocument[]): Promise<void> {
    if (documents.length === 0) return;
    await this.options.yieldNow();
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
