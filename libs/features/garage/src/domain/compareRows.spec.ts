import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSummary } from '@forecourt/testing';
import { compareRows } from './compareRows.js';

const price = (text: string) => ({ kind: 'price', amount: 1, text, typeLabel: 'Drive away' }) as const;
const rowsOf = (...vehicles: Parameters<typeof buildSummary>[0][]) =>
  compareRows(
    vehicles.map((values) => buildSummary(values)),
    vehicles.map(() => price('$1')),
  );
const differing = (rows: ReturnType<typeof compareRows>) => rows.filter((row) => row.differs).map(({ key }) => key);

describe('rows of a comparison', () => {
  it('SAVE-07 say in which the vehicles differ', () => {
    expect(differing(rowsOf({}, { km: 9, simple_fuel: 'Petrol' }))).toEqual(['km', 'fuel']);
    expect(differing(rowsOf({}, {}))).toEqual([]);
    expect(differing(rowsOf({}))).toEqual([]);
  });

  it('SAVE-07 take the price as the card says it, with what it contains', () => {
    const vehicles = [buildSummary(), buildSummary()];
    const [row] = compareRows(vehicles, [price('$41,990'), { ...price('$41,990'), typeLabel: 'Excl. govt. charges' }]);
    expect(row).toMatchObject({ key: 'price', differs: true });
    expect(row?.values[0]).toBe('$41,990 Drive away');
  });

  it('SAVE-07 leave out what no vehicle states, and keep what one does', () => {
    const { seats: _none, ...bare } = buildSummary();
    expect(compareRows([bare], [price('$1')]).some(({ key }) => key === 'seats')).toBe(false);
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
