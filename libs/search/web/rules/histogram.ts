import { barFacet, type BarScale } from '@forecourt/runtime/search';
import { RANGES, type RangeName } from './attributes.js';

/** Bars of a range in its unit. Years need no scale: each is a bar. */
const SCALES: Readonly<Partial<Record<RangeName, BarScale>>> = {
  price: { width: 5000, most: 60 },
  km: { width: 10_000, most: 40 },
  created: { width: 7 * 86_400, most: 60 },
  subscription: { width: 20, most: 40 },
  towing: { width: 250, most: 20 },
  'towing-loaded': { width: 250, most: 20 },
  towball: { width: 25, most: 20 },
  atm: { width: 100, most: 50 },
  ball: { width: 25, most: 20 },
};

/** The facet that counts a range's bars. */
export function rangeFacet(name: RangeName): string {
  const { field } = RANGES[name];
  const scale = SCALES[name];
  return scale ? barFacet(field, scale) : field;
}

/** How the search counts ranges, by field: what follows the field's name in `rangeFacet`. */
export const RANGE_SCALES: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.keys(SCALES) as RangeName[]).map((name) => [
    RANGES[name].field,
    rangeFacet(name).slice(RANGES[name].field.length),
  ]),
);

/** The search's name for the bar that begins at a value. */
export const barName = (name: RangeName, from: number): string => (SCALES[name] ? `b${from}` : String(from));

export const barWidth = (name: RangeName): number => SCALES[name]?.width ?? 1;
