import {
  yieldToEventLoop,
  type ClaimedEntry,
  type Db,
  type Yield,
  type OutboxHandler,
} from '@forecourt/service/database';
import { portRef } from '@forecourt/service';
import { repaymentSite, stockOwners, type ConfiguredSite, type Sites } from '@forecourt/service/sites';
import type { VehicleDocument } from '@forecourt/vehicle';
import { siteStock } from '../stock.js';
import { aliasOf, collectionName, VEHICLE_FIELDS } from './collection.js';
import { collectionsOf, type KnownCollections } from './knownCollections.js';
import { documentOf } from './documentOf.js';
import { madeOf } from './madeOf.js';
import { gapLine, indexGap, isLost, sizeOf, stateOf, statesIn, type IndexGap, type States } from './mend.js';
import { onceMore, SearchPortError, type SearchPort } from './searchPort.js';
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
  private known: { readonly all: Sites['all']; readonly owners: ReadonlyMap<string, StockOwner> } | undefined;
  private readonly states = new Map<string, number>();
  private readonly settling = new Set<string>();
  private readonly listeners = new Set<(owner: string) => void>();
  constructor(options: IndexerOptions) {
    this.options = { onNotice: () => undefined, yieldNow: yieldToEventLoop, now: Date.now, ...options };
  }

  /** Worked out once for each list of sites, which changes with a dealer. */
  private get owners(): ReadonlyMap<string, StockOwner> {
    const { sites } = this.options;
    const { all } = sites;
    if (this.known?.all !== all)
      this.known = {
        all,
        owners: new Map(stockOwners({ all }).map((site) => [site.slug, { site, stating: repaymentSite(site, all) }])),
      };
    return this.known.owners;
  }

  /**
   * Makes sure that the alias of every stock leads to a collection of the present schema, and builds from the stock
   * what is missing, or was made of another configuration. Removes collections that belong to none. Answers with the
   * owners of those that stood already.
   */
  async ensure(): Promise<readonly string[]> {
    const { search, onNotice } = this.options;
    const known = await collectionsOf(search);
    const made = await this.options.db.selectFrom('index_states').select(['site', 'made_of']).execute();
    const madeBySite = new Map(made.map(({ site, made_of: of }) => [site, of]));
    const standing: string[] = [];
    let [documents, built] = [0, 0];
    for (const [slug, owner] of this.owners) {
      const isMade = madeBySite.get(slug) === madeOf(owner.site, owner.stating);
      // what the database lost is not taken from shoppers, too
      if (known.isCurrent(slug) && (isMade || !(await this.hasStock(slug)))) {
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
    const { search, onNotice } = this.options;
    let mended = 0;
    for (const slug of slugs) {
      const owner = this.owners.get(slug);
      if (!owner) continue;
      const gap = await this.bringInStep(owner, await statesIn(search, aliasOf(slug)));
      if (sizeOf(gap) === 0) continue;
      onNotice(gapLine(slug, gap));
      if (isLost(gap)) continue;
      this.countChange(slug);
      mended += sizeOf(gap);
    }
    return mended;
  }

  private async hasStock(site: string): Promise<boolean> {
    const { db } = this.options;
    return (
      (await db.selectFrom('vehicles').select('id').where('site', '=', site).limit(1).executeTakeFirst()) !== undefined
    );
  }

  /** Writes what the index has otherwise than the database, and answers with what that was. */
  private async bringInStep(owner: StockOwner, indexed: States): Promise<IndexGap> {
    const { db, search, yieldNow } = this.options;
    const { slug } = owner.site;
    const gap = await indexGap({ db, site: slug, indexed, yieldNow });
    if (isLost(gap)) return gap;
    await this.index(owner, [...gap.missing, ...gap.behind]);
    for (let at = 0; at < gap.extra.length; at += IMPORT_SIZE) {
      const ids = gap.extra.slice(at, at + IMPORT_SIZE).map((id) => `\`${id}\``);
      await search.request('DELETE', `/collections/${aliasOf(slug)}/documents`, undefined, {
        filter_by: `id:=[${ids.join()}]`,
      });
    }
    return gap;
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
    const sent: States = new Map();
    for await (const vehicles of siteStock(db, slug).pages(IMPORT_SIZE)) {
      const documents = vehicles.map((vehicle) => documentOf(vehicle, owner.site, owner.stating));
      await this.send(name, documents);
      for (const document of documents) sent.set(document.id, stateOf(document));
    }
    const documents = sent.size;
    await search.request('PUT', `/aliases/${aliasOf(slug)}`, { collection_name: name });
    // what changed while it was filled went to the old one; a node may not have all yet that was sent
    await this.bringInStep(owner, sent);
    // a node that does not know the new alias yet still searches the old collection
    await search.settled();
    // also those that no alias leads to: a rebuilding that was killed, an alias that was lost
    for (const other of known.namesOf(slug)) await onceMore(404, search.request('DELETE', `/collections/${other}`));
    const of = madeOf(owner.site, owner.stating);
    await db
      .insertInto('index_states')
      .values({ site: slug, made_of: of })
      .onConflict((on) => on.column('site').doUpdateSet({ made_of: of }))
      .execute();
    this.countChange(slug);
    return documents;
  }

  /** Removes collections and aliases of sites that have no stock of their own any more; a broken dealer comes back. */
  private async removeStray(known: KnownCollections): Promise<void> {
    const { search, sites } = this.options;
    const isOwner = (slug: string) => this.owners.has(slug) || sites.broken.some((dealer) => dealer.slug === slug);
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

  /** Resolves when shoppers find what was indexed before, whatever node of a cluster they reach. */
  settled = (): Promise<void> => this.options.search.settled();

  /** Another number after each change that this process made to the index of a stock, which follows its database. */
  stateOf(owner: string): number {
    return this.states.get(owner) ?? 0;
  }

  /** Called after each change that this process made to the index of a stock. */
  onChange(listener: (owner: string) => void): void {
    this.listeners.add(listener);
  }

  /** Counts once more when every node has the change: what was made from one that lagged is out of date then. */
  private countChange(owner: string): void {
    const count = () => {
      this.states.set(owner, this.stateOf(owner) + 1);
      for (const listener of this.listeners) listener(owner);
    };
    count();
    if (this.settling.has(owner)) return;
    // changes that follow within this turn are waited for as well
    this.settling.add(owner);
    void yieldToEventLoop()
      .then(() => this.settling.delete(owner))
      .then(() => this.options.search.settled())
      .then(count, count);
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
      throw new SearchPortError(
        422,
        `${refused.length} of ${documents.length} vehicles were refused by the search server: ${refused[0]}`,
      );
  }
}

const stocknumsOf = (entry: ClaimedEntry): string[] => (entry.payload as { stocknums?: string[] }).stocknums ?? [];

export const indexerPort = portRef<Indexer>('stock/indexer');
