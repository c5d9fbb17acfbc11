import anchors from './anchors.json' with { type: 'json' };
import { greatCircleKm, nearestOf, type Near, type Point } from './distance.js';
import type { Place } from './place.js';
import { regionOf, stretchOf } from './regions.js';

interface Anchor extends Point {
  readonly postcode: string;
  readonly number: number;
  readonly name: string;
}

/** Neighbours further apart than this have no useful middle: the nearer one by number is used alone. */
const WIDEST_KM = 150;

/** Postcodes whose position is known, by number: postcode, latitude, longitude and name of each. */
export const ANCHORS: readonly Anchor[] = (anchors as [string, number, number, string][]).map(
  ([postcode, lat, long, name]) => ({ postcode, number: Number(postcode), lat, long, name }),
);

/**
 * Where a postcode is (LOC-09): its own position, or that of its neighbours by number; undefined for a postcode that is
 * not in use.
 */
export function placeOf(postcode: string): Place | undefined {
  const stretch = stretchOf(postcode);
  if (!stretch) return undefined;
  const number = Number(postcode);
  const near = ANCHORS.filter((anchor) => anchor.number >= stretch.from && anchor.number <= stretch.to);
  const below = near.findLast((anchor) => anchor.number <= number);
  const above = near.find((anchor) => anchor.number >= number);
  const only = nearerOf(number, below, above);
  if (!only) return undefined;
  const state = stretch.region.code;
  if (only.number === number) return { ...placed(only), state, isApproximate: false };
  const point = below && above ? between(number, below, above) : undefined;
  return { ...placed(only), ...point, postcode, state, isApproximate: true };
}

const placed = ({ postcode, lat, long, name }: Anchor) => ({ postcode, lat, long, name });

function nearerOf(number: number, below: Anchor | undefined, above: Anchor | undefined): Anchor | undefined {
  if (!below || !above) return below ?? above;
  return number - below.number <= above.number - number ? below : above;
}

/** A point between two neighbours, as far from each as the numbers are. */
function between(number: number, below: Anchor, above: Anchor): Point | undefined {
  if (greatCircleKm(below, above) > WIDEST_KM) return undefined;
  const share = (number - below.number) / (above.number - below.number);
  const mixed = (from: number, to: number) => Math.round((from + (to - from) * share) * 100) / 100;
  return { lat: mixed(below.lat, above.lat), long: mixed(below.long, above.long) };
}

/**
 * The known postcode nearest to a point, for somebody who tells where they are instead of typing; and how far it is.
 */
export function nearestPostcode(point: Point): Near<Place> | undefined {
  const near = nearestOf(point, ANCHORS);
  if (!near) return undefined;
  const { postcode } = near.item;
  const state = regionOf(postcode)?.code ?? '';
  return { km: near.km, item: { ...placed(near.item), state, isApproximate: false } };
}
