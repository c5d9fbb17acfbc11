import { formatNumber } from '@forecourt/vehicle';

export interface Figure {
  readonly value: string;
  readonly label: string;
}

const counted = (count: number, one: string, many: string): Figure[] =>
  count > 0 ? [{ value: formatNumber(count), label: count === 1 ? one : many }] : [];

/** What a dealer is in figures: as the dealer says it, else counted from places, makes and vehicles (SRCH-25). */
export const dealerFigures = (
  own: readonly Figure[],
  { places, brands, vehicles }: { places: number; brands: number; vehicles: number },
): readonly Figure[] =>
  own.length > 0
    ? own
    : [
        ...counted(places, 'location', 'locations'),
        ...counted(brands, 'brand', 'brands'),
        ...counted(vehicles, 'vehicle in stock', 'vehicles in stock'),
      ];
