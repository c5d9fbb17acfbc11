import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentsPort } from '@forecourt/content/server';
import { Refusal } from '@forecourt/contracts/api';
import type { DeskSiteAnswer, DeskSiteChange } from '@forecourt/desk/domain';
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
import { changedSource, editablePart, placeOf } from './siteChanges.js';

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
    return { version: number, published_at: at, published_by: who, ...this.#editable(site, person) };
  }

  /** Makes a change live. Throws the `Refusal` with 409 where another version runs by then. */
  async publish({ slug }: ConfiguredSite, person: DeskPerson, wanted: WantedChange): Promise<number> {
    const live = this.#live(person);
    const site = await this.#asOf(live, slug, wanted.version);
    const source = this.#changed(site, person, wanted);
    const edit = { who: person.email, base: wanted.version };
    const { number } = await withFolder(site, source, (dir) => refusing(live.edit(site.slug, dir, edit)));
    await this.#note(site, person, 'site-published', `${number}: ${changeLines(site, source)}`);
    return number;
  }

  /** Keeps a change as a draft, and makes an address that shows it. */
  async preview(
    { slug }: ConfiguredSite,
    person: DeskPerson,
    { version, change, day }: WantedChange & { readonly day: string },
  ) {
    const site = await this.#asOf(this.#live(person), slug, version);
    const source = this.#changed(site, person, { version, change });
    const at = day === '' ? {} : { at: `${day}T12:00` };
    const issued = await withFolder(site, source, (dir) =>
      refusing(this.#service.port(previewsPort).issue(site.slug, { dir, who: person.email, ...at })),
    );
    await this.#note(site, person, 'site-preview', changeLines(site, source));
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

  #editable(site: ConfiguredSite, { locations }: DeskPerson) {
    return editablePart(site, locations, this.#writtenPages(site));
  }

  /** People of single places change what is of these alone. */
  #changed(site: ConfiguredSite, { locations }: DeskPerson, { version, change }: WantedChange) {
    const place = placeOf(change);
    const isTheirs = !locations || (place !== undefined && locations.includes(place));
    if (!isTheirs) throw new Refusal(403, worded('site.noPlace'));
    return changedSource(site, change, { version, writtenPages: this.#writtenPages(site) });
  }

  #writtenPages({ slug, site }: ConfiguredSite): readonly string[] {
    const { findPort, now } = this.#service;
    const index = findPort(contentsPort)?.of(slug)?.index(dayIn(site.timeZone, now()));
    return index?.pages.map((page) => page.slug) ?? [];
  }

  async #note({ slug }: ConfiguredSite, { email }: DeskPerson, what: DeskAct, detail: string): Promise<void> {
    const { db, now } = this.#service;
    await note(db, { site: slug, who: email, what, detail: detail.slice(0, MOST_DETAIL), at: now() });
  }
}

const changeLines = (site: ConfiguredSite, source: Readonly<Record<string, unknown>>): string =>
  changedOptions(site.source, source).map(changeLine).join('; ');

/** A folder of the dealer with another `site.json`, for as long as `work` takes. */
async function withFolder<Result>(
  { dir, slug }: ConfiguredSite,
  source: Readonly<Record<string, unknown>>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const root = await mkdtemp(path.join(tmpdir(), 'forecourt-desk-'));
  const folder = path.join(root, slug);
  try {
    await cp(dir, folder, { recursive: true });
    await rm(path.join(folder, 'site.json'));
    await writeFile(path.join(folder, 'site.json'), `${JSON.stringify(source, null, 2)}\n`);
    return await work(folder);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** What is wrong with a change is for the person who made it. */
const refusing = <Value>(work: Promise<Value>): Promise<Value> =>
  work.catch((error: unknown) => {
    if (error instanceof VersionConflict)
      throw new Refusal(409, worded('site.meanwhile', { who: error.present?.who ?? '' }));
    if (error instanceof ConfigError)
      throw new Refusal(422, worded('site.refused', { problems: error.problems.join(' ') }));
    throw error;
  });
