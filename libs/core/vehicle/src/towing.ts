import { formatNumber } from './format.js';
import type { Vehicle } from './vehicle.js';

/** What a vehicle may tow, kilograms: the maker's braked capacity and the mass that may rest on its towball. */
export interface TowLimits {
  braked: number;
  ball?: number;
}
/** What a caravan weighs when it is loaded to its limit, kilograms: ATM, and the mass on the towball. */
export interface TowLoad {
  atm: number;
  ball?: number;
}

const real = (kilograms: number | undefined): number | undefined =>
  kilograms !== undefined && Number.isFinite(kilograms) && kilograms > 0 ? Math.round(kilograms) : undefined;

/** What a vehicle may tow; absent where its maker's figure is not known. */
export function towLimits({ variant }: Pick<Vehicle, 'variant'>): TowLimits | undefined {
  const braked = real(variant?.towingcapacitybraked);
  const ball = real(variant?.towball_mass);
  return braked === undefined ? undefined : { braked, ...(ball === undefined ? {} : { ball }) };
}

/** What a caravan asks of the vehicle before it; absent where its ATM is not known. */
export function towLoad({ caravan }: Pick<Vehicle, 'caravan'>): TowLoad | undefined {
  const atm = real(caravan?.aggregate_trailer_mass);
  const ball = real(caravan?.ball_weight);
  return atm === undefined ? undefined : { atm, ...(ball === undefined ? {} : { ball }) };
}

/** Kilograms to spare between what may be towed and what is towed; below 0 it may not be towed. */
export const towMargin = ({ braked }: TowLimits, { atm }: TowLoad): number => braked - atm;

/** Whether a vehicle may tow a caravan by braked capacity and, where both are known, by ball mass. */
export const canTow = (limits: TowLimits, load: TowLoad): boolean =>
  towMargin(limits, load) >= 0 && (limits.ball === undefined || load.ball === undefined || load.ball <= limits.ball);

/** The line of a card that a towing filter asks for: capacity of a vehicle, or ATM of a caravan, with the margin. */
export function towLine(
  vehicle: { towing_capacity?: number | undefined; atm?: number | undefined },
  wanted: { load?: number | undefined; limit?: number | undefined },
): string | undefined {
  const { towing_capacity: braked, atm } = vehicle;
  if (wanted.load !== undefined && braked !== undefined)
    return `Tows ${formatNumber(braked)} kg: ${spare(towMargin({ braked }, { atm: wanted.load }))}`;
  if (wanted.limit !== undefined && atm !== undefined)
    return `ATM ${formatNumber(atm)} kg: ${spare(towMargin({ braked: wanted.limit }, { atm }))}`;
  return undefined;
}

const spare = (margin: number): string =>
  margin === 0
    ? 'just enough'
    : margin > 0
      ? `${formatNumber(margin)} kg to spare`
      : `${formatNumber(-margin)} kg too much`;
