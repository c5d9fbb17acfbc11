import { expect, it } from 'vitest';
import { choose, unknown, type Touchable } from './touchables.ts';

const all: Touchable[] = ['A|/search|Stock|', 'A|#terms|Terms|', 'BUTTON||Menu|', 'A|/faqs#a|A|', 'INPUT|||q'].map(
  (kind, index) => ({ kind, index }),
);
const kinds = (list: readonly Touchable[]) => list.map(({ kind }) => kind);

it('of what was touched on another page only links within the page are touched again', () => {
  expect(kinds(unknown(all, new Set(kinds(all))))).toEqual(['A|#terms|Terms|', 'A|/faqs#a|A|']);
  expect(unknown(all, new Set())).toEqual(all);
});
it('links within the page come first, the others evenly over the page', () => {
  expect(kinds(choose(all, 4))).toEqual(['A|#terms|Terms|', 'A|/faqs#a|A|', 'A|/search|Stock|', 'BUTTON||Menu|']);
  expect(choose(all, 9)).toHaveLength(5);
});
