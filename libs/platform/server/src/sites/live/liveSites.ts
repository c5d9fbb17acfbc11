import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { storageReason } from '@forecourt/folder-lock';
import { ConfigError } from '@forecourt/site-config';
import { LRUCache } from 'lru-cache';
import { isDatabaseAway, type Db } from '../../database/index.js';
import { dealersIn, type BrokenDealer, type ConfiguredSite, type Sites, type SitesOptions } from '../createSites.js';
import { readSite } from '../readSite.js';
import { ResolvedSites } from '../resolvedSites.js';
import { isSite, settle, siteIn, sitesBy, type Dealer } from '../settle.js';
import { statesRepayments } from '../sharedStock.js';
import { FolderReader, type DealerFile } from './dealerFiles.js';
import { DraftStore, type DealerDraft } from './draftStore.js';
import { FolderWatch } from './folderWatch.js';
import { ChangedMeanwhile, VersionFolders, type ReadBody } from './versionFolders.js';
import { VersionStore, type DealerVersion, type NewVersion } from './versionStore.js';

export interface LiveSitesOptions extends Pick<SitesOptions, 'templates' | 'lacksOf'> {
  readonly db: Db;
  /** Whether other processes may use the database: what is new in it is looked for. */
  readonly isShared: boolean;
  /** Folder for everything that this process stores. */
  readonly dataDir: string;
  /** Dealers whose configuration is kept at once; another's is made again when it is needed. Default: 500. */
  readonly mostResolved?: number | undefined;
  /** What is looked at for all sites, one after the other (`siteFact`): worked out while a site is read. */
  readonly facts?: readonly ((site: ConfiguredSite) => unknown)[] | undefined;
  /** Folder whose changes are published; none is looked at when left out. */
  readonly dealersDir?: string | undefined;
  /** Folder whose dealers are published where the database has never had any. */
  readonly firstDealersDir?: string | undefined;
  /** Whether changes are looked for after the start. Default: true. */
  readonly watches?: boolean | undefined;
  /** Whether it may begin without any site, for a command that publishes the first. Default: false. */
  readonly mayBeEmpty?: boolean | undefined;
  /** What is wrong with the texts of a dealer, a line each. */
  readonly textProblemsOf?: ((site: ConfiguredSite) => readonly string[]) | undefined;
  /** One entry for the operator. */
  readonly onNotice: (text: string) => void;
}

/** Called after a change with the dealers that it is about; the next change waits for it. */
export type OnSitesChange = (slugs: readonly string[]) => void | Promise<void>;

/** How long another process may not know of a change, milliseconds. */
const POLL_MS = 1000;
/** Earlier versions that are tried at a start where the latest cannot be used. */
const MOST_TRIED = 5;
/** Drafts that are ready to be shown at once. */
const MOST_DRAFTS = 100;

/** What shall run from now on. */
type Offer =
  | {
      readonly kind: 'files';
      readonly hash: string;
      readonly files: readonly DealerFile[];
      readonly read: ReadBody;
      readonly deed: 'publish' | 'edit' | 'revert';
      /** Number of the version that it was made of. */
      readonly base?: number | undefined;
      readonly fromFolder: boolean;
      readonly who: string;
    }
  | { readonly kind: 'version'; readonly version: DealerVersion }
  | { readonly kind: 'removal'; readonly fromFolder: boolean; readonly who: string };

interface Judged {
  readonly dealers: readonly Dealer[];
  /** What is wrong with texts of what is offered, by slug. */
  readonly leftOut: ReadonlyMap<string, readonly string[]>;
}

interface RunningDealer {
  readonly site: ConfiguredSite;
  readonly version: DealerVersion;
}

/** The state of a dealer's versions, for the operator. */
export interface DealerStanding {
  readonly slug: string;
  /** The version that runs; undefined where none does. */
  readonly number: number | undefined;
  readonly at: string | undefined;
  readonly who: string | undefined;
  /** Why what came last does not run, a line each. */
  readonly problems: readonly string[];
  /** What is wrong with texts that the site is without. */
  readonly leftOut: readonly string[];
}

/**
 * The sites of an installation as they are at any moment. What runs is the latest version of each dealer in the
 * database, which all processes follow. A change of the dealers' folder becomes a version once it is right; one that is
 * broken is named, and changes nothing.
 */
export class LiveSites implements Sites {
  readonly #options: LiveSitesOptions;
  readonly #store: VersionStore;
  readonly #drafts: DraftStore;
  readonly #folders: VersionFolders;
  readonly #resolved: ResolvedSites;
  readonly #draftFolders: VersionFolders;
  readonly #draftSites = new LRUCache<string, Promise<ConfiguredSite | undefined>>({ max: MOST_DRAFTS });
  readonly #reader = new FolderReader();
  readonly #running = new Map<string, RunningDealer>();
  readonly #faults = new Map<string, Pick<BrokenDealer, 'problems'>>();
  /** What the dealers' folder held when it was last looked at, by slug. */
  readonly #seen = new Map<string, string>();
  readonly #listeners = new Set<OnSitesChange>();
  readonly #lastHash = new Map<string, string>();
  #watch: FolderWatch | undefined;
  #poll: NodeJS.Timeout | undefined;
  #newest = 0;
  #sites = sitesBy([]);
  #broken: readonly BrokenDealer[] = [];
  /** One change after the other. */
  #turn: Promise<unknown> = Promise.resolve();
  /** From now on the operator reads of each change; what a start finds is said by it. */
  #isOpen = false;

  private constructor(options: LiveSitesOptions) {
    this.#options = options;
    this.#store = new VersionStore(options.db);
    this.#drafts = new DraftStore(options.db);
    this.#folders = new VersionFolders(options.dataDir);
    this.#resolved = new ResolvedSites(options.mostResolved);
    this.#draftFolders = new VersionFolders(options.dataDir, 'drafts');
  }

  /** Throws a ConfigError with every problem where no site can run. */
  static async open(options: LiveSitesOptions): Promise<LiveSites> {
    const sites = new LiveSites(options);
    try {
      // what the watch sees meanwhile waits for its turn
      await sites.#next(() => sites.#begin());
    } catch (error) {
      await sites.close();
      throw error;
    }
    return sites;
  }

  get all(): readonly ConfiguredSite[] {
    return this.#sites.all;
  }

  get broken(): readonly BrokenDealer[] {
    return this.#broken;
  }

  byHost = (host: string): ConfiguredSite | undefined => this.#sites.byHost(host);
  bySlug = (slug: string): ConfiguredSite | undefined => this.#sites.bySlug(slug);

  /** What is wrong with texts that sites are without, by slug. */
  get leftOut(): ReadonlyMap<string, readonly string[]> {
    const found = [...this.#running].filter(([, { version }]) => version.leftOut.length > 0);
    return new Map(found.map(([slug, { version }]) => [slug, version.leftOut]));
  }

  onChange(listener: OnSitesChange): void {
    this.#listeners.add(listener);
  }

  /** The state of every dealer's versions. */
  standing(): readonly DealerStanding[] {
    const slugs = [...new Set([...this.#running.keys(), ...this.#faults.keys()])].sort();
    return slugs.map((slug) => this.standingOf(slug));
  }

  /** The state of one dealer's versions. */
  standingOf(slug: string): DealerStanding {
    const version = this.#running.get(slug)?.version;
    return {
      ...{ slug, number: version?.number, at: version?.at.toISOString(), who: version?.who },
      problems: this.#faults.get(slug)?.problems ?? [],
      leftOut: version?.leftOut ?? [],
    };
  }

  /** Versions of a dealer, the newest first. */
  versions = (slug: string): Promise<readonly DealerVersion[]> => this.#store.of(slug);

  /** Makes the folder of a dealer live. Throws a ConfigError with what is wrong with it; nothing has changed then. */
  publish(slug: string, dir: string, who: string): Promise<DealerVersion> {
    return this.#next(async () => this.#deed(slug, await this.#filesIn(dir, slug, who)));
  }

  /**
   * Makes a folder live that was made of version `base` at the desk. Throws a VersionConflict where another one runs
   * meanwhile, and a ConfigError with what is wrong with it; nothing has changed then.
   */
  edit(
    slug: string,
    dir: string,
    { who, base }: { readonly who: string; readonly base: number },
  ): Promise<DealerVersion> {
    return this.#next(async () => {
      const offer = await this.#filesIn(dir, slug, who);
      return this.#deed(slug, { ...offer, deed: 'edit', base });
    });
  }

  /**
   * Keeps the folder of a dealer for previews, until `expiresAt`; nothing runs by it. Throws a ConfigError with what
   * would keep it from being published.
   */
  draft(
    slug: string,
    dir: string,
    { who, expiresAt, now }: { readonly who: string; readonly expiresAt: Date; readonly now: number },
  ): Promise<DealerDraft> {
    return this.#next(async () => {
      const offer = await this.#filesIn(dir, slug, who);
      const { dealers } = await this.#judge(new Map([[slug, offer]]));
      const dealer = dealers.find((one) => one.slug === slug);
      if (dealer?.versions[0]?.isLast !== false)
        throw new ConfigError([...(dealer?.problems ?? []), ...(dealer?.consequences ?? [])]);
      return this.#drafts.add({ slug, files: offer.files, who, expiresAt, read: this.#folders.read }, now);
    });
  }

  /** The site of a draft, the same object each time; undefined where the draft is gone or cannot run here. */
  draftSite(id: string): Promise<ConfiguredSite | undefined> {
    const known = this.#draftSites.get(id);
    if (known) return known;
    const found = this.#readDraft(id);
    this.#draftSites.set(id, found);
    const forget = () => void this.#draftSites.delete(id);
    found.then((site) => site ?? forget(), forget);
    return found;
  }

  /** Makes the files of an earlier version live again. */
  revert(slug: string, number: number, who: string): Promise<DealerVersion> {
    return this.#next(async () => {
      const all = await this.#store.of(slug);
      const version = all.find((one) => one.number === number && one.deed !== 'remove');
      if (!version) {
        const known = all.filter(({ deed }) => deed !== 'remove').map((one) => one.number);
        throw new ConfigError([`${slug}: has no version ${number}; there are ${known.join(', ') || 'none'}`]);
      }
      const { hash, files } = version;
      return this.#deed(slug, {
        ...{ kind: 'files', deed: 'revert', fromFolder: false, who, hash, files },
        read: (file) => this.#store.read(slug, file),
      });
    });
  }

  /** Takes a site away: its host answers as one that is unknown. */
  remove(slug: string, who: string): Promise<DealerVersion> {
    return this.#next(async () => {
      if (!this.#running.has(slug))
        throw new ConfigError([`${slug}: no such site runs; there are ${[...this.#running.keys()].join(', ')}`]);
      return this.#deed(slug, { kind: 'removal', fromFolder: false, who });
    });
  }

  /** A version's folder, for what compares two. Throws a ConfigError where the dealer has no such version. */
  async folderOf(slug: string, number: number): Promise<string> {
    const version = (await this.#store.of(slug)).find((one) => one.number === number);
    if (!version) throw new ConfigError([`${slug}: has no version ${number}`]);
    return this.#folders.make(slug, version.hash, version.files, (file) => this.#store.read(slug, file));
  }

  /** Looks for what is new: in the dealers' folder, and in the database. */
  async look(): Promise<void> {
    await this.#lookInFolder(undefined);
    await this.#lookInDatabase();
  }

  async close(): Promise<void> {
    this.#watch?.stop();
    clearTimeout(this.#poll);
    this.#listeners.clear();
    await this.#turn;
  }

  async #readDraft(id: string): Promise<ConfiguredSite | undefined> {
    const draft = await this.#drafts.find(id);
    if (!draft) return undefined;
    const { slug, hash, files } = draft;
    const dir = await this.#draftFolders.make(slug, hash, files, (file) => this.#store.read(slug, file));
    const found = siteIn(slug, dir, this.#options);
    return isSite(found) ? found : undefined;
  }

  async #filesIn(dir: string, slug: string, who: string): Promise<Offer & { kind: 'files' }> {
    if (!SLUG.test(slug))
      throw new ConfigError([`"${slug}" is no name of a dealer: small letters, digits and single hyphens`]);
    const content = await this.#reader.read(dir, slug);
    if (!content) throw new ConfigError([`${dir}: there is no dealer, which is a folder with a site.json`]);
    const read: ReadBody = (file) => readFrom(dir, file);
    return { kind: 'files', deed: 'publish', fromFolder: false, who, read, ...content };
  }

  #next<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #begin(): Promise<void> {
    const { dealersDir, firstDealersDir, watches = true, mayBeEmpty = false } = this.#options;
    if (watches && dealersDir !== undefined) {
      this.#watch = new FolderWatch({
        root: dealersDir,
        onChange: (slugs) => void this.#lookInFolder(slugs).catch((error: unknown) => this.#report(error)),
      });
      this.#watch.start();
    }
    this.#newest = await this.#store.newest();
    const latest = new Map((await this.#store.latest()).map((version) => [version.slug, version]));
    await this.#runLatest([...latest.values()].filter(({ deed }) => deed !== 'remove'));
    const begunWith = dealersDir ?? (latest.size === 0 ? firstDealersDir : undefined);
    if (begunWith !== undefined) await this.#beginFolder(begunWith, latest);
    if (this.all.length === 0 && !mayBeEmpty) {
      const problems = [...this.#faults.values()].flatMap((fault) => fault.problems);
      throw new ConfigError(problems.length > 0 ? problems : ['No dealer is published in the database.']);
    }
    for (const [slug, { version }] of this.#running) {
      this.#lastHash.set(slug, version.hash);
      await this.#folders.keep(slug, [version.hash]);
    }
    await this.#folders.clean([...this.#running.keys()]);
    this.#isOpen = true;
    if (watches) this.#planPoll();
  }

  /** Runs what the database has; an earlier version where this process cannot use the latest. */
  async #runLatest(versions: readonly DealerVersion[]): Promise<void> {
    await this.#apply(new Map(versions.map((version) => [version.slug, { kind: 'version', version }])));
    for (const { slug, number } of versions) {
      const earlier = this.#running.has(slug)
        ? []
        : (await this.#store.of(slug)).filter((one) => one.number < number && one.deed !== 'remove');
      const fault = this.#faults.get(slug);
      for (const version of earlier.slice(0, MOST_TRIED)) {
        await this.#apply(new Map([[slug, { kind: 'version', version }]]), { isQuiet: true });
        if (this.#running.has(slug)) break;
      }
      if (fault) this.#faults.set(slug, fault);
    }
    this.#settleBroken();
  }

  /**
   * What the folder holds at a start. An embedded database has one process, whose folder it is: its changes since the
   * last start go live. Other processes of a shared database may have been started with a newer folder: what the
   * database had before this one's is left alone.
   */
  async #beginFolder(dealersDir: string, latest: ReadonlyMap<string, DealerVersion>): Promise<void> {
    const { isShared } = this.#options;
    const offers = new Map<string, Offer>();
    // without dealers in the database, a folder without any is the fault
    const slugs = latest.size > 0 && !existsSync(dealersDir) ? [] : dealersIn(dealersDir);
    for (const slug of slugs) {
      const before = latest.get(slug);
      const offer = await this.#offerOf(dealersDir, slug);
      if (!offer || (before?.hash === offer.hash && before.deed !== 'remove')) continue;
      if (before && undoesEdit(before, undefined)) {
        // as it was before the edit, it says nothing new
        if (!(await this.#store.knows(slug, offer.hash))) this.#blame(slug, [editLine(slug, before)]);
        continue;
      }
      const isNext = before === undefined || (!isShared && before.fromFolder);
      if (isNext || !(await this.#store.knows(slug, offer.hash))) offers.set(slug, offer);
    }
    if (!isShared && slugs.length > 0)
      for (const { slug, fromFolder, deed } of latest.values())
        if (fromFolder && deed !== 'remove' && !slugs.includes(slug)) offers.set(slug, this.#removalByFolder());
    await this.#apply(offers);
  }

  async #offerOf(dealersDir: string, slug: string): Promise<(Offer & { kind: 'files' }) | undefined> {
    const dir = path.join(dealersDir, slug);
    try {
      if (!SLUG.test(slug))
        throw new ConfigError([`dealers/${slug}: must be named by small letters, digits and single hyphens`]);
      const content = await this.#reader.read(dir, slug, (folder) => this.#watch?.see(folder));
      this.#seen.set(slug, content?.hash ?? '');
      if (!content) return undefined;
      this.#watch?.keep(slug, content.folders);
      const who = `folder of ${hostname()}`;
      const read: ReadBody = (file) => readFrom(dir, file);
      return { kind: 'files', deed: 'publish', fromFolder: true, who, read, ...content };
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      this.#seen.delete(slug);
      this.#blame(slug, error.problems);
      return undefined;
    }
  }

  #removalByFolder = (): Offer => ({ kind: 'removal', fromFolder: true, who: `folder of ${hostname()}` });

  #lookInFolder(named: readonly string[] | undefined): Promise<void> {
    return this.#next(async () => {
      const { dealersDir } = this.#options;
      // a missing folder is one that was not mounted, not a wish to remove all dealers
      if (dealersDir === undefined || !existsSync(dealersDir)) return;
      let there: readonly string[];
      try {
        there = dealersIn(dealersDir);
      } catch {
        return;
      }
      const offers = new Map<string, Offer>();
      for (const slug of named ?? new Set([...there, ...this.#seen.keys()])) {
        const before = this.#seen.get(slug);
        if (!there.includes(slug)) {
          this.#seen.delete(slug);
          if (before === undefined) continue;
          if (this.#running.has(slug)) offers.set(slug, this.#removalByFolder());
          else this.#absolve(slug);
          continue;
        }
        const offer = await this.#offerOf(dealersDir, slug);
        // what was wrong with it may have been another dealer, who has changed
        const isAgain = named === undefined && this.#faults.has(slug);
        if (!offer || (offer.hash === before && !isAgain)) continue;
        const running = this.#running.get(slug)?.version;
        if (running?.hash === offer.hash) this.#absolve(slug);
        else if (running && undoesEdit(running, before)) this.#blame(slug, [editLine(slug, running)]);
        else offers.set(slug, offer);
      }
      if (offers.size === 0) return this.#settleBroken();
      await this.#apply(offers);
      if (named !== undefined && this.#faults.size > 0)
        void this.#lookInFolder(undefined).catch((error: unknown) => this.#report(error));
    });
  }

  #lookInDatabase(): Promise<void> {
    return this.#next(async () => {
      const newest = await this.#store.newest();
      if (newest === this.#newest) return;
      const versions = await this.#store.latest(this.#newest);
      this.#newest = newest;
      const offers = new Map<string, Offer>();
      for (const version of versions) {
        const running = this.#running.get(version.slug);
        if (running?.version.id === version.id) continue;
        if (version.deed !== 'remove') offers.set(version.slug, { kind: 'version', version });
        else if (running) offers.set(version.slug, { kind: 'version', version });
      }
      if (offers.size > 0) await this.#apply(offers);
    });
  }

  #planPoll(): void {
    if (!this.#options.isShared) return;
    this.#poll = setTimeout(() => {
      void this.#lookInDatabase()
        .catch((error: unknown) => this.#report(error))
        .then(() => this.#planPoll());
    }, POLL_MS);
    this.#poll.unref();
  }

  /** One offer of a command: what becomes of it is the command's to say. */
  async #deed(slug: string, offer: Offer): Promise<DealerVersion> {
    const [before, fault] = [this.#running.get(slug), this.#faults.get(slug)];
    await this.#apply(new Map([[slug, offer]]), { isQuiet: true });
    const problems = this.#faults.get(slug)?.problems ?? [];
    if (problems.length > 0 && this.#running.get(slug) === before) {
      // the command is refused: what is wrong with the dealer's own folder is as it was
      if (fault) this.#faults.set(slug, fault);
      else this.#faults.delete(slug);
      this.#settleBroken();
      throw new ConfigError(problems);
    }
    const running = this.#running.get(slug)?.version ?? (await this.#store.of(slug))[0];
    if (!running) throw new Error(`Nothing is known of the dealer "${slug}".`);
    return running;
  }

  /** Publishes and runs of what is offered what goes together with what runs. */
  async #apply(offers: ReadonlyMap<string, Offer>, { isQuiet = false } = {}): Promise<void> {
    const { dealers, leftOut } = await this.#judge(offers);
    await this.#run(offers, dealers, { leftOut, isQuiet });
  }

  /** What each dealer could run by, were what is offered taken. */
  async #judge(offers: ReadonlyMap<string, Offer>): Promise<Judged> {
    const dealers: Dealer[] = [];
    const leftOut = new Map<string, readonly string[]>();
    for (const slug of [...new Set([...this.#running.keys(), ...offers.keys()])].sort()) {
      const offer = offers.get(slug);
      const running = this.#running.get(slug);
      const last = running ? [{ site: running.site, isLast: true }] : [];
      const dealer: Dealer = { slug, isChanged: offer !== undefined, problems: [], consequences: [], versions: last };
      if (!offer) {
        dealers.push(dealer);
        continue;
      }
      if (offer.kind === 'removal' || isRemoval(offer)) {
        const needing = this.all.filter((site) => site.stockOwner === slug && site.slug !== slug);
        if (needing.length === 0) continue;
        const names = needing.map((site) => `"${site.slug}"`).join(', ');
        dealers.push({
          ...dealer,
          problems: [`dealers/${slug}: cannot go: its stock is shown by ${names} (site.stockOf)`],
        });
        continue;
      }
      const found = await this.#read(slug, offer);
      // those of a version were looked at when it was published
      const texts = isSite(found) && offer.kind === 'files' ? (this.#options.textProblemsOf?.(found) ?? []) : [];
      // a site that runs keeps the texts that were right; a new one does without those that are not
      const isFit = isSite(found) && (texts.length === 0 || !running);
      leftOut.set(slug, texts);
      dealers.push({
        ...dealer,
        problems: isFit ? [] : [...(isSite(found) ? texts : found)],
        versions: [...(isFit ? [{ site: found, isLast: false }] : []), ...last],
      });
    }
    settle(dealers);
    return { dealers, leftOut };
  }

  async #run(
    offers: ReadonlyMap<string, Offer>,
    dealers: readonly Dealer[],
    { leftOut, isQuiet }: { readonly leftOut: ReadonlyMap<string, readonly string[]>; readonly isQuiet: boolean },
  ): Promise<void> {
    const known = new Map(dealers.map((dealer) => [dealer.slug, dealer]));
    const accepted = [...offers].filter(([slug, offer]) => {
      const dealer = known.get(slug);
      return dealer ? dealer.versions[0]?.isLast === false : isRemoval(offer);
    });
    const published = await this.#publish(accepted, leftOut);
    const changed: string[] = [];
    for (const [slug, offer] of accepted) {
      const version = offer.kind === 'version' ? offer.version : published.get(slug);
      const site = known.get(slug)?.versions[0]?.site;
      const before = this.#running.get(slug);
      if (!version) continue;
      this.#faults.delete(slug);
      if (site) this.#running.set(slug, { site: before?.version.hash === version.hash ? before.site : site, version });
      else this.#running.delete(slug);
      if (before?.version.hash !== version.hash || !site) changed.push(slug);
    }
    for (const { slug, problems, consequences, versions, isChanged } of dealers) {
      const found = [...problems, ...consequences];
      if (versions.length === 0 && this.#running.delete(slug)) changed.push(slug);
      if (found.length > 0 && (isChanged || versions.length === 0)) this.#blame(slug, found, isQuiet);
    }
    this.#settleBroken();
    if (changed.length > 0) await this.#say(changed);
  }

  async #publish(
    accepted: readonly (readonly [string, Offer])[],
    leftOut: ReadonlyMap<string, readonly string[]>,
  ): Promise<ReadonlyMap<string, DealerVersion>> {
    const own = accepted.flatMap(([slug, offer]): NewVersion[] => {
      if (offer.kind === 'version') return [];
      const common = { slug, fromFolder: offer.fromFolder, who: offer.who, read: this.#folders.read };
      if (offer.kind === 'files')
        return [
          {
            ...{ ...common, deed: offer.deed, files: offer.files, base: offer.base },
            leftOut: leftOut.get(slug) ?? [],
          },
        ];
      const { files = [] } = this.#running.get(slug)?.version ?? {};
      return [{ ...common, deed: 'remove', files, leftOut: [] }];
    });
    if (own.length === 0) return new Map();
    return new Map((await this.#store.publish(own)).map((version) => [version.slug, version]));
  }

  async #read(slug: string, offer: Exclude<Offer, { kind: 'removal' }>): Promise<ConfiguredSite | readonly string[]> {
    const { hash, files } = offer.kind === 'version' ? offer.version : offer;
    const read: ReadBody = offer.kind === 'version' ? (file) => this.#store.read(slug, file) : offer.read;
    try {
      const dir = await this.#folders.make(slug, hash, files, read);
      const found = siteIn(slug, dir, this.#options);
      return isSite(found) ? this.#kept(found) : found;
    } catch (error) {
      if (error instanceof ChangedMeanwhile) {
        // it is being written: its end is seen as a change of its own
        this.#seen.delete(slug);
        return [`dealers/${slug}/${error.message}: changed while it was read`];
      }
      return [`dealers/${slug}: cannot be stored: ${storageReason(this.#options.dataDir, error)}`];
    }
  }

  /** A site that was read, as it is kept. The text of its file stays: a version's folder may go before its visitors. */
  #kept(site: ConfiguredSite): ConfiguredSite {
    const { slug, dir } = site;
    const text = JSON.stringify(site.source);
    const kept = this.#resolved.keep(site, () =>
      readSite(slug, dir, JSON.parse(text) as Record<string, unknown>, this.#options),
    );
    for (const fact of [statesRepayments, ...(this.#options.facts ?? [])]) fact(kept);
    return kept;
  }

  /** Says what changed, to the operator and to those who listen. */
  async #say(changed: readonly string[]): Promise<void> {
    const before = new Map([...this.#running].map(([slug, { version }]) => [slug, version]));
    if (this.#isOpen)
      for (const slug of changed) {
        const version = before.get(slug);
        this.#options.onNotice(
          version
            ? `The dealer "${slug}" runs by version ${version.number} (${version.who}).`
            : `The dealer "${slug}" is gone.`,
        );
      }
    for (const listener of this.#listeners)
      try {
        await listener(changed);
      } catch (error) {
        this.#report(error);
      }
    // what is being answered may still read the version before
    for (const slug of changed) {
      const hash = this.#running.get(slug)?.version.hash;
      const last = this.#lastHash.get(slug);
      await this.#folders
        .keep(
          slug,
          [hash, last].filter((one) => one !== undefined),
        )
        .catch(() => undefined);
      if (hash === undefined) this.#lastHash.delete(slug);
      else this.#lastHash.set(slug, hash);
    }
  }

  #blame(slug: string, problems: readonly string[], isQuiet = false): void {
    const known = this.#faults.get(slug)?.problems.join('\n');
    this.#faults.set(slug, { problems });
    if (isQuiet || !this.#isOpen || known === problems.join('\n')) return;
    this.#options.onNotice(
      [
        `The dealer "${slug}" is broken: its site ` +
          (this.#running.has(slug) ? 'runs by its last version that was right.' : 'stays out.'),
        ...problems.map((problem) => `  - ${problem}`),
      ].join('\n'),
    );
  }

  /** What the folder holds is what runs. */
  #absolve(slug: string): void {
    if (this.#faults.delete(slug) && this.#running.has(slug))
      this.#options.onNotice(`The dealer "${slug}" is right again: its site runs as its folder says.`);
  }

  #settleBroken(): void {
    const all = [...this.#running.values()].map(({ site }) => site).sort((a, b) => (a.slug < b.slug ? -1 : 1));
    // one list until a site changes: what is worked out over all of them is kept by it
    if (all.length !== this.all.length || all.some((site, at) => site !== this.all[at])) this.#sites = sitesBy(all);
    this.#broken = [...this.#faults].map(([slug, fault]) => ({ slug, ...fault, runsByLast: this.#running.has(slug) }));
  }

  #report(error: unknown): void {
    // its absence and return have lines of their own
    if (isDatabaseAway(error)) return;
    const reason = error instanceof Error ? error.message : String(error);
    this.#options.onNotice(`A change of dealers could not be taken over: ${reason}.`);
  }
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Whether a folder's change would undo what was changed at the desk unseen: the folder never held it. `seen` is what it
 * held before.
 */
const undoesEdit = ({ deed, hash }: DealerVersion, seen: string | undefined): boolean =>
  deed === 'edit' && seen !== hash;

const editLine = (slug: string, { number, who, at }: DealerVersion): string =>
  `dealers/${slug}: version ${number} was made at the desk by ${who} on ${at.toISOString().slice(0, 10)}` +
  `, and this folder does not have it: the command "dealer pull ${slug}" takes it over` +
  `, "dealer publish ${slug}" undoes it`;

const isRemoval = (offer: Offer): boolean =>
  offer.kind === 'removal' || (offer.kind === 'version' && offer.version.deed === 'remove');

const readFrom = (dir: string, file: DealerFile): Promise<Buffer | undefined> =>
  readFile(path.join(dir, file.path)).catch(() => undefined);
