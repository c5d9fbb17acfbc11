import { expect, it } from 'vitest';
import { isFlat, withoutSome } from './together.ts';

it('a feed without some of its vehicles keeps its head and every other row', () => {
  const rows = ['Stock,Price', ...Array.from({ length: 250 }, (_, at) => `K${at + 1},20000`)];
  const smaller = withoutSome(rows.join('\n')).split('\n');
  expect(smaller[0]).toBe('Stock,Price');
  expect(rows.filter((row) => !smaller.includes(row))).toEqual(['K100,20000', 'K200,20000']);
});

it('a value with a line break is one row of the feed', () => {
  const text = 'Stock,Title\nK1,"two\nlines"\nK2,one';
  expect(withoutSome(text)).toBe(text);
});

it('memory that grows quarter by quarter is not flat', () => {
  expect(isFlat([300, 400, 402, 398, 405, 401, 400, 399])).toBe(true);
  expect(isFlat([300, 350, 400, 420, 450, 480, 500, 520])).toBe(false);
  expect(isFlat([400])).toBe(true);
});
