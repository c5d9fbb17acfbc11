import { describe, expect, it } from 'vitest';
import { contrastProblems, contrastRatio } from './contrast.js';
import { COLOUR_PAIRS, themeConfig } from './sections/theme.js';

describe('contrast', () => {
  // published values of WCAG's own examples
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
  ])('of %s on %s is %d', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(b, a)).toBe(contrastRatio(a, b));
  });
  it('a ratio just below is never rounded up to enough', () => {
    expect(contrastProblems({ text: '#777777', page: '#ffffff' }, [['text', 'page', 4.5]])[0]?.message).toContain(
      '4.47',
    );
  });
  it('TEN-05 the platform’s own theme can be read', () => {
    expect(contrastProblems(themeConfig.defaults, COLOUR_PAIRS)).toEqual([]);
  });
});
