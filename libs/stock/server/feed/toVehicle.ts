import { createHash } from 'node:crypto';
import { momentOf, type SiteSection } from '@forecourt/site-config';
import { slugify, VEHICLE_STATUSES, vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import { quoteCell, type FeedRow } from './cell.js';
import { findPlace, leavesPlacesOpen, type FoundPlace, type PlaceTarget } from './findPlace.js';
import type { FieldMapping, Mapping, TargetName } from './mapping.js';
import { placeOf } from './placeOf.js';
import { readField, type IssueKind, type Note } from './readField.js';
import { storable, storableCells } from './storable.js';

export interface Issue {
  /** Number of the row or item; 0 for the file as a whole. */
  readonly row: number;
  readonly column: string;
  readonly value: string;
  readonly reason: string;
  readonly kind: IssueKind;
}
export interface ReadVehicle {
  readonly vehicle?: Vehicle;
  /** Known also of many a row that cannot be used: the vehicle is in the feed all the same. */
  readonly stocknum?: string;
  readonly issues: readonly Issue[];
}

/** What vehicles take of their site: its places and its clock. */
export type FeedSite = Pick<SiteSection, 'locations' | 'dealerships' | 'timeZone'>;

const VARIANT_FIELDS = new Set<TargetName>(['fuelconsumptioncombined']);

/**
 * Makes a vehicle of a feed's row. What cannot be used is reported; without a required value the row is skipped. A row
 * without a stock number is that of its VIN in `byVin`, where the stock has one.
 */
export function toVehicle(
  feedRow: FeedRow,
  mapping: Mapping,
  site: FeedSite,
  now: number,
  byVin: ReadonlyMap<string, string> = new Map(),
): ReadVehicle {
  const issues: Issue[] = [];
  const note: Note = (kind, column, value, reason) =>
    // a cut may leave half a character
    void issues.push({ row: feedRow.row, column, value: storable(value.slice(0, 200)), reason, kind });
  const row = { ...feedRow, cells: storableCells(feedRow.cells, note) };
  const values: Partial<Record<TargetName, unknown>> = { ...mapping.defaults };
  let isUsable = feedRow.fault === undefined;
  if (!isUsable) {
    issues.length = 0;
    note('skipped', '', '', `row ${feedRow.fault}`);
  }
  for (const [target, field] of Object.entries(mapping.fields) as [TargetName, FieldMapping][]) {
    const value = readField(target, field, row, isUsable ? note : () => undefined);
    if (value !== undefined) values[target] = value;
    else if (isUsable && isRequired(target, field) && values[target] === undefined) {
      note('skipped', field.from, quoteCell(row.cells.get(field.from)), `no ${target}`);
      isUsable = false;
    }
  }
  if (isUsable && typeof values.status === 'string') {
    const { status } = values;
    values.status = statusOf(status, (reason) => note('noted', mapping.fields.status?.from ?? '', status, reason));
  }
  const place = placeFound(values, mapping, site);
  const { problem } = place;
  if (isUsable && problem) {
    const column = placeColumn(problem.target, mapping);
    const isNeeded = mapping.fields[problem.target]?.required === true && problem.isLeftOut;
    const kind = isNeeded ? 'skipped' : problem.isLeftOut ? 'mended' : 'noted';
    note(kind, column, quoteCell(row.cells.get(column)), problem.reason);
    isUsable = !isNeeded;
  }
  const stocknum = stockNumber(values, mapping, row, byVin);
  if (stocknum === undefined) {
    if (isUsable)
      note('skipped', mapping.fields.stocknum?.from ?? '', '', 'no stock number and nothing to make one of');
    return { issues };
  }
  return isUsable ? { vehicle: assemble(values, stocknum, place, site, now), stocknum, issues } : { stocknum, issues };
}

/** A status in the platform's words; others are kept, and count as not available. */
function statusOf(status: string, onUnknown: (reason: string) => void): string {
  const word = status.toLowerCase().replace(/[\s-]+/g, '_');
  const known = VEHICLE_STATUSES.find((item) => item === word);
  if (known === undefined)
    onUnknown(
      `status is none of ${VEHICLE_STATUSES.join(', ')} and counts as not available; say in "values" what it is`,
    );
  return known ?? status;
}

/** No vehicle is without these two, whatever a mapping says. */
const isRequired = (target: TargetName, { required }: FieldMapping): boolean =>
  required === true || target === 'make' || target === 'model';

function stockNumber(
  values: Partial<Record<TargetName, unknown>>,
  mapping: Mapping,
  row: FeedRow,
  byVin: ReadonlyMap<string, string>,
): string | undefined {
  const { stocknum, vin } = values;
  const given = stocknum ?? (typeof vin === 'string' ? (byVin.get(vin) ?? vin) : vin);
  if (typeof given === 'string' || typeof given === 'number') return String(given);
  if (!mapping.keyFrom) return undefined;
  const text = mapping.keyFrom.map((column) => quoteCell(row.cells.get(column)).trim()).join('\u0000');
  return `F${createHash('sha256').update(text).digest('hex').slice(0, 10).toUpperCase()}`;
}

/** Where the vehicle is, as far as the row says. */
function placeFound(
  { location, dealership, city, state }: Partial<Record<TargetName, unknown>>,
  mapping: Mapping,
  site: FeedSite,
): FoundPlace {
  const words: Partial<Record<PlaceTarget, string>> = Object.fromEntries(
    Object.entries({ location, dealership, city, state }).flatMap(([target, word]) =>
      word === undefined || word === '' ? [] : [[target, String(word as string | number)]],
    ),
  );
  return findPlace(site, words, leavesPlacesOpen(mapping, site) ? 'none' : mapping.locationsBy);
}

/** The column that a finding about the place names: that of the field, else of another that says where a vehicle is. */
const placeColumn = (target: PlaceTarget, { fields }: Mapping): string =>
  [fields[target], fields.city, fields.state, fields.dealership].find((field) => field)?.from ?? target;

function assemble(
  values: Partial<Record<TargetName, unknown>>,
  stocknum: string,
  { location, dealership }: FoundPlace,
  site: FeedSite,
  now: number,
): Vehicle {
  const { images, location: _place, dealership: _dealership, ...rest } = values;
  const seconds = Math.floor(now / 1000);
  const plain = Object.fromEntries(Object.entries(rest).filter(([name]) => !VARIANT_FIELDS.has(name as TargetName)));
  const variant = Object.fromEntries(Object.entries(rest).filter(([name]) => VARIANT_FIELDS.has(name as TargetName)));
  const base = {
    item_type: 'car',
    car_type: 'used',
    status: 'in_stock',
    // the feed's own location of a vehicle takes precedence over the place that sells it
    ...(location ? { location: placeOf(location), city: location.address.city, state: location.address.state } : {}),
    ...plain,
    ...badgeOf(plain),
    id: stocknum,
    stocknum,
    images: Array.isArray(images) ? (images as string[]).map((url) => ({ url })) : [],
    ...(Object.keys(variant).length > 0 ? { variant } : {}),
    ...(dealership
      ? { dealership_slug: dealership.slug, dealership_name: dealership.name, dealership_id: dealership.id }
      : {}),
    show_on_dealer_website: values.show_on_dealer_website ?? true,
    // a day to come is none on which it came
    created_at_timestamp: Math.min(seconds, ...cameAt(rest.stock_date, site)),
    updated_at_timestamp: seconds,
  } as unknown as Vehicle;
  return { ...base, slug: addressOf(vehicleTitle(base), stocknum) };
}

/** The second at which the day of `stock_date` began at the site. */
const cameAt = (day: unknown, { timeZone }: FeedSite): number[] =>
  typeof day === 'string' ? [momentOf({ date: day, minutes: 0 }, timeZone) / 1000] : [];

/** Characters of a title in an address: enquiries name a vehicle by its address, of at most 300. */
const LONGEST_TITLE = 150;

function addressOf(title: string, stocknum: string): string {
  const [words, number] = [slugify(title).slice(0, LONGEST_TITLE), slugify(stocknum).slice(0, LONGEST_TITLE - 20)];
  return [words.replace(/-$/, ''), number].filter((part) => part !== '').join('-');
}

/** What a feed's title says beyond year, make and model. */
function badgeOf(values: Record<string, unknown>): { badge?: string } {
  const {
    carsales_title: title,
    badge,
    year,
    make,
    model,
  } = values as Partial<Record<'carsales_title' | 'badge' | 'make' | 'model', string>> & { year?: number };
  if (badge || !title) return {};
  const rest = [year, make, model].reduce<string>((text, part) => {
    const word = String(part ?? '');
    return word !== '' && text.toLowerCase().startsWith(word.toLowerCase()) ? text.slice(word.length).trim() : text;
  }, title);
  return rest === '' || rest === title ? {} : { badge: rest };
}
