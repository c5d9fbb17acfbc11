import { describe, expect, it } from 'vitest';
import { layoutOf, viewOf } from './listingLayout.js';

describe('grid or list', () => {
  it.each([
    ['grid', undefined, 'grid'],
    ['dense', undefined, 'dense'],
    ['dense', 'grid', 'dense'],
    ['dense', 'list', 'list'],
    ['list', 'grid', 'grid'],
    ['list', 'list', 'list'],
    ['carousel', 'list', 'carousel'],
  ] as const)('a site of %s viewed as %s has the layout %s', (own, view, stands) => {
    expect(layoutOf(own, view)).toBe(stands);
  });

  it('tells which of the two views is chosen now', () => {
    expect((['grid', 'dense', 'carousel', 'list'] as const).map(viewOf)).toEqual(['grid', 'grid', 'grid', 'list']);
  });
});
