import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buyingRights, type RightsVehicle } from './buyingRights.js';
import { rulesOn, STATE_RULES } from './stateRules.js';

const DAY = '2026-11-20';
const vehicle = (values: Partial<RightsVehicle> = {}): RightsVehicle => ({
  item_type: 'car',
  build_date: '2018-05-01',
  km: 90_000,
  ...values,
});
const warranty = (state: string, values: Partial<RightsVehicle> = {}, price: number | undefined = 20_000, day = DAY) =>
  buyingRights(vehicle(values), price, state, day)?.warranty;
const months = (answer: ReturnType<typeof warranty>) =>
  answer?.kind === 'covered' ? `${answer.length?.months}/${answer.length?.km}` : answer?.kind;

describe('the statutory warranty', () => {
  it.each<[string, Partial<RightsVehicle>, number | undefined, string]>([
    ['NSW', { km: 160_000 }, 20_000, '3/5000'],
    ['NSW', { km: 160_001 }, 20_000, 'outside'],
    ['NSW', { build_date: '2016-11-20' }, 20_000, '3/5000'],
    ['NSW', { build_date: '2016-11-19' }, 20_000, 'outside'],
    ['NSW', { build_date: '2016-12' }, 20_000, '3/5000'],
    ['NSW', { build_date: '2016-11', year: 2017 }, 20_000, 'ask'],
    ['NSW', { build_date: '2016-10', year: 2017 }, 20_000, 'outside'],
    ['VIC', { km: 160_000 }, 20_000, '3/5000'],
    ['VIC', { km: 160_001 }, 20_000, 'outside'],
    ['QLD', { km: 159_999 }, 20_000, '3/5000'],
    ['QLD', { km: 160_000 }, 20_000, '1/1000'],
    ['QLD', { build_date: '2010-01-01' }, 20_000, '1/1000'],
    ['SA', { km: 200_000 }, 6001, '3/5000'],
    ['SA', { km: 200_001 }, 6001, 'outside'],
    ['SA', {}, 6000, '2/3000'],
    ['SA', {}, 3001, '2/3000'],
    ['SA', {}, 3000, 'outside'],
    ['SA', { build_date: '2011-11-20' }, 9000, '3/5000'],
    ['SA', { build_date: '2011-11-19' }, 9000, 'outside'],
    ['WA', { km: 150_000 }, 4000, '3/5000'],
    ['WA', { km: 150_001 }, 4000, '1/1500'],
    ['WA', { km: 180_001 }, 4000, 'outside'],
    ['WA', {}, 3999, 'outside'],
    ['WA', { build_date: '2014-11-20' }, 4000, '1/1500'],
    ['WA', { build_date: '2014-11-19' }, 4000, 'outside'],
    ['ACT', { km: 160_000 }, 20_000, '3/5000'],
    ['NT', { km: 160_001 }, 20_000, 'outside'],
    ['TAS', { km: 120_000, build_date: '2020-01-01' }, 20_000, 'undefined/undefined'],
    ['TAS', { km: 120_001, build_date: '2020-01-01' }, 20_000, 'outside'],
  ])('VDP-20 in %s with %j at %s is %s', (state, values, price, expected) => {
    expect(months(warranty(state, values, price))).toBe(expected);
  });
  it('VDP-20 motorcycles, caravans and commercial vehicles have rules of their own, or none', () => {
    expect(warranty('QLD', { item_type: 'motorcycle' })?.kind).toBe('excluded');
    expect(months(warranty('WA', { item_type: 'motorcycle', build_date: '2020-01-01', km: 80_000 }))).toBe('3/5000');
    expect(warranty('WA', { item_type: 'motorcycle', build_date: '2020-01-01', km: 80_001 })?.kind).toBe('outside');
    for (const { state } of STATE_RULES) {
      expect(warranty(state, { item_type: 'caravan', km: undefined })?.kind).toBe('excluded');
      expect(warranty(state, { item_type: 'truck' })?.kind).toBe('excluded');
      expect(warranty(state, { simple_body: 'Van' })?.kind).toBe('excluded');
    }
  });
  it('VDP-20 says nothing for sure where what decides is not known', () => {
    expect(warranty('NSW', { km: undefined })?.kind).toBe('ask');
    expect(buyingRights(vehicle(), undefined, 'SA', DAY)?.warranty.kind).toBe('ask');
    expect(warranty('NSW', { build_date: undefined, year: 2016 })?.kind).toBe('ask');
    expect(warranty('NSW', { build_date: undefined, year: 2017 })?.kind).toBe('covered');
    expect(warranty('NSW', { build_date: undefined, year: 2015 })?.kind).toBe('outside');
    expect(warranty('NSW', { km: undefined, build_date: '2001-01-01' })?.kind, 'too old in any case').toBe('outside');
    expect(buyingRights(vehicle(), 1, 'XX', DAY)).toBeUndefined();
    expect(buyingRights(vehicle(), 1, undefined, DAY)).toBeUndefined();
  });
  it('VDP-20 takes the rules of the day', () => {
    const old = { km: 170_000, build_date: '2012-01-01' };
    expect(warranty('QLD', old, 9000, '2019-08-31')?.kind).toBe('outside');
    expect(months(warranty('QLD', old, 9000, '2019-09-01'))).toBe('1/1000');
    expect(rulesOn('NSW', '1999-01-01')).toBeUndefined();
  });
  it('VDP-20 fewer years and kilometres never take a right away', () => {
    const state = fc.constantFrom(...new Set(STATE_RULES.map((row) => row.state)));
    const year = fc.integer({ min: 2000, max: 2026 });
    const km = fc.integer({ min: 0, max: 300_000 });
    fc.assert(
      fc.property(state, year, year, km, km, (where, y1, y2, k1, k2) => {
        const length = (y: number, k: number) => {
          const answer = warranty(where, { build_date: `${y}-06-01`, km: k });
          return answer?.kind === 'covered' ? (answer.length?.months ?? 1) : 0;
        };
        expect(length(Math.max(y1, y2), Math.min(k1, k2))).toBeGreaterThanOrEqual(
          length(Math.min(y1, y2), Math.max(k1, k2)),
        );
      }),
    );
  });
});

describe('the cooling-off period', () => {
  const days = (state: string, item_type = 'car') => {
    const found = buyingRights(vehicle({ item_type }), 20_000, state, DAY)?.coolingOff;
    return typeof found === 'object' ? found.businessDays : found;
  };
  it.each([
    ['NSW', 1],
    ['VIC', 3],
    ['QLD', 1],
    ['SA', 2],
    ['WA', 'none'],
    ['TAS', 'none'],
    ['NT', 'none'],
    ['ACT', undefined],
  ])('VDP-20 in %s is %s', (state, expected) => {
    expect(days(state)).toBe(expected);
  });
  it('VDP-20 is not promised for caravans and commercial vehicles', () => {
    expect(days('QLD', 'caravan')).toBeUndefined();
    expect(days('VIC', 'truck')).toBeUndefined();
  });
});

it('VDP-20 every row names its Act and days, and no two rows of a state overlap', () => {
  for (const { state, from, until, reviewed, law } of STATE_RULES) {
    expect(law).toMatch(new RegExp(`Act \\d{4} \\(${state}\\)`, 'i'));
    for (const day of [from, until ?? from, reviewed]) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const at = STATE_RULES.filter((row) => row.state === state && row.from <= from && from <= (row.until ?? '9999'));
    expect(at).toHaveLength(1);
  }
});
