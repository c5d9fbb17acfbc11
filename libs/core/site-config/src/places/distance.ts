export interface Point {
  readonly lat: number;
  readonly long: number;
}

/** Radius of the earth that distances are reckoned with (LOC-09, B9). */
export const EARTH_KM = 6371;
const RADIANS = Math.PI / 180;

/** Kilometres between two points over the surface of the earth, in a straight line. */
export function greatCircleKm(a: Point, b: Point): number {
  const sinLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const sinLong = Math.sin(((b.long - a.long) * RADIANS) / 2);
  const h = sinLat ** 2 + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * sinLong ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Below so many kilometres a distance is rounded to so many: the middle of a postcode is no more exact than that. */
const STEPS = [
  [100, 5],
  [1000, 10],
  [Infinity, 50],
] as const;

/** `about 40 km`. No distance is exact to the kilometre, since shoppers do not live in the middle of a postcode. */
export function aboutKm(km: number): string {
  if (km < 5) return 'less than 5 km';
  const step = STEPS.find(([below]) => km < below)?.[1] ?? 50;
  return `about ${(Math.round(km / step) * step).toLocaleString('en-AU')} km`;
}

/** The nearest of several, each with a point of its own; the first of those that are equally near. */
export function nearestOf<Item extends Point>(point: Point, items: readonly Item[]): Near<Item> | undefined {
  let nearest: Near<Item> | undefined;
  for (const item of items) {
    const km = greatCircleKm(point, item);
    if (!nearest || km < nearest.km) nearest = { item, km };
  }
  return nearest;
}

export interface Near<Item> {
  readonly item: Item;
  readonly km: number;
}
