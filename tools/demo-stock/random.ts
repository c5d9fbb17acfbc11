/** A small seeded source of chance: the same seed always gives the same sequence, on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** A number from `low` up to `high`. */
  range(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Picks by weight; weights need not add up to one. */
  weighted<T>(items: readonly (readonly [T, number])[]): T;
  /** `count` different items in their first order. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** FNV-1a over UTF-16 units: turns any text into a 32-bit seed. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32: 32 bits of state, good enough for demo data and quick. */
export function createRandom(seed: number | string): Random {
  let state = typeof seed === 'string' ? hashText(seed) : seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new RangeError('Cannot pick from an empty list.');
    return item;
  };
  return {
    next,
    int,
    range: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick,
    weighted: (items) => {
      let roll = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        roll -= weight;
        if (roll < 0) return item;
      }
      return pick(items)[0];
    },
    sample: (items, count) => {
      const indexes = items.map((_, index) => index);
      for (let i = 0; i < Math.min(count, indexes.length); i += 1) {
        const j = i + Math.floor(next() * (indexes.length - i));
        const held = indexes[i] as number;
        indexes[i] = indexes[j] as number;
        indexes[j] = held;
      }
      return indexes
        .slice(0, count)
        .sort((a, b) => a - b)
        .map((index) => items[index] as (typeof items)[number]);
    },
  };
}

/** The nearest multiple of a step. */
export const roundTo = (value: number, step: number): number => Math.round(value / step) * step;
