import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnInTurn, FIRST_DRAWN } from './drawnInTurn.js';

const list = (ids: readonly (number | string)[]) => ids.map((id) => ({ id: String(id) }));
const numbers = (from: number, count: number) => list(Array.from({ length: count }, (_, index) => from + index));
const listOfVehicles = fc.uniqueArray(fc.nat(60), { maxLength: 30 }).map(list);

describe('SRCH-06 previous hits stay until the new ones are drawn', () => {
  it('shows the first of the new ones above the old ones', () => {
    expect(drawnInTurn(numbers(100, 24), numbers(0, 24))).toEqual([
      ...numbers(100, FIRST_DRAWN),
      ...numbers(FIRST_DRAWN, 24 - FIRST_DRAWN),
    ]);
  });

  it('leaves nothing old where the new ones fill no screen', () => {
    expect(drawnInTurn(numbers(100, 3), numbers(0, 24))).toEqual(numbers(100, 3));
    expect(drawnInTurn(list([]), numbers(0, 24))).toEqual([]);
  });

  it('shows all at once where more stands below the same', () => {
    const next = numbers(0, 48);
    expect(drawnInTurn(next, numbers(0, 24))).toBe(next);
  });

  it('begins as the new list does, and shows nothing twice', () => {
    fc.assert(
      fc.property(listOfVehicles, listOfVehicles, (next, drawn) => {
        const shown = drawnInTurn(next, drawn);
        expect(shown.slice(0, FIRST_DRAWN)).toEqual(next.slice(0, FIRST_DRAWN));
        expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
      }),
    );
  });

  it('is the new list once that is drawn', () => {
    fc.assert(
      fc.property(listOfVehicles, (next) => {
        expect(drawnInTurn(next, next)).toBe(next);
      }),
    );
  });
});
