import type { ListingTile } from '@forecourt/contracts';
import { isWithin } from '@forecourt/site-config';
import type { PromoOptions } from '../config.js';

export type Condition = 'new' | 'used' | 'demo';
const CONDITIONS: readonly Condition[] = ['new', 'used', 'demo'];

/** A tile, and which fill of the listing renders it. */
export interface PromoTile extends ListingTile {
  readonly fill: string;
}

/** A tile and its place in the grid, from 1; tiles count as places. */
export interface PlacedPromo {
  readonly tile: PromoTile;
  readonly place: number;
}

export interface PromoQuestion {
  readonly tiles: readonly PromoTile[];
  readonly options: PromoOptions;
  /** Conditions that the listing is narrowed to; none for all. */
  readonly conditions: readonly string[];
  /** Vehicles on the page. */
  readonly count: number;
  /** Moment of the page, epoch milliseconds. */
  readonly now: number;
  /** The same in server and browser, for example the listing's address. */
  readonly seed: string;
}

/**
 * Places promo tiles among the results (SRCH-14, SRCH-26). Tiles with their own position come first, the rest take the
 * site's positions, shuffled where `shuffles` is set. At least one vehicle is between two tiles, and no tile is last.
 */
export function placePromos({ tiles, options, conditions, count, now, seed }: PromoQuestion): PlacedPromo[] {
  if (options.showFor === 'used-only' && !(conditions.length === 1 && conditions[0] === 'used')) return [];
  const random = seeded(`${seed} ${new Date(now).toISOString().slice(0, 10)}`);
  const live = tiles.filter((tile) => isWithin(tile, now) && fitsCondition(tile, conditions));
  const placed = live.filter(({ position }) => position !== undefined);
  const rest = live.filter(({ position }) => position === undefined);
  const pool = options.shuffles ? shuffle(rest, random) : rest;
  const [first, ...others] = options.positions;
  const spread = options.spreadsFirst && first !== undefined ? first + 3 + Math.floor(random() * 3) : first;
  const free = spread === undefined ? [] : [spread, ...others.map((position) => Math.max(position, spread + 2))];
  const wanted = [
    ...placed.map((tile) => ({ tile, place: tile.position as number })),
    ...pool.slice(0, free.length).map((tile, index) => ({ tile, place: free[index] as number })),
  ];
  const taken: PlacedPromo[] = [];
  for (const item of wanted) {
    const isFree = taken.every(({ place }) => Math.abs(place - item.place) > 1);
    if (isFree) taken.push(item);
  }
  taken.sort((a, b) => a.place - b.place);
  // each tile pushes what follows it on by one
  return taken.filter(({ place }, before) => place <= count + before);
}

function fitsCondition(tile: PromoTile, conditions: readonly string[]): boolean {
  const shown: readonly string[] = conditions.length > 0 ? conditions : CONDITIONS;
  return tile.conditions.length === 0 || tile.conditions.some((condition) => shown.includes(condition));
}

/** Results with their tiles, in the order of the grid. */
export function interleave<Result>(
  results: readonly Result[],
  promos: readonly PlacedPromo[],
): ({ kind: 'result'; result: Result; index: number } | { kind: 'promo'; tile: PromoTile })[] {
  const items: ReturnType<typeof interleave<Result>> = results.map((result, index) => ({
    kind: 'result',
    result,
    index,
  }));
  for (const { tile, place } of promos) items.splice(place - 1, 0, { kind: 'promo', tile });
  return items;
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j] as Item, result[i] as Item];
  }
  return result;
}

/** Numbers from 0 to 1 that follow from a text alone: mulberry32 over an FNV-1a hash. */
function seeded(text: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
