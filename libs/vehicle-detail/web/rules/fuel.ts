import type { Vehicle } from '@forecourt/vehicle';

/** What a week's fuel is reckoned from. */
export interface FuelUse {
  /** Dollars a litre. */
  price: number;
  /** Kilometres a week. */
  distance: number;
  /** Litres per 100 km. */
  consumption: number;
}
export const FUEL_FIELDS = ['price', 'distance', 'consumption'] as const satisfies readonly (keyof FuelUse)[];

/** What the calculator starts with: the site's figures, and the variant's consumption where it is known (VDP-11). */
export const fuelDefaults = ({ variant }: Pick<Vehicle, 'variant'>, defaults: FuelUse): FuelUse => ({
  ...defaults,
  consumption: variant?.fuelconsumptioncombined ?? defaults.consumption,
});

/** Hidden for electric vehicles (A9), and for what has no engine. */
export const burnsFuel = ({
  simple_fuel,
  fuel,
  item_type,
}: Pick<Vehicle, 'simple_fuel' | 'fuel' | 'item_type'>): boolean =>
  item_type !== 'caravan' && (simple_fuel ?? fuel)?.trim().toLowerCase() !== 'electric';

/** The number that somebody typed, without its unit, the $ sign and commas; nothing typed is 0 (A5). */
export function typedFigure(text: string): number {
  const [number = '0'] = /\d+\.?\d*|\.\d+/.exec(text.replace(/[$,\s]/g, '')) ?? [];
  return Math.min(Number(number), 1_000_000);
}

/** Distance / 100 x consumption x price (A9), whole cents. */
export const weeklyFuelCost = ({ price, distance, consumption }: FuelUse): number =>
  // what is typed has few decimals: rounding there first keeps halves of a cent from falling
  Math.round(Number(((distance / 100) * consumption * price * 100).toFixed(6))) / 100;

/** `$42.50`, with commas in thousands. */
export const formatFuelCost = (dollars: number): string => {
  const [whole = '0', cents] = dollars.toFixed(2).split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
};

/** Figures of the form that sent itself without script; what is not there stays as it starts. */
export function fuelFromQuery(search: string, start: FuelUse): FuelUse {
  const query = new URLSearchParams(search);
  const read = (field: keyof FuelUse) => {
    const text = query.get(`fuel_${field}`);
    return text === null ? start[field] : typedFigure(text);
  };
  return { price: read('price'), distance: read('distance'), consumption: read('consumption') };
}
