import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Nearness, Occurrences } from './proximity.js';

function measure(lists: readonly (readonly number[])[], length: number): Nearness {
  const found = new Occurrences();
  for (const list of lists) {
    found.begin();
    for (const position of list) found.add(position, position === length - 1);
  }
  const nearness = new Nearness();
  nearness.measure(found, true);
  return nearness;
}

describe('Nearness', () => {
  it('measures words side by side', () => {
    expect(measure([[1], [2], [3]], 5)).toMatchObject({
      present: 3,
      distance: 2,
      isWhole: false,
      positions: [1, 2, 3],
    });
  });

  it('chooses the closest of several places', () => {
    expect(
      measure(
        [
          [0, 7],
          [3, 8],
        ],
        9,
      ),
    ).toMatchObject({ present: 2, distance: 1, positions: [7, 8] });
  });

  it('leaves out a word that is more than ten words away', () => {
    expect(measure([[0], [1], [30]], 31)).toMatchObject({ present: 2, distance: 1, positions: [0, 1] });
  });

  it('knows a value that says just the query', () => {
    expect(measure([[0], [1]], 2).isWhole).toBe(true);
    expect(measure([[0], [1]], 3).isWhole).toBe(false);
    expect(measure([[1], [2]], 3).isWhole).toBe(false);
    expect(measure([[0]], 1)).toMatchObject({ present: 1, distance: 0, isWhole: true, positions: [0] });
    expect(
      measure(
        [
          [0, 1],
          [0, 1],
        ],
        2,
      ).isWhole,
    ).toBe(true);
  });

  it('finds the least distance of two words', () => {
    const list = fc.uniqueArray(fc.nat(40), { minLength: 1, maxLength: 8 }).map((items) => items.sort((a, b) => a - b));
    fc.assert(
      fc.property(list, list, (a, b) => {
        fc.pre(!a.some((position) => b.includes(position)));
        const least = Math.min(...a.flatMap((x) => b.map((y) => Math.abs(x - y))));
        const { present, distance } = measure([a, b], 50);
        if (least > 10) expect(present).toBe(1);
        else expect({ present, distance }).toEqual({ present: 2, distance: least });
      }),
    );
  });
});
