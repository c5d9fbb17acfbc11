import type { GeoColumn } from '../columns/geoColumn.js';
import { badRequest } from '../fault.js';

/** A key of `sort_by` that is a distance. */
export interface GeoKey {
  readonly name: string;
  /** The distance that hits are sorted by: whole metres, in steps if the request has a precision. */
  readonly read: (doc: number) => number;
  /** The distance that an answer shows where it is another one. */
  readonly shown: ((doc: number) => number) | undefined;
}

const METRES: ReadonlyMap<string, number> = new Map([
  ['km', 1000],
  ['mi', 1609.34],
]);
/** A document without a point is this far away. */
const FAR = 0x7fff_ffff;
const isNumber = (text: string): boolean => text !== '' && Number.isFinite(Number(text));

/** Reads `latitude, longitude` with `exclude_radius: 5 km` or `precision: 5 km`. Throws Typesense's messages. */
export function parseGeoKey(name: string, argument: string, column: GeoColumn): GeoKey {
  const bad = () => badRequest(`Bad syntax for sorting field \`${name}\``);
  const [latitude = '', longitude = '', option, ...others] = argument.split(',').map((part) => part.trim());
  if (!isNumber(latitude) || !isNumber(longitude) || others.length > 0) throw bad();
  const metres = option === undefined ? 0 : parseMetres(option, bad);
  const isPrecision = option?.startsWith('precision') === true;
  const distance = (doc: number): number => {
    const exact = column.distance(doc, Number(latitude), Number(longitude));
    return Number.isNaN(exact) ? FAR : exact;
  };
  if (option === undefined) return { name, read: distance, shown: undefined };
  if (isPrecision) return { name, read: (doc) => Math.ceil(distance(doc) / metres) * metres, shown: distance };
  const read = (doc: number): number => {
    const exact = distance(doc);
    return exact < metres ? 0 : exact;
  };
  return { name, read, shown: undefined };
}

function parseMetres(option: string, bad: () => Error): number {
  const [key = '', value = '', ...others] = option.split(':').map((part) => part.trim());
  if (!/^(?:exclude_radius|precision)/.test(key) || others.length > 0 || value.length < 2) throw bad();
  const unit = METRES.get(value.slice(-2));
  if (unit === undefined) throw badRequest("Sort field's parameter unit must be either `km` or `mi`.");
  const amount = value.slice(0, -2).trim();
  if (!isNumber(amount)) throw bad();
  const metres = Math.trunc(Math.fround(Number(amount)) * unit);
  if (metres <= 0) throw badRequest("Sort field's parameter must be a positive number.");
  return metres;
}
