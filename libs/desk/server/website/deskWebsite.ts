import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentsPort } from '@forecourt/content/server';
import { Refusal } from '@forecourt/contracts/api';
import { MOST_PICTURES, type DeskSiteAnswer, type DeskSiteChange } from '@forecourt/desk/domain';
import type { PhotoRefusal } from '@forecourt/enquiry';
import type { SentPhoto } from '@forecourt/pictures';
import { liveSitesPort, previewsPort, type ServiceContext } from '@forecourt/service';
import {
  changedOptions,
  changeLine,
  VersionConflict,
  type ConfiguredSite,
  type LiveSites,
} from '@forecourt/service/sites';
import { ConfigError, dayIn } from '@forecourt/site-config';
import { isEditor, type DeskPerson } from '../access/deskPeople.js';
import { note, type DeskAct } from '../records/audit.js';
import { worded } from '../words/worded.js';
import { changedSource, editablePart, placeOf, type FolderFacts } from './siteChanges.js';
import { hasContent, namedIn, uploadPath, uploadsIn, UPLOADS } from './uploads.js';

/** Signs of a change in the list of what was done: the versions have all of it. */
const MOST_DETAIL = 600;

export interface WantedChange {
  /** Number of the version that it was made of. */
  readonly version: number;
  readonly change: DeskSiteChange;
}

/** Changes of a dealer's website at its desk, each a version of its own. */
export class DeskWebsite {
  readonly #service: ServiceContext;
  constructor(service: ServiceContext) {
    this.#service = service;
  }

  /** What the person may change. Throws the `Refusal` with 403 for everybody but editors. */
  async read(site: ConfiguredSite, person: DeskPerson): Promise<DeskSiteAnswer> {
    const live = this.#live(person);
    const { number = 0, at = '', who = '' } = live.standingOf(site.slug);
    await this.#note(site, person, 'site-seen', '');
    const facts = await this.#folderFacts(site, { hasUsed: !person.locations });
    const editable = editablePart(site, person.locations, facts);
    return { version: number, published_at: at, published_by: who, ...editable };
  }

  /** Makes a change live. Throws the `Refusal` with 409 where another version runs by then. */
  async publish({ slug }: ConfiguredSite, person: DeskPerson, wanted: WantedChange): Promise<number> {
    const live = this.#live(person);
    const site = await this.#asOf(live, slug, wanted.version);
    const changed = await this.#changed(site, person, wanted);
    const edit = { who: person.email, base: wanted.version };
    const { number } = await withFolder(site, changed, (dir) => refusing(live.edit(site.slug, dir, edit)));
    await this.#note(site, person, 'site-published', `${number}: ${changeLines(site, changed)}`);
    return number;
  }

  /**
   * Makes pictures part of the website: files of a version of its own, so that one that is gone back to has them.
   * `read` hands over one after the other. Answers what came of it, the paths that were added and, with any, the
   * version. Throws the `Refusal` with 403 for everybody but editors of the whole site, and with 409 where another
   * version runs by then.
   */
  async addPictures<Sent>(
    { slug, dir }: ConfiguredSite,
    person: DeskPerson,
    read: (keep: (photo: SentPhoto, name: string) => Promise<'kept' | PhotoRefusal>) => Promise<Sent>,
  ): Promise<{ readonly sent: Sent; readonly version?: number; readonly added: readonly string[] }> {
    const live = this.#live(person);
    if (person.locations) throw new Refusal(403, worded('site.wholeSite'));
    const known = new Set(await uploadsIn(dir));
    const added: string[] = [];
    return inScratch(async (root) => {
      await mkdir(path.join(root, UPLOADS));
      const sent = await read(async ({ full }, name) => {
        if (hasContent(known, full)) return 'kept';
        if (known.size >= MOST_PICTURES) return 'many';
        const file = uploadPath(name, full);
        await writeFile(path.join(root, file), full);
        known.add(file);
        added.push(file);
        return 'kept';
      });
      if (added.length === 0) return { sent, added };
      // what runs once all have come: a slow upload takes minutes
      const { number: base = 0, who = '' } = live.standingOf(slug);
      const site = await this.#asOf(live, slug, base);
      const present = await uploadsIn(site.dir);
      if (present.length + added.length > MOST_PICTURES) throw new Refusal(409, worded('site.meanwhile', { who }));
      const changed = { source: site.source, added: { root, paths: added } };
      const { number: version } = await withFolder(site, changed, (folder) =>
        refusing(live.edit(slug, folder, { who: person.email, base })),
      );
      await this.#note(site, person, 'site-published', `${version}: ${changeLines(site, changed)}`);
      return { sent, version, added };
    });
  }

  /** Keeps a change as a draft, and makes an address that shows it. */
  async preview(
    { slug }: ConfiguredSite,
    person: DeskPerson,
    { version, change, day }: WantedChange & { readonly day: string },
  ) {
    const site = await this.#asOf(this.#live(person), slug, version);
    const changed = await this.#changed(site, person, { version, change });
    const at = day === '' ? {} : { at: `${day}T12:00` };
    const issued = await withFolder(site, changed, (dir) =>
      refusing(this.#service.port(previewsPort).issue(site.slug, { dir, who: person.email, ...at })),
    );
    await this.#note(site, person, 'site-preview', changeLines(site, changed));
    return { address: issued.address, until: issued.until.toISOString() };
  }

  #live(person: DeskPerson): LiveSites {
    if (!isEditor(person)) throw new Refusal(403, worded('site.role'));
    const live = this.#service.findPort(liveSitesPort);
    if (!live) throw new Refusal(404, worded('site.cannot'));
    return live;
  }

  /** The site as the version has it that was changed: another process may have published it just now. */
  async #asOf(live: LiveSites, slug: string, version: number): Promise<ConfiguredSite> {
    if (live.standingOf(slug).number !== version) await live.look();
    const site = live.bySlug(slug);
    const { number, who = '' } = live.standingOf(slug);
    if (!site || number !== version) throw new Refusal(409, worded('site.meanwhile', { who }));
    return site;
  }

  /** People of single places change what is of these alone. */
  async #changed(site: ConfiguredSite, { locations }: DeskPerson, { version, change }: WantedChange): Promise<Changed> {
    const place = placeOf(change);
    const isTheirs = !locations || (place !== undefined && locations.includes(place));
    if (!isTheirs) throw new Refusal(403, worded('site.noPlace'));
    const facts = await this.#folderFacts(site, { hasUsed: change.kind === 'picture' });
    const source = changedSource(site, change, { version, ...facts });
    return { source, ...(change.kind === 'picture' ? { removed: change.path } : {}) };
  }

  /** `hasUsed` reads all texts of the folder for the pictures that they name. */
  async #folderFacts(
    { slug, site, dir }: ConfiguredSite,
    { hasUsed }: { readonly hasUsed: boolean },
  ): Promise<FolderFacts> {
    const { findPort, now } = this.#service;
    const index = findPort(contentsPort)?.of(slug)?.index(dayIn(site.timeZone, now()));
    const uploads = await uploadsIn(dir);
    return {
      writtenPages: index?.pages.map((page) => page.slug) ?? [],
      uploads,
      ...(hasUsed ? { used: await namedIn(dir, uploads) } : {}),
    };
  }

  async #note({ slug }: ConfiguredSite, { email }: DeskPerson, what: DeskAct, detail: string): Promise<void> {
    const { db, now } = this.#service;
    await note(db, { site: slug, who: email, what, detail: detail.slice(0, MOST_DETAIL), at: now() });
  }
}

/** What a change makes of a dealer's folder. */
interface Changed {
  /** Its `site.json`. */
  readonly source: Readonly<Record<string, unknown>>;
  /** Files that come, from another folder. */
  readonly added?: { readonly root: string; readonly paths: readonly string[] };
  /** A file that goes. */
  readonly removed?: string;
}

const changeLines = (site: ConfiguredSite, { source, added, removed }: Changed): string =>
  [
    ...changedOptions(site.source, source).map(changeLine),
    ...(added?.paths ?? []).map((name) => `+ ${name}`),
    ...(removed === undefined ? [] : [`- ${removed}`]),
  ].join('; ');

/** A folder of one's own, for as long as `work` takes. */
async function inScratch<Result>(work: (root: string) => Promise<Result>): Promise<Result> {
  const root = await mkdtemp(path.join(tmpdir(), 'forecourt-desk-'));
  try {
    return await work(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** A folder of the dealer with what a change makes of it, for as long as `work` takes. */
const withFolder = <Result>(
  { dir, slug, source: before }: ConfiguredSite,
  { source, added, removed }: Changed,
  work: (folder: string) => Promise<Result>,
): Promise<Result> =>
  inScratch(async (root) => {
    const folder = path.join(root, slug);
    await cp(dir, folder, { recursive: true });
    if (source !== before) {
      await rm(path.join(folder, 'site.json'));
      await writeFile(path.join(folder, 'site.json'), `${JSON.stringify(source, null, 2)}\n`);
    }
    for (const name of added?.paths ?? []) await cp(path.join(added?.root ?? '', name), path.join(folder, name));
    if (removed !== undefined) await rm(path.join(folder, removed));
    return work(folder);
  });

/** What is wrong with a change is for the person who made it. */
const refusing = <Value>(work: Promise<Value>): Promise<Value> =>
  work.catch((error: unknown) => {
    if (error instanceof VersionConflict)
      throw new Refusal(409, worded('site.meanwhile', { who: error.present?.who ?? '' }));
    if (error instanceof ConfigError)
      throw new Refusal(422, worded('site.refused', { problems: error.problems.join(' ') }));
    throw error;
  });
