import fc from 'fast-check';
import type { Rule } from '@forecourt/vehicle/rules';
import type { StockOptions } from '@forecourt/site-config';
import { VEHICLE_FACTS, vehicleFacts, type Vehicle, type VehicleFact } from '@forecourt/vehicle';

/** Rules over the values that a stock really has, and over some that break filters. */
export function rulesOver(vehicles: readonly Vehicle[], now: number): fc.Arbitrary<Rule<VehicleFact>> {
  const facts = vehicles.slice(0, 300).map((vehicle) => vehicleFacts(vehicle, now));
  const leaf = fc.constantFrom(...(Object.keys(VEHICLE_FACTS) as VehicleFact[])).chain((fact) => {
    const known = [...new Set(facts.flatMap((values) => values[fact] ?? []))];
    if (VEHICLE_FACTS[fact] === 'number') {
      const bound = fc.oneof(
        fc.constantFrom(...(known as number[]), 0),
        fc.double({ min: -1e10, max: 1e10, noNaN: true }),
      );
      return fc.oneof(
        bound.map((atLeast): Rule<VehicleFact> => ({ fact, atLeast })),
        bound.map((atMost): Rule<VehicleFact> => ({ fact, atMost })),
        fc.array(bound, { minLength: 1, maxLength: 3 }).map((values): Rule<VehicleFact> => ({ fact, in: values })),
      );
    }
    const hostile = [
      'x`]||site:=other',
      'a && b',
      '(c)',
      'K*',
      '-',
      'citroen',
      'LOW KILOMETRES',
      'Low Kilometres',
      ' ',
    ];
    const value: fc.Arbitrary<string | boolean> =
      VEHICLE_FACTS[fact] === 'bool' ? fc.boolean() : fc.constantFrom(...(known as string[]), ...hostile);
    return fc.array(value, { minLength: 1, maxLength: 3 }).map((values): Rule<VehicleFact> => ({ fact, in: values }));
  });
  return fc.letrec<{ rule: Rule<VehicleFact> }>((tie) => ({
    rule: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.record({ all: fc.array(tie('rule'), { maxLength: 3 }) }),
      fc.record({ any: fc.array(tie('rule'), { maxLength: 3 }) }),
      fc.record({ not: tie('rule') }),
    ),
  })).rule;
}

/** A rule and how long sold vehicles stay, as a dealer may have them. */
export const stockOptionsOver = (vehicles: readonly Vehicle[], now: number): fc.Arbitrary<StockOptions> =>
  fc.record({ stockRule: rulesOver(vehicles, now), includeSoldCarsDays: fc.constantFrom(0, 0.5, 3, 30) });
