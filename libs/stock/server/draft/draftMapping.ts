import { VEHICLE_STATUSES } from '@forecourt/vehicle';
import { FeedError, quoteCell, type Cell, type FeedRow } from '../feed/cell.js';
import { openFeed, type FeedText } from '../feed/feedText.js';
import { formatOfName, formatOfText } from '../feed/formatOf.js';
import { parseMapping, type FeedFormat, type FieldMapping, type Mapping } from '../feed/mapping.js';
import { readFeed } from '../feed/readFeed.js';
import { isEmpty, type ReadingName } from '../feed/readings.js';
import { stateIn } from '../feed/states.js';
import { targetKind, wantedOf, type TargetName } from '../feed/targets.js';
import { fieldNames, placeNames, rankOf, type PlaceFact } from './fieldNames.js';
import { fitOf, type Fit } from './readingsFor.js';
import { shapesOf, type FeedPath, type Shape } from './shapes.js';

/** Where a feed says a fact of the place, and how it is read. */
export interface PlaceColumn {
  readonly from: string;
  readonly as?: ReadingName;
}

/** What was found out about a feed by itself. */
export interface MappingDraft {
  readonly mapping: Mapping;
  readonly format: FeedFormat;
  /** What a person has to decide, a line each: field, why it is open, and what is allowed. */
  readonly questions: readonly string[];
  /** Columns or paths that no field reads. */
  readonly unused: readonly string[];
  /** Where the feed says at which place a vehicle is. */
  readonly places: ReadonlyMap<PlaceFact, PlaceColumn>;
}

/** Rows whose values are looked at. */
const ROWS = 300;
/** Values of a field that shoppers filter by: a longer list is no help. */
const MOST_KINDS = 15;
/** Columns that a message lists. */
const LISTED = 40;

/** Fields that a page of a vehicle is poor without. */
const WANTED: readonly TargetName[] = [
  ...(['year', 'km', 'price', 'images', 'colour', 'car_type'] as const),
  ...(['simple_body', 'simple_transmission', 'simple_fuel'] as const),
];

/**
 * Drafts the mapping of a feed from the names of its columns and from its first rows. Throws a FeedError where the file
 * is no feed of vehicles: it says what was found in it.
 */
export async function draftMapping(file: string): Promise<MappingDraft> {
  const { text, encoding } = await open(file);
  const format = formatOfFeed(text);
  const shape = vehiclesOf(await shapesOf(text, format), file);
  const base = {
    format,
    ...(encoding === undefined ? {} : { encoding }),
    ...(shape.item === undefined ? {} : { item: shape.item }),
  };
  const rows = await firstRows(file, { ...base, keyFrom: shape.paths.map(({ path }) => path), fields: {} });
  const columns = shape.paths.map((column) => new Column(column, rows));
  const { fields, questions, used } = fieldsOf(columns, format === 'csv');
  if (!fields.has('stocknum') && !fields.has('vin'))
    throw unrecognised(file, 'has no column that tells its vehicles apart, a stock number or VIN', shape);
  const places = placesOf(columns, fields);
  const price = fields.get('price');
  const basis = price && !fields.has('price_type') ? basisOf(price.from) : undefined;
  const mapping = parseMapping(
    {
      ...base,
      fields: Object.fromEntries(fields),
      ...(basis === undefined ? {} : { defaults: { price_type: basis } }),
    },
    `The mapping that was drafted for ${file}`,
  );
  const isAsked = (target: TargetName) => questions.some((question) => question.startsWith(`${target}:`));
  if (price && !fields.has('price_type') && basis === undefined && !isAsked('price_type'))
    questions.push(
      `price_type: the feed does not say what its prices include; set it in "defaults" to ${wantedOf('price_type')}`,
    );
  for (const target of WANTED)
    if (!fields.has(target) && !isAsked(target))
      questions.push(
        `${target}: no column was recognised; it is ${wantedOf(target)}` +
          (target === 'car_type' ? ', and all vehicles are "used" until it is known' : ''),
      );
  const ofPlaces = [...places.values()].map(({ from }) => from);
  return {
    ...{ mapping, format, questions, places },
    unused: namesOf(shape).filter((path) => !used.has(path) && !ofPlaces.includes(path)),
  };
}

/** What a feed itself names. */
const namesOf = ({ paths }: Shape): string[] => paths.filter(({ holds }) => !holds).map(({ path }) => path);

/** Opens a feed; text of Windows is read as such. */
async function open(file: string): Promise<{ text: FeedText; encoding?: 'windows-1252' }> {
  const none = () => undefined;
  try {
    return { text: await openFeed(file, { fields: {} }, none) };
  } catch (error) {
    if (!(error instanceof FeedError) || !error.message.includes('is not UTF-8 text')) throw error;
    const encoding = 'windows-1252';
    return { text: await openFeed(file, { fields: {}, encoding }, none), encoding };
  }
}

/** What a file holds counts more than its name: servers answer with pages under any name. */
function formatOfFeed(text: FeedText): FeedFormat {
  const named = formatOfName(text.file);
  try {
    return formatOfText(text.head, text.file);
  } catch (error) {
    if (named === undefined || /^\s*</.test(text.head)) throw error;
    return named;
  }
}

/** The part of a feed that is its vehicles. */
function vehiclesOf(shapes: readonly Shape[], file: string): Shape {
  const scored = shapes
    .map((shape) => ({ shape, targets: targetsNamed(shape) }))
    .filter(({ targets }) => targets.has('make') && targets.has('model'));
  const most = Math.max(...scored.map(({ targets }) => targets.size));
  // what is around the only vehicle of a feed has its names, too
  const [best] = scored
    .filter(({ targets }) => targets.size >= most - 2)
    .sort((a, b) => depthOf(b.shape) - depthOf(a.shape) || b.targets.size - a.targets.size);
  if (best) return best.shape;
  const [largest] = [...shapes].sort((a, b) => b.paths.length - a.paths.length);
  if (!largest || largest.paths.length === 0) throw new FeedError(`${file} holds no list of vehicles.`);
  const targets = targetsNamed(largest);
  const missing = (['make', 'model'] as const).filter((target) => !targets.has(target));
  const what = `does not say ${missing.join(' and ')} of its vehicles in a column that is recognised`;
  throw unrecognised(file, what, largest);
}

/** A feed whose mapping a person has to write. */
function unrecognised(file: string, what: string, shape: Shape): FeedError {
  const names = namesOf(shape).map((path) => `"${path}"`);
  return new FeedError(
    `${file} ${what}. It has ${names.slice(0, LISTED).join(', ')}${names.length > LISTED ? ' …' : ''}. Say which is ` +
      'what in a mapping (docs/guides/feeds.md), and give it with --map.',
  );
}

const depthOf = ({ item = '' }: Shape): number => item.split(/[/.]/).length;

const takesLists = (target: TargetName): boolean => targetKind(target).takes[0] === 'list';

const targetsNamed = ({ paths }: Shape): ReadonlySet<TargetName> =>
  new Set(
    [...fieldNames].flatMap(([target, names]) =>
      paths.some(({ segments, isList }) => (!isList || takesLists(target)) && rankOf(segments, names) !== undefined)
        ? [target]
        : [],
    ),
  );

async function firstRows(file: string, mapping: Mapping): Promise<readonly FeedRow[]> {
  const rows: FeedRow[] = [];
  for await (const row of readFeed(file, mapping)) {
    if (row.fault === undefined) rows.push(row);
    if (rows.length >= ROWS) break;
  }
  return rows;
}

/** A column with its first values. */
class Column {
  readonly path: string;
  readonly segments: readonly string[];
  readonly isList: boolean;
  readonly holds: readonly string[] | undefined;
  readonly texts: readonly string[];

  constructor({ path, segments, isList, holds }: FeedPath, rows: readonly FeedRow[]) {
    this.path = path;
    this.segments = segments;
    this.holds = holds;
    const cells = rows.map(({ cells: all }) => all.get(path)).filter((cell): cell is Cell => cell !== undefined);
    this.isList = isList || cells.some((cell) => Array.isArray(cell) && cell.length > 1);
    this.texts = cells.flatMap((cell) => (Array.isArray(cell) ? (cell as readonly string[]) : [quoteCell(cell)]));
  }

  /** How many different values it has. */
  get kinds(): number {
    return new Set(this.texts.map((text) => text.trim().toLowerCase())).size;
  }

  /** Whether it tells the rows apart. */
  get isKey(): boolean {
    const given = this.texts.filter((text) => !isEmpty(text));
    return given.length > 0 && given.length >= this.texts.length * 0.9 && new Set(given).size >= given.length * 0.9;
  }
}

/** Readings that take a part of a text: several fields may have theirs in one column. */
const OF_A_PART: ReadonlySet<ReadingName | undefined> = new Set([
  ...(['firstOfPair', 'secondOfPair', 'litres', 'cylinders', 'city', 'state'] as const),
]);

/** Words of a field that are unknown here. */
type Unknown = Extract<Fit, { readonly unknown: readonly string[] }>;

interface Found {
  readonly fields: Map<TargetName, FieldMapping>;
  readonly questions: string[];
  readonly used: Set<string>;
}

function fieldsOf(columns: readonly Column[], isTable: boolean): Found {
  const found: Found = { fields: new Map(), questions: [], used: new Set() };
  for (const [target, names] of fieldNames) {
    const ranked = columns
      .flatMap((column) => {
        const rank = rankOf(column.segments, names);
        return rank === undefined || (column.isList && !takesLists(target)) ? [] : [{ column, rank }];
      })
      .sort((a, b) => a.rank - b.rank);
    let open: { readonly path: string; readonly fit: Unknown } | undefined;
    for (const { column } of ranked) {
      if (target === 'stocknum' && !column.isKey) continue;
      const fit = column.holds ? listOf(target, column.texts) : fitOf(target, column.texts, isTable);
      if (!fit) continue;
      if ('unknown' in fit) {
        open ??= { path: column.path, fit };
        continue;
      }
      if (found.used.has(column.path) && !OF_A_PART.has(fit.field.as)) continue;
      found.fields.set(target, { from: column.path, ...fit.field });
      const { kinds } = column;
      if (target.startsWith('simple_') && kinds > MOST_KINDS)
        found.questions.push(
          `${target}: "${column.path}" has ${kinds} different values, by each of which shoppers would filter; ` +
            'say in "values" which are one',
        );
      for (const path of [column.path, ...(column.holds ?? [])]) found.used.add(path);
      break;
    }
    if (open && !found.fields.has(target)) found.questions.push(openWords(target, open.path, open.fit));
  }
  return found;
}

/** Numbered columns are the entries: none is split. */
const listOf = (target: TargetName, texts: readonly string[]): Fit | undefined =>
  fitOf(target, texts, false) && { field: {}, share: 1 };

const openWords = (target: TargetName, path: string, { unknown, allowed }: Unknown): string =>
  `${target}: "${path}" says ${unknown
    .slice(0, 5)
    .map((text) => `"${text}"`)
    .join(', ')}; say in "values" which of ${allowed.join(', ')} each is` +
  (allowed === VEHICLE_STATUSES ? '. Until then all vehicles are in stock' : '');

function placesOf(
  columns: readonly Column[],
  fields: Map<TargetName, FieldMapping>,
): ReadonlyMap<PlaceFact, PlaceColumn> {
  const used = new Set([...fields.values()].map(({ from }) => from));
  const places = new Map<PlaceFact, PlaceColumn>();
  for (const [fact, names] of placeNames) {
    const ranked = columns
      .flatMap((column) => {
        const rank = rankOf(column.segments, names);
        return rank === undefined || column.isList || used.has(column.path) ? [] : [{ column, rank }];
      })
      .sort((a, b) => a.rank - b.rank);
    for (const { column } of ranked) {
      const found = placeFit(fact, column, [...places.values()]);
      if (!found) continue;
      places.set(fact, found);
      break;
    }
  }
  for (const target of ['city', 'state'] as const) {
    const found = places.get(target);
    if (found) fields.set(target, found);
  }
  return places;
}

function placeFit(fact: PlaceFact, column: Column, taken: readonly PlaceColumn[]): PlaceColumn | undefined {
  const from = column.path;
  const given = column.texts.filter((text) => !isEmpty(text));
  const isMost = (pattern: RegExp) => given.filter((text) => pattern.test(text)).length >= given.length * 0.6;
  if (given.length === 0) return undefined;
  const isTaken = taken.some((other) => other.from === from);
  if (fact === 'state') {
    const fit = fitOf('state', given, false);
    return fit && 'field' in fit ? { from, as: 'state' } : undefined;
  }
  if (fact === 'city') return isMost(/[a-z]/i) ? { from, ...(isMost(/,/) ? { as: 'city' as const } : {}) } : undefined;
  if (isTaken) return undefined;
  if (fact === 'postcode') return isMost(/^\s*\d{3,4}\s*$/) ? { from } : undefined;
  if (fact === 'email') return isMost(/@/) ? { from } : undefined;
  if (fact === 'phone') return isMost(/\d{2}.*\d{2}/) ? { from } : undefined;
  if (fact === 'abn') return isMost(/^(\D*\d){11}\D*$/) ? { from } : undefined;
  // "Melbourne, VIC" in a column of names is a suburb
  if (fact === 'name')
    return given.filter((text) => stateIn(text.split(',')[1] ?? '') !== undefined).length >= given.length * 0.6
      ? undefined
      : { from };
  return { from };
}

/** What a price of this name includes. */
function basisOf(path: string): string | undefined {
  const name = path.toLowerCase().replace(/[^a-z]/g, '');
  if (/driveaway|dap\b|dap$/.test(name)) return 'drive_away_price';
  return /egc|exclud|exgov/.test(name) ? 'excluding_government_charges_price' : undefined;
}
