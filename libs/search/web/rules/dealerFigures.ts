import { formatNumber } from '@forecourt/vehicle';
import type { SearchSay } from './words.js';

export interface Figure {
  readonly value: string;
  readonly label: string;
}

/** What a dealer is in figures: as the dealer says it, else counted from places, makes and vehicles (SRCH-25). */
export function dealerFigures(
  own: readonly Figure[],
  { places, brands, vehicles }: { places: number; brands: number; vehicles: number },
  say: SearchSay,
): readonly Figure[] {
  if (own.length > 0) return own;
  return [
    { count: places, label: say('figures.locations', { count: places }) },
    { count: brands, label: say('figures.brands', { count: brands }) },
    { count: vehicles, label: say('figures.vehicles', { count: vehicles }) },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, label }) => ({ value: formatNumber(count), label }));
}
