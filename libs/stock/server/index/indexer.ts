import { setTimeout as pause } from 'node:timers/promises';
import {
  sql,
  yieldToEventLoop,
  type ClaimedEntry,
  type Db,
  type Yield,
  type OutboxHandler,
} from '@forecourt/service/database';
import { portRef } from '@forecourt/service';
import { ownsStock, repaymentSite, stockOwners, type ConfiguredSite, type Sites } from '@forecourt/service/sites';
import type { VehicleDocument } from '@forecourt/vehicle';
import { siteStock } from '../stock.js';
import { aliasOf, collectionName, readCollectionName, VEHICLE_FIELDS } from './collection.js';
import { collectionOf, collectionsOf, type KnownCollections, type ServedCollection } from './knownCollections.js';
import { documentOf } from './documentOf.js';
import { claimIndex, type IndexClaim } from './indexClaim.js';
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
  /** Between two looks at what another process builds, milliseconds. */
  readonly waitMs?: number;
}

/** A site whose collection was built anew, and how many vehicles it has. */
export interface Rebuilt {
  readonly site: string;
  readonly vehicles: number;
}

/** Stocks that a change of dealers may have changed, and those that are no more. */
export interface ChangedStocks {
  readonly stocks: readonly string[];
  readonly gone: readonly string[];
}

/** A site that owns stock, and the one by whose terms the repayments of that stock are worked out. */
interface StockOwner {
  readonly site: ConfiguredSite;
  readonly stating: ConfiguredSite;
}

/** Vehicles that are indexed at once, a few milliseconds of work. */
const IMPORT_SIZE = 50;

/** Whether a stock is to be built, decided while no other process can build it. */
type IsNeeded = (slug: string, served: ServedCollection, made: string) => Promise<boolean> | boolean;

/** Another process builds the same by now. */
class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
}

/** Keeps the search collection of every stock in step with it: a site's own, or one that a group shares. */
export class Indexer {
  private readonly options: Required<IndexerOptions>;
  private known: { readonly all: Sites['all']; readonly owners: Map<string, StockOwner> } | undefined;
  private readonly states = new Map<string, number>();
  private readonly settling = new Set<string>();
  private readonly listeners = new Set<(owner: string) => void>();
  private isStopped = false;
  constructor(options: IndexerOptions) {
    this.options = { onNotice: () => undefined, yieldNow: yieldToEventLoop, now: Date.now, waitMs: 1000, ...options };
  }

  private get slugs(): readonly string[] {
    return stockOwners(this.options.sites).map(({ slug }) => slug);
  }

  /** Worked out at the first use, once for each list of sites, which changes with a dealer. */
  private ownerOf(slug: string): StockOwner | undefined {
    const { sites } = this.options;
    const { all } = sites;
    if (this.known?.all !== all) this.known = { all, owners: new Map() };
    const { owners } = this.known;
    const site = sites.bySlug(slug);
    if (!site || !ownsStock(site)) return undefined;
    const owner = owners.get(slug) ?? { site, stating: repaymentSite(site, all) };
    owners.set(slug, owner);
    return owner;
  }

  /**
   * Makes sure that the alias of every stock leads to a collection of the present schema, and builds from the stock
   * what is missing, or was made of another configuration. Removes collections that belong to none. Answers with the
   * owners of those that this process did not build.
   */
  async ensure(): Promise<readonly string[]> {
    const known = await collectionsOf(this.options.search);
    const { slugs } = this;
    const made = await this.madeBySite(slugs);
    const lacking: string[] = [];
    for (const slug of slugs)
      if (!(await this.mayStay(slug, known.isCurrent(slug), made.get(slug)))) lacking.push(slug);
    const built = await this.buildLacking(lacking);
    await this.removeStray(known);
    await this.removeLeftovers(known, slugs);
    return slugs.filter((slug) => !built.has(slug));
  }

  /** The same for stocks that a change of dealers may have changed, without a look at any other. */
  async follow({ stocks, gone }: ChangedStocks): Promise<void> {
    const { search } = this.options;
    const made = await this.madeBySite(stocks);
    const lacking: string[] = [];
    for (const slug of stocks) {
      const { isCurrent } = await collectionOf(search, slug);
      if (!(await this.mayStay(slug, isCurrent, made.get(slug)))) lacking.push(slug);
    }
    await this.buildLacking(lacking);
    for (const slug of gone) {
      const { name = '' } = await collectionOf(search, slug);
      if (readCollectionName(name)?.slug !== slug) continue;
      await onceMore(404, search.request('DELETE', `/aliases/${aliasOf(slug)}`));
      await onceMore(404, search.request('DELETE', `/collections/${name}`));
    }
  }

  private async madeBySite(slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (slugs.length === 0) return new Map();
    const states = this.options.db.selectFrom('index_states').select(['site', 'made_of']);
    const made = await states.where(sql<boolean>`site = any(${slugs}::text[])`).execute();
    return new Map(made.map(({ site, made_of: of }) => [site, of]));
  }

  /** Whether what a stock is searched in may stay. One that the database lost is not taken from shoppers, too. */
  private async mayStay(slug: string, isCurrent: boolean, made: string | undefined): Promise<boolean> {
    return isCurrent && (made === this.madeNow(slug) || !(await this.hasStock(slug)));
  }

  /** What an index would be made of now. */
  private madeNow(slug: string): string | undefined {
    const owner = this.ownerOf(slug);
    return owner && madeOf(owner.site, owner.stating);
  }

  private async buildLacking(slugs: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const built = await this.buildInTurn(slugs, {
      isNeeded: async (slug, { isCurrent }, made) => !(await this.mayStay(slug, isCurrent, made)),
      isOver: () => this.isStopped,
    });
    const documents = [...built.values()].reduce((sum, vehicles) => sum + vehicles, 0);
    if (documents > 0)
      this.options.onNotice(
        `The search index of ${built.size} sites was built anew from the database: ${documents} vehicles.`,
      );
    return built;
  }

  /**
   * Builds each stock in one process at a time, and leaves out what another has built meanwhile. Stocks that others are
   * at come last. Answers with the vehicles of each that it built.
   */
  private async buildInTurn(
    slugs: readonly string[],
    on: { readonly isNeeded: IsNeeded; readonly isOver: () => boolean },
  ): Promise<ReadonlyMap<string, number>> {
    const built = new Map<string, number>();
    for (let waiting = slugs; waiting.length > 0;) {
      const taken: string[] = [];
      for (const slug of waiting) {
        if (on.isOver()) return built;
        const claim = await claimIndex(this.options.db, slug);
        const vehicles = claim && (await this.buildClaimed(slug, claim, on.isNeeded));
        if (vehicles === 'lost' || !claim) taken.push(slug);
        else if (vehicles !== undefined) built.set(slug, vehicles);
      }
      waiting = taken;
      if (taken.length > 0) await pause(this.options.waitMs);
    }
    return built;
  }

  private async buildClaimed(
    slug: string,
    claim: IndexClaim,
    isNeeded: IsNeeded,
  ): Promise<number | undefined | 'lost'> {
    try {
      const owner = this.ownerOf(slug);
      const served = await collectionOf(this.options.search, slug);
      if (owner && (await isNeeded(slug, served, claim.madeOf))) return await this.build(owner, served, claim);
      // what this process made of the index before another built it is out of date
      this.countChange(slug);
      return undefined;
    } catch (error) {
      if (error instanceof ClaimLost) return 'lost';
      throw error;
    } finally {
      await claim.end();
    }
  }

  /** Waits for no other process any longer, and begins no other stock. */
  stop(): void {
    this.isStopped = true;
  }

  /** Claims of a process that was killed are free again at once: only one process works on an embedded database. */
  async releaseClaims(): Promise<void> {
    await this.options.db.updateTable('index_states').set({ claimed_until: null, claimed_by: null }).execute();
  }

  /**
   * Brings the index in step with the database: vehicles that it lacks or has in an earlier state are indexed again,
   * documents that are no vehicle are removed. Returns how many. The database is the source of truth; the search folder
   * and caches are built from it (docs/adr/0023).
   */
  async mend(slugs: readonly string[] = this.slugs): Promise<number> {
    const { search, onNotice } = this.options;
    let mended = 0;
    for (const slug of slugs) {
      const owner = this.ownerOf(slug);
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
   * Builds all when no owner is named; what another process builds meanwhile counts as built. Throws a
   * Refusal for a name under which none is kept.
   */
  async rebuild(slug?: string): Promise<readonly Rebuilt[]> {
    const { search, sites } = this.options;
    const slugs = slug === undefined ? this.slugs : [stockOwnerNamed(slug, sites).slug];
    const known = await collectionsOf(search);
    const vehiclesOf = new Map<string, number>();
    const built = await this.buildInTurn(slugs, {
      isNeeded: (site, { name, isCurrent, vehicles }, made) => {
        vehiclesOf.set(site, vehicles);
        return name === known.servedBy(site) || !isCurrent || made !== this.madeNow(site);
      },
      isOver: () => false,
    });
    await this.removeLeftovers(known, slugs);
    return slugs.map((site) => ({ site, vehicles: built.get(site) ?? vehiclesOf.get(site) ?? 0 }));
  }

  private async build(owner: StockOwner, served: ServedCollection, claim: IndexClaim): Promise<number> {
    const { search, db, now } = this.options;
    const { slug } = owner.site;
    // two within a millisecond must not meet
    const name = collectionName(slug, Math.max(now(), (readCollectionName(served.name ?? '')?.at ?? 0) + 1));
    const remove = (collection: string) => onceMore(404, search.request('DELETE', `/collections/${collection}`));
    await onceMore(409, search.request('POST', '/collections', { name, fields: VEHICLE_FIELDS }));
    const sent: States = new Map();
    for await (const vehicles of siteStock(db, slug).pages(IMPORT_SIZE)) {
      const documents = vehicles.map((vehicle) => documentOf(vehicle, owner.site, owner.stating));
      await this.send(name, documents);
      for (const document of documents) sent.set(document.id, stateOf(document));
    }
    const documents = sent.size;
    if (!(await claim.renew())) {
      await remove(name);
      throw new ClaimLost(`Another process builds the search index of ${slug} by now.`);
    }
    await search.request('PUT', `/aliases/${aliasOf(slug)}`, { collection_name: name });
    // what changed while it was filled went to the old one; a node may not have all yet that was sent
    await this.bringInStep(owner, sent);
    // a node that does not know the new alias yet still searches the old collection
    await search.settled();
    if (readCollectionName(served.name ?? '')?.slug === slug) await remove(served.name ?? '');
    await claim.made(madeOf(owner.site, owner.stating));
    this.countChange(slug);
    return documents;
  }

  /** Removes collections and aliases of sites that have no stock of their own any more; a broken dealer comes back. */
  private async removeStray(known: KnownCollections): Promise<void> {
    const { search, sites } = this.options;
    const isOwner = (slug: string) =>
      this.ownerOf(slug) !== undefined || sites.broken.some((dealer) => dealer.slug === slug);
    for (const alias of known.strayAliases(isOwner)) await onceMore(404, search.request('DELETE', `/aliases/${alias}`));
    for (const name of known.strayNames(isOwner)) await onceMore(404, search.request('DELETE', `/collections/${name}`));
  }

  /** Removes what builds that were killed and aliases that were lost left of stocks that no process builds now. */
  private async removeLeftovers(known: KnownCollections, slugs: readonly string[]): Promise<void> {
    const { search, db } = this.options;
    for (const slug of slugs) {
      const leftovers = known.leftoversOf(slug);
      const claim = leftovers.length > 0 ? await claimIndex(db, slug) : undefined;
      if (!claim) continue;
      try {
        const { name: served } = await collectionOf(search, slug);
        for (const name of leftovers)
          if (name !== served) await onceMore(404, search.request('DELETE', `/collections/${name}`));
      } finally {
        await claim.end();
      }
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
      // a site that is no more, or shows another's stock by now, has no collection
      const owner = this.ownerOf(slug);
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
