import { describe, expect, it } from 'vitest';
import { choose, familyOf, type Touchable } from './touchables.ts';

const touchable = (kind: string, target?: string, style = 'link'): Touchable => ({
  index: 0,
  kind,
  target,
  style,
  isShell: false,
});
const all: Touchable[] = ['A|/search|Stock|', 'A|#terms|Terms|', 'BUTTON||Menu|', 'A|/faqs#a|A|', 'INPUT|||q'].map(
  (kind) => touchable(kind),
);
const kinds = (list: readonly Touchable[]) => list.map(({ kind }) => kind);

it('links within the page come first, the others evenly over the page', () => {
  expect(kinds(choose(all, 4))).toEqual(['A|#terms|Terms|', 'A|/faqs#a|A|', 'A|/search|Stock|', 'BUTTON||Menu|']);
  expect(choose(all, 9)).toHaveLength(5);
});

describe('elements that are alike', () => {
  const routeOf = (path: string) => /^\/(brands|cars)\//.exec(path)?.[1];
  const family = (one: Touchable, path = '/') => familyOf(one, path, routeOf);

  it('are links of one component to pages of one kind, whatever they say', () => {
    const kia = family(touchable('A|/brands/kia|Kia|', '/brands/kia'));
    expect(family(touchable('A|/brands/mg|MG|', '/brands/mg?from=home'))).toBe(kia);
    expect(family(touchable('A|/brands/mg|MG|', '/brands/mg', 'tile'))).not.toBe(kia);
    expect(family(touchable('A|/cars/*|Kia|', '/cars/kia'))).not.toBe(kia);
    expect(family(touchable('A|/faqs|FAQs|', '/faqs'))).not.toBe(family(touchable('A|/about|About|', '/about')));
  });
  it('are links within pages of one kind', () => {
    const terms = touchable('A|#terms|Terms|', '#terms');
    expect(family(terms, '/cars/a')).toBe(family(terms, '/cars/b'));
    expect(family(terms, '/cars/a')).not.toBe(family(terms, '/brands/kia'));
    expect(family(terms, '/cars/a')).not.toBe(family(touchable('A|#top|Top|', '#top'), '/cars/a'));
    const shell = { ...terms, isShell: true };
    expect(family(shell, '/cars/a')).toBe(family(shell, '/brands/kia'));
  });
  it('are buttons and fields with one label', () => {
    expect(family(touchable('BUTTON||Menu|'), '/a')).toBe(family(touchable('BUTTON||Menu|', undefined, 'b'), '/b'));
    expect(family(touchable('BUTTON||Save # Kia EV#|'))).toBe(family(touchable('BUTTON||Save # BYD Seal|')));
    expect(family(touchable('BUTTON||Share|'))).not.toBe(family(touchable('BUTTON||Menu|')));
  });
});
