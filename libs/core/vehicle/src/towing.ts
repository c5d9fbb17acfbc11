import { wholeFigure } from './figures.js';
import { formatNumber } from './format.js';
import type { Vehicle } from './vehicle.js';

/** What a vehicle may tow, kilograms: the maker's braked capacity and the mass that may rest on its towball. */
export interface TowLimits {
  braked: number;
  ball?: number;
  /** What it may tow when it is itself loaded to its GVM: its GCM leaves so much, and never more than `braked`. */
  loaded?: number;
}
/** What a caravan weighs when it is loaded to its limit, kilograms: ATM, and the mass on the towball. */
export interface TowLoad {
  atm: number;
  ball?: number;
  /** Mass without a load. */
  tare?: number;
}

/** What a vehicle may tow; absent where its maker's figure is not known. */
export function towLimits({ variant }: Pick<Vehicle, 'variant'>): TowLimits | undefined {
  const braked = wholeFigure(variant?.towingcapacitybraked);
  const ball = wholeFigure(variant?.towball_mass);
  if (braked === undefined) return undefined;
  const combined = wholeFigure(variant?.grosscombinationmass);
  const gross = wholeFigure(variant?.grossvehiclemass);
  const loaded = combined === undefined || gross === undefined ? undefined : Math.min(braked, combined - gross);
  return {
    braked,
    ...(ball === undefined ? {} : { ball }),
    // a GCM below the GVM is a mistake of the feed, and says nothing
    ...(loaded === undefined || loaded < 0 ? {} : { loaded }),
  };
}

/** What a caravan asks of the vehicle before it; absent where its ATM is not known. */
export function towLoad({ caravan }: Pick<Vehicle, 'caravan'>): TowLoad | undefined {
  const atm = wholeFigure(caravan?.aggregate_trailer_mass);
  const ball = wholeFigure(caravan?.ball_weight);
  if (atm === undefined) return undefined;
  const tare = wholeFigure(caravan?.tare_weight);
  return {
    atm,
    ...(ball === undefined ? {} : { ball }),
    ...(tare === undefined || tare > atm ? {} : { tare }),
  };
}

/** Kilograms to spare between what may be towed and what is towed; below 0 it may not be towed. */
export const towMargin = ({ braked }: TowLimits, { atm }: TowLoad): number => braked - atm;

/** Whether a vehicle may tow a caravan by braked capacity and, where both are known, by ball mass. */
export const canTow = (limits: TowLimits, load: TowLoad): boolean =>
  towMargin(limits, load) >= 0 && (limits.ball === undefined || load.ball === undefined || load.ball <= limits.ball);

/**
 * The line of a card that a towing filter asks for: capacity of a vehicle, or ATM of a caravan, with the margin.
 * `fullLoad` is a load that the vehicle must tow while it is loaded to its own GVM.
 */
export function towLine(
  vehicle: { towing_capacity?: number | undefined; towing_loaded?: number | undefined; atm?: number | undefined },
  wanted: { load?: number | undefined; fullLoad?: number | undefined; limit?: number | undefined },
): string | undefined {
  const { towing_capacity: braked, towing_loaded: loaded, atm } = vehicle;
  if (wanted.fullLoad !== undefined && loaded !== undefined)
    return (
      `Tows ${formatNumber(loaded)}` +
      ` kg fully loaded: ${spare(towMargin({ braked: loaded }, { atm: wanted.fullLoad }))}`
    );
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
