import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canTow, towLimits, towLine, towLoad, towMargin } from './towing.js';

describe('towing', () => {
  it('reads braked capacity, ATM and ball mass, and no placeholders', () => {
    expect(towLimits({ variant: { towingcapacitybraked: 3500, towball_mass: 350 } })).toEqual({
      braked: 3500,
      ball: 350,
    });
    expect(towLoad({ caravan: { aggregate_trailer_mass: 2310.4 } })).toEqual({ atm: 2310 });
    expect([towLimits({ variant: { towingcapacitybraked: 0 } }), towLimits({}), towLoad({ caravan: {} })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
  it('a full load of its own leaves what GCM and GVM say, and never more than its capacity', () => {
    const limitsOf = (grosscombinationmass: number, grossvehiclemass: number) =>
      towLimits({ variant: { towingcapacitybraked: 3500, grosscombinationmass, grossvehiclemass } })?.loaded;
    expect(limitsOf(6000, 3100)).toBe(2900);
    expect(limitsOf(7000, 3100)).toBe(3500);
    // not known, or a mistake
    expect(limitsOf(6000, 0)).toBeUndefined();
    expect(limitsOf(3000, 3100)).toBeUndefined();
  });
  it('a vehicle may tow what neither its capacity nor its towball forbids', () => {
    expect(canTow({ braked: 2500 }, { atm: 2500, ball: 300 })).toBe(true);
    expect(canTow({ braked: 2500, ball: 250 }, { atm: 2400, ball: 300 })).toBe(false);
    expect(canTow({ braked: 2500 }, { atm: 2501 })).toBe(false);
  });
  it('says the margin on the card that a filter asks for it', () => {
    expect(towLine({ towing_capacity: 3500 }, { load: 2300 })).toBe('Tows 3,500 kg: 1,200 kg to spare');
    expect(towLine({ atm: 2000 }, { limit: 2000 })).toBe('ATM 2,000 kg: just enough');
    expect(towLine({ atm: 2000 }, { limit: 1500 })).toBe('ATM 2,000 kg: 500 kg too much');
    expect(towLine({ towing_capacity: 3500, towing_loaded: 2500 }, { load: 2300, fullLoad: 2300 })).toBe(
      'Tows 2,500 kg fully loaded: 200 kg to spare',
    );
    expect(towLine({ towing_capacity: 3500 }, {})).toBeUndefined();
    expect(towLine({}, { load: 2300, limit: 2300 })).toBeUndefined();
  });
  it('more capacity never tows less, and the margin says the same as the rule', () => {
    const mass = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(mass, mass, fc.nat({ max: 1000 }), (braked, atm, more) => {
        expect(canTow({ braked }, { atm })).toBe(towMargin({ braked }, { atm }) >= 0);
        if (canTow({ braked }, { atm })) expect(canTow({ braked: braked + more }, { atm })).toBe(true);
      }),
    );
  });
});
