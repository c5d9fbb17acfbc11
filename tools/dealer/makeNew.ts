import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { platformLegalTexts } from '@forecourt/content/server';
import { isAbn, type StockFeed } from '@forecourt/site-config';
import type { Mapping } from '@forecourt/stock';
import { isPhone } from '@forecourt/vehicle';
import { FIRST_LANGUAGE } from '@forecourt/words';
import { commandLine } from '../../apps/server/src/configuration/distribution.ts';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { readInstallation } from '../commands/settings.ts';
import { sayOpenPoints } from '../dealers-check/checkDealers.ts';
import type { Called, DealerFlag } from './called.ts';
import { colourOf, coloursOf } from './coloursOf.ts';
import { feedReport } from './feedReport.ts';
import { hoursOf } from './hoursOf.ts';
import { jsonText } from './jsonText.ts';
import { draftDealer, kebab, newDealer, STATE_NAMES, type DealerFacts } from './newDealer.ts';
import { newFolder } from './newFolder.ts';
import { inWordsOf, openFeed, type OpenedFeed } from './openFeed.ts';
import { placesOf, type PlaceFlags } from './placesOf.ts';

/** What a dealer without a feed cannot be made without. */
const NEEDED = [
  ...(['name', 'licence', 'email', 'phone', 'street', 'city', 'state', 'postcode', 'lat', 'long', 'hours'] as const),
];
const MAPPING = 'feeds/stock.json';
const LOGOS = ['.svg', '.png', '.jpg', '.jpeg', '.webp'];
const MOST_LOGO_BYTES = 2 * 1024 * 1024;

type Flags = Called['flags'];

/** `new`: a dealer's folder, from flags alone or from its feed. */
export async function makeNew({ flags, names: [named], dealersDir, say }: Called): Promise<void> {
  if (flags.name === undefined || flags.name.trim() === '') throw new Error('A new dealer needs --name.');
  const slug = named ?? kebab(flags.name);
  const folder = newFolder(dealersDir, slug);
  checkFlags(flags);
  const colours = flags.colour === undefined ? undefined : coloursOf(colourOf(flags.colour));
  const logo = flags.logo === undefined ? undefined : logoFile(flags.logo);
  const facts = { slug, template: flags.template ?? 'preowned', name: flags.name, colours, logo: logo?.name };
  if (flags.feed === undefined) {
    const dealer = { ...(newDealer(allOf(slug, flags)) as Source), ...(colours ? { theme: colours } : {}) };
    await writeDealer(folder, withLogo(dealer, logo?.name, flags), { logo });
    say(`${path.join(folder, 'site.json')} is there. docs/guides/dealers.md says what comes next.`);
    return;
  }
  const { environment } = readInstallation({ data: undefined, dealersDir }, process.env);
  const into = mkdtempSync(path.join(tmpdir(), 'forecourt-feed-'));
  try {
    const feed = await openFeed({ source: flags.feed, map: flags.map, environment, into });
    const found = placesOf(flags.name, feed.places, placeFlags(flags));
    const mapping = mappingOf(feed, found.named);
    const report = await inWordsOf(feed, () => feedReport({ ...feed, draft: { ...feed.draft, mapping } }, found));
    await writeDealer(folder, draftDealer({ ...facts, ...companyOf(flags, feed), places: found.places }), {
      logo,
      mapping,
      hasLegal: true,
    });
    for (const line of report) say(line);
    say(`${path.join(folder, 'site.json')} is there. docs/guides/new-dealer.md says what comes next.`);
    if (feed.url === undefined)
      say(
        `The feed is a file: ${commandLine('stock:import')} --site ${slug} --file ${flags.feed} ` +
          `--map ${path.join(folder, MAPPING)} imports it, once the points below are filled in.`,
      );
    sayOpenPoints(slug, { dealersDir, say });
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}

type Source = Record<string, unknown>;

/** Throws one line for a flag whose value can be no such thing. */
function checkFlags({ template, state, postcode, abn, phone, hours, email, privacyEmail, map, feed }: Flags): void {
  if (template !== undefined && !Object.hasOwn(TEMPLATES, template))
    throw new Error(`--template must be one of ${Object.keys(TEMPLATES).sort().join(', ')}, not "${template}".`);
  if (state !== undefined && !STATE_NAMES.includes(state))
    throw new Error(`--state must be one of ${STATE_NAMES.join(', ')}, not "${state}".`);
  if (postcode !== undefined && !/^\d{3,4}$/.test(postcode))
    throw new Error(`--postcode must be four digits, not "${postcode}".`);
  if (abn !== undefined && !isAbn(abn))
    throw new Error(`--abn must be the eleven digits of an ABN, such as "51 824 753 556", not "${abn}".`);
  if (phone !== undefined && !isPhone(phone))
    throw new Error(`--phone must be a whole number such as "03 5550 1000", not "${phone}".`);
  for (const [name, address] of Object.entries({ email, privacyEmail }))
    if (address !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
      throw new Error(`--${name} must be an address such as sales@hills.example, not "${address}".`);
  if (hours !== undefined) hoursOf(hours);
  if (map !== undefined && feed === undefined) throw new Error('--map is the mapping of a feed: --feed names it.');
}

function degrees(flags: Flags, name: 'lat' | 'long', most: number): number | undefined {
  const text = flags[name];
  if (text === undefined) return undefined;
  const number = Number(text);
  if (text.trim() !== '' && Math.abs(number) <= most) return number;
  throw new Error(`--${name} must be a number from -${most} to ${most}, not "${text}".`);
}

/** A dealer of which flags say everything. */
function allOf(slug: string, flags: Flags): Parameters<typeof newDealer>[0] {
  const missing = NEEDED.filter((name) => flags[name] === undefined);
  if (missing.length > 0)
    throw new Error(`A new dealer needs ${missing.map((name) => `--${name}`).join(', ')}, or its stock by --feed.`);
  const value = (name: DealerFlag): string => flags[name] ?? '';
  return {
    ...{ slug, name: value('name'), licence: value('licence'), email: value('email'), phone: value('phone') },
    ...{ street: value('street'), city: value('city'), state: value('state'), postcode: value('postcode') },
    ...{ lat: degrees(flags, 'lat', 90) ?? 0, long: degrees(flags, 'long', 180) ?? 0, hours: value('hours') },
    ...(flags.template === undefined ? {} : { template: flags.template }),
    ...(flags.legalName === undefined ? {} : { legalName: flags.legalName }),
    ...(flags.host === undefined ? {} : { host: flags.host }),
  };
}

/** Adds what only flags say. */
function withLogo(dealer: Source, logo: string | undefined, { abn, privacyEmail }: Flags): Source {
  const more = { abn, privacyEmail, logo };
  return { ...dealer, site: { ...(dealer['site'] as Source), ...more } };
}

function placeFlags(flags: Flags): PlaceFlags {
  const { street, city, state, postcode, hours } = flags;
  return {
    ...{ street, city, state, postcode: postcode?.padStart(4, '0') },
    ...{ lat: degrees(flags, 'lat', 90), long: degrees(flags, 'long', 180) },
    hours: hours === undefined ? undefined : hoursOf(hours),
  };
}

/** Facts of the company: of flags, else of the feed. */
function companyOf(flags: Flags, { url, places: [place] }: OpenedFeed): Partial<DealerFacts> {
  const { legalName, host, phone, privacyEmail } = flags;
  const abn = flags.abn ?? (place?.abn !== undefined && isAbn(place.abn) ? place.abn : undefined);
  const feed: StockFeed | undefined =
    url === undefined ? undefined : { url, mapping: MAPPING, everyMinutes: 60, alarmHours: 30 };
  return {
    ...{ legalName, host, phone, privacyEmail, abn, feed },
    ...{ licence: flags.licence ?? place?.licence, email: flags.email ?? place?.email },
  };
}

/** The mapping of a feed, with the names of its places where there are several. */
function mappingOf({ draft, places }: OpenedFeed, named: ReadonlyMap<string, string>): Mapping {
  const { mapping } = draft;
  const column = draft.places.get('name');
  const isOpen = places.length > 1 && column && mapping.fields.location === undefined;
  if (!isOpen) return mapping;
  return {
    ...mapping,
    fields: { ...mapping.fields, location: { from: column.from, values: Object.fromEntries(named) } },
  };
}

function logoFile(file: string): { readonly file: string; readonly name: string } {
  const ending = path.extname(file).toLowerCase();
  if (!LOGOS.includes(ending)) throw new Error(`--logo must be one of ${LOGOS.join(', ')}, not "${file}".`);
  if (!existsSync(file) || !statSync(file).isFile()) throw new Error(`--logo: there is no file ${file}.`);
  const { size } = statSync(file);
  if (size === 0 || size > MOST_LOGO_BYTES)
    throw new Error(`--logo: ${file} has ${size} bytes; it must have some, and at most ${MOST_LOGO_BYTES}.`);
  return { file, name: `logo${ending}` };
}

interface DealerFiles {
  readonly logo: { readonly file: string; readonly name: string } | undefined;
  readonly mapping?: object;
  /** Whether the legal pages are copied, to be made the dealer's own. */
  readonly hasLegal?: boolean;
}

/** Writes a dealer's folder, or nothing of it. */
async function writeDealer(folder: string, dealer: object, { logo, mapping, hasLegal = false }: DealerFiles) {
  const files = new Map<string, string>();
  if (hasLegal)
    for (const [name, text] of platformLegalTexts(FIRST_LANGUAGE)) files.set(`content/legal/${name}.md`, text);
  if (mapping) files.set(MAPPING, await jsonText(mapping));
  // a platform that runs looks for it: the folder is a dealer's from then on
  files.set('site.json', await jsonText(dealer));
  try {
    mkdirSync(folder, { recursive: true });
    if (logo) copyFileSync(logo.file, path.join(folder, logo.name));
    for (const [name, text] of files) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
