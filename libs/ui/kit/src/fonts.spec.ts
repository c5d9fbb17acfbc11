import { describe, expect, it } from 'vitest';
import { SHIPPED_FONTS, themeConfig } from '@forecourt/site-config';
import { fontFaces, siteFonts, wholeStack } from './fonts.js';

const theme = (fontDisplay: string, fontBody: string) => ({ fontDisplay, fontBody });
const facesOf = (css: string) => css.split('@font-face').slice(1);
const sent = (css: string) => facesOf(css).filter((face) => face.includes('url('));

describe('fonts of a theme', () => {
  it('TEN-03 come from the site, each in files by the letters of a page', () => {
    const css = fontFaces(theme('Lora, serif', 'Cabin, sans-serif'));
    expect(sent(css)).toHaveLength(4);
    expect(css).not.toMatch(/url\((?!\/fonts\/[\w-]+\.woff2\))/);
    for (const face of sent(css)) expect(face).toMatch(/font-display:fallback;unicode-range:U\+/);
  });
  it('TEN-03 one font for headings and text is sent once', () => {
    expect(sent(fontFaces(theme('Figtree', '"Figtree", sans-serif')))).toHaveLength(2);
  });
  it('TEN-03 a theme in the visitor’s own font sends none', () => {
    expect(fontFaces(theme('system-ui, sans-serif', 'system-ui, sans-serif'))).toBe('');
    expect(wholeStack('system-ui, sans-serif')).toBe('system-ui, sans-serif');
    expect(siteFonts({ theme: themeConfig.defaults })).toEqual([]);
  });
  it('TEN-03 a stack names stand-ins right after its font, then what the dealer wrote', () => {
    expect(wholeStack('Lora, Georgia, serif')).toBe('"Lora","Lora stand-in 1","Lora stand-in 2", Georgia, serif');
  });
  it.each(SHIPPED_FONTS.map((font) => [font.family, font] as const))(
    'TEN-03 stand-ins of %s make lines of the same height',
    (family, font) => {
      const faces = facesOf(fontFaces(theme(`"${family}"`, `"${family}"`))).filter((face) => face.includes('local('));
      expect(faces).toHaveLength(8);
      for (const face of faces) {
        const part = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1]) / 100;
        expect(part('ascent-override') * part('size-adjust')).toBeCloseTo(font.ascent, 2);
        expect(part('descent-override') * part('size-adjust')).toBeCloseTo(font.descent, 2);
        expect(face).toContain('line-gap-override:0%');
      }
    },
  );
  it.each(SHIPPED_FONTS.map((font) => [font.family, font] as const))(
    'TEN-03 stand-ins of %s are as wide as the font in each weight of the pages',
    (family, { widths }) => {
      const faces = facesOf(fontFaces(theme(`"${family}"`, `"${family}"`))).filter((face) => face.includes('local('));
      const widthOf = (weight: number): number => {
        const face = faces.find((one) => {
          const [from = 0, to = 0] = (/font-weight:(\d+) (\d+)/.exec(one) ?? []).slice(1).map(Number);
          return from <= weight && weight <= to;
        });
        return Number(/size-adjust:([\d.]+)%/.exec(face ?? '')?.[1]) / 100;
      };
      // the visitor's bold font is the same from 600 on, so that widths grow as those of the font
      const [, semibold, bold, heavy] = widths;
      expect(widthOf(700) / widthOf(600)).toBeCloseTo(bold / semibold, 3);
      expect(widthOf(900) / widthOf(600)).toBeCloseTo(heavy / semibold, 3);
    },
  );
  it('TEN-03 names ahead the files that a page’s first words need', () => {
    const config = { theme: { ...themeConfig.defaults, ...theme('Lora, serif', 'Cabin, sans-serif') } };
    expect(siteFonts(config)).toEqual([
      expect.stringMatching(/^\/fonts\/cabin-latin-[\da-f]{10}\.woff2$/),
      expect.stringMatching(/^\/fonts\/lora-latin-[\da-f]{10}\.woff2$/),
    ]);
  });
});
