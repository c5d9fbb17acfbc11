import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSummary } from '@forecourt/testing';
import { vehicleWords } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import { garageWords } from '../words/garageWords.js';
import { compareRows } from './compareRows.js';

const say = wordsOf({ config: {} }, garageWords);
const sayVehicle = wordsOf({ config: {} }, vehicleWords);
const rowsOf = (...vehicles: Parameters<typeof buildSummary>[0][]) =>
  compareRows(
    vehicles.map((values) => ({ vehicle: buildSummary(values) })),
    say,
    sayVehicle,
  );
const differing = (rows: ReturnType<typeof compareRows>) => rows.filter((row) => row.differs).map(({ key }) => key);

describe('rows of a comparison', () => {
  it('SAVE-07 say in which the vehicles differ', () => {
    expect(differing(rowsOf({}, { km: 9, simple_fuel: 'Petrol' }))).toEqual(['km', 'fuel']);
    expect(differing(rowsOf({}, {}))).toEqual([]);
    expect(differing(rowsOf({}))).toEqual([]);
  });

  it('SAVE-07 have the repayment with its rates, ANCAP and warranty, where they are known', () => {
    const repayment = { teaser: 'Only $95/wk*', interest: '7.49% p.a.', comparison: 'Comparison rate 8.12% p.a.' };
    const details = { ancap: '5 stars (2022)', warranty: '5 years' };
    const rows = compareRows(
      [{ vehicle: buildSummary(), repayment, details }, { vehicle: buildSummary() }],
      say,
      sayVehicle,
    );
    const values = new Map(rows.map((row) => [row.key, row.values]));
    expect(values.get('repayment')).toEqual(['Only $95/wk*, 7.49% p.a., Comparison rate 8.12% p.a.', undefined]);
    expect(values.get('ancap')).toEqual(['5 stars (2022)', undefined]);
    expect(values.get('warranty')).toEqual(['5 years', undefined]);
    expect(differing(rows)).toEqual(['repayment', 'ancap', 'warranty']);
  });

  it('SAVE-07 leave out what no vehicle states, and keep what one does', () => {
    const { seats: _none, ...bare } = buildSummary();
    expect(compareRows([{ vehicle: bare }], say, sayVehicle).some(({ key }) => key === 'seats')).toBe(false);
    expect(rowsOf({}, { seats: 5 }).find(({ key }) => key === 'seats')).toMatchObject({
      values: [undefined, '5'],
      differs: true,
    });
  });

  it('SAVE-07 have a value for every vehicle, and do not mark those that are alike', () => {
    const vehicles = fc.array(
      fc.record({ km: fc.nat(3), seats: fc.option(fc.nat(2), { nil: undefined }) }, { requiredKeys: ['km'] }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(vehicles, (list) => {
        for (const { values, differs } of rowsOf(...(list as object[]))) {
          expect(values).toHaveLength(list.length);
          expect(differs).toBe(values.some((value) => value !== values[0]));
        }
      }),
    );
  });
});
