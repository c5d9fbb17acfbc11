import { createHash } from 'node:crypto';
import type { SiteLocation, SiteSection } from '@forecourt/site-config';
import { slugify, vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import type { FieldMapping, Mapping, TargetName } from './mapping.js';
import type { FeedRow } from './readFeed.js';
import { readCell } from './transforms.js';

export interface Issue {
  readonly row: number;
  readonly column: string;
  readonly value: string;
  readonly reason: string;
  /** `noted`: nothing was changed, but someone should know. */
  readonly kind: 'skipped' | 'mended' | 'noted';
}
export interface ReadVehicle {
  readonly vehicle?: Vehicle;
  /** Known also of many a row that cannot be used: the vehicle is in the feed all the same. */
  readonly stocknum?: string;
  readonly issues: readonly Issue[];
}

const VARIANT_FIELDS = new Set<TargetName>(['fuelconsumptioncombined']);

/** NUL and half a character: no database stores them, and one in one cell would refuse a whole batch. */
const storable = (text: string): string => text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '');

/**
 * Makes a vehicle of a feed's row. What cannot be used is reported; without a required value the row is skipped. A row
 * without a stock number is that of its VIN in `byVin`, where the stock has one.
 */
export function toVehicle(
  feedRow: FeedRow,
  mapping: Mapping,
  site: SiteSection,
  now: number,
  byVin: ReadonlyMap<string, string> = new Map(),
): ReadVehicle {
  const issues: Issue[] = [];
  const note = (kind: Issue['kind'], column: string, value: string, reason: string) =>
    // a cut may leave half a character
    issues.push({ row: feedRow.row, column, value: storable(value.slice(0, 200)), reason, kind });
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
      note('skipped', field.from, row.cells[field.from] ?? '', `no ${target}`);
      isUsable = false;
    }
  }
  const stocknum = stockNumber(values, mapping, row, byVin);
  if (stocknum === undefined) {
    if (isUsable)
      note('skipped', mapping.fields.stocknum?.from ?? '', '', 'no stock number and nothing to make one of');
    return { issues };
  }
  return isUsable
    ? { vehicle: assemble(values, stocknum, mapping, site, now), stocknum, issues }
    : { stocknum, issues };
}

/** No vehicle is without these two, whatever a mapping says. */
const isRequired = (target: TargetName, { required }: FieldMapping): boolean =>
  required === true || target === 'make' || target === 'model';

type Note = (kind: Issue['kind'], column: string, value: string, reason: string) => void;

function storableCells(cells: FeedRow['cells'], note: Note): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cells).map(([column, text]) => {
      const kept = storable(text);
      if (kept !== text) note('mended', column, text, 'characters that cannot be stored; left out');
      return [column, kept];
    }),
  );
}

function readField(target: TargetName, field: FieldMapping, row: FeedRow, note: Note): unknown {
  const columns = field.orFrom ? [field.from, field.orFrom] : [field.from];
  for (const [index, column] of columns.entries()) {
    const cell = row.cells[column] ?? '';
    // a column that is mixed up with another says what it is: "5 Seats" in the column of doors
    if (field.orFrom && !new RegExp(target.replace(/s$/, ''), 'i').test(cell)) continue;
    const mapped = field.values?.[cell.trim()];
    const { value, isUnread } =
      mapped === undefined ? readCell(cell, field.as ?? 'text') : { value: mapped, isUnread: false };
    if (isUnread) {
      note('mended', column, cell, `${target} cannot be read; left out`);
      continue;
    }
    if (value === undefined || value === '') continue;
    if (
      typeof value === 'number' &&
      ((field.min !== undefined && value < field.min) || (field.max !== undefined && value > field.max))
    ) {
      note(
        'mended',
        column,
        cell,
        `${target} ${value} is outside ${field.min ?? '…'} to ${field.max ?? '…'}; left out`,
      );
      continue;
    }
    if (index > 0) note('mended', column, cell, `${target} taken from the column "${column}"`);
    return value;
  }
  return undefined;
}

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
  const text = mapping.keyFrom.map((column) => (row.cells[column] ?? '').trim()).join('\u0000');
  return `F${createHash('sha256').update(text).digest('hex').slice(0, 10).toUpperCase()}`;
}

function assemble(
  values: Partial<Record<TargetName, unknown>>,
  stocknum: string,
  mapping: Mapping,
  site: SiteSection,
  now: number,
): Vehicle {
  const { images, ...rest } = values;
  const seconds = Math.floor(now / 1000);
  const plain = Object.fromEntries(Object.entries(rest).filter(([name]) => !VARIANT_FIELDS.has(name as TargetName)));
  const variant = Object.fromEntries(Object.entries(rest).filter(([name]) => VARIANT_FIELDS.has(name as TargetName)));
  const location =
    mapping.locationsBy === 'none'
      ? undefined
      : chooseLocation(site.locations, values.state as string | undefined, values.city as string | undefined);
  const dealership = location && site.dealerships.find((item) => item.slug === location.dealership_slug);
  const base = {
    item_type: 'car',
    car_type: 'used',
    status: 'in_stock',
    // where the feed says that a vehicle stands counts more than the place that sells it
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
    show_on_dealer_website: true,
    created_at_timestamp: seconds,
    updated_at_timestamp: seconds,
  } as unknown as Vehicle;
  return { ...base, slug: slugify(`${vehicleTitle(base)} ${stocknum}`) };
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

export const placeOf = (location: SiteLocation): NonNullable<Vehicle['location']> => ({
  slug: location.slug,
  name: location.name,
  phone: location.phone,
  address: location.address,
  lat: location.lat,
  long: location.long,
});

/**
 * The dealer's place nearest in name: same city, else a stable choice among those of the state, else among all. A vehicle
 * of which the feed says nothing stands at the primary place.
 */
export function chooseLocation(
  locations: readonly SiteLocation[],
  state: string | undefined,
  city: string | undefined,
): SiteLocation | undefined {
  const sales = locations.filter((location) => location.types.includes('sales'));
  const sameCity = sales.find((location) => location.address.city === city);
  if (sameCity) return sameCity;
  if (!state && !city) return sales.find(({ primary }) => primary) ?? sales[0];
  const inState = sales.filter((location) => location.address.state === state);
  const pool = inState.length > 0 ? inState : sales;
  const seed = [...(city || state || '')].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, 7);
  return pool[seed % Math.max(1, pool.length)];
}
