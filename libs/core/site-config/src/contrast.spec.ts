import { describe, expect, it } from 'vitest';
import { contrastProblems, contrastRatio } from './contrast.js';
import { COLOUR_PAIRS, darkTheme, themeConfig, themeSchema, type ThemeSection } from './sections/theme.js';

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
  it('TEN-03 the platform’s own theme can be read', () => {
    expect(contrastProblems(themeConfig.defaults, COLOUR_PAIRS)).toEqual([]);
  });
});

describe('dark palette', () => {
  const light = themeConfig.defaults as ThemeSection;
  const DARK = {
    brand: '#7fb2e5',
    brandInk: '#0b1520',
    surface: '#101418',
    surfaceRaised: '#181d23',
    surfaceSunken: '#0b0e11',
    ink: '#eef2f6',
    inkMuted: '#a9b4c0',
    link: '#8cc2f5',
    positive: '#76cf98',
    warning: '#f0b45a',
    danger: '#ff9a90',
    focus: '#5aa2f0',
    headerSurface: '#101418',
    headerInk: '#eef2f6',
  };
  const problems = (theme: ThemeSection) =>
    (themeSchema.safeParse(theme).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

  it('TEN-03 a legible one is accepted and overrides the light one', () => {
    expect(problems({ ...light, dark: DARK })).toEqual([]);
    expect(darkTheme({ ...light, dark: DARK })).toMatchObject({ surface: '#101418', accent: light.accent });
  });
  it('TEN-03 each pair of it that is hard to read is named with its ratio', () => {
    const { link: _link, ...rest } = DARK;
    // the light theme's link colour would be used on the dark surfaces
    expect(problems({ ...light, dark: rest })).toEqual(
      ['surface #101418 is 2.23', 'surfaceRaised #181d23 is 2.05', 'surfaceSunken #0b0e11 is 2.34'].map(
        (pair) => `dark.link: contrast of #12508a on ${pair}; WCAG AA asks for 4.5 or more`,
      ),
    );
    expect(problems({ ...light, dark: { ...DARK, inkMuted: '#444c55' } })).toHaveLength(3);
  });
  it('TEN-03 a colour it does not know is refused', () => {
    expect(problems({ ...light, dark: { ...DARK, backdrop: '#000000' } as never })[0]).toContain('backdrop');
  });
});
