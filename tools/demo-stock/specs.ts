import type { Vehicle } from '@forecourt/vehicle';
import type { ModelLine } from './catalogue.ts';
import { roundTo, type Random } from './random.ts';

/** GVM and GCM: the heavier a load, the less of it is left for a vehicle that is full itself. */
function massesOf(towing: number): NonNullable<Vehicle['variant']> {
  const gross = roundTo(1900 + towing * 0.35, 10);
  if (towing === 0) return { grossvehiclemass: gross };
  const left = towing >= 2500 ? roundTo(towing * 0.84, 10) : towing;
  return { grossvehiclemass: gross, grosscombinationmass: gross + left };
}

/** What the maker says of a line: power, range, towing, warranty. */
export function variantOf(line: ModelLine, random: Random): NonNullable<Vehicle['variant']> {
  if (line.kind === 'caravan') return {};
  const isElectric = line.fuel === 'Electric';
  return {
    power: line.kw,
    torque: line.nm,
    ...(isElectric
      ? { electric_range: random.int(380, 560), battery_capacity: random.int(58, 84) }
      : { fuelconsumptioncombined: line.consumption, enginesize: Math.round(line.litres * 1000 - 4) }),
    ...(line.towing > 0
      ? { towingcapacitybraked: line.towing, towingcapacityunbraked: 750, towball_mass: Math.round(line.towing / 10) }
      : {}),
    ...(line.kind === 'car'
      ? {
          ancaprating: 5,
          ancap_year: random.int(2019, 2024),
          warranty_years: random.pick([5, 5, 7]),
          ...massesOf(line.towing),
        }
      : {}),
  };
}

/** A caravan's measures: millimetres and kilograms. */
export function caravanOf(random: Random): NonNullable<Vehicle['caravan']> {
  const tare = roundTo(random.range(1650, 2700), 10);
  return {
    body_width: 2470,
    body_length: roundTo(random.range(5200, 7300), 10),
    tare_weight: tare,
    axle_type: random.pick(['Single', 'Tandem']),
    sleeps: random.pick([2, 2, 4, 5]),
    aggregate_trailer_mass: tare + roundTo(random.range(350, 700), 10),
    ball_weight: roundTo(tare * 0.09, 5),
  };
}
