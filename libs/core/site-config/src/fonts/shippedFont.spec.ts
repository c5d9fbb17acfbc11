import { describe, expect, it } from 'vitest';
import { themeConfig, themeSchema } from '../sections/theme.js';
import { isKnownFont, shippedFont } from './shippedFont.js';

describe('the font that a stack begins with', () => {
  it.each(['Figtree', '"Libre Franklin", Arial', "'Lora', serif"])('TEN-03 %s is sent by the site', (stack) => {
    expect(shippedFont(stack)).toBeDefined();
  });
  it.each(['system-ui', 'system-ui, -apple-system, "Segoe UI", sans-serif', 'serif'])(
    'TEN-03 %s is the visitor’s own on purpose',
    (stack) => {
      expect([shippedFont(stack), isKnownFont(stack)]).toEqual([undefined, true]);
    },
  );
  it('TEN-03 a font that only some visitors have is refused, with those that a site can send', () => {
    const values = { ...themeConfig.defaults, fontBody: '"Gill Sans", "Trebuchet MS", sans-serif' };
    const [issue, ...others] = themeSchema.safeParse(values).error?.issues ?? [];
    expect(others).toEqual([]);
    expect(issue?.path).toEqual(['fontBody']);
    expect(issue?.message).toMatch(/must begin with system-ui or with a font that the site sends: Archivo, /);
  });
});
