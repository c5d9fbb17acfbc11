import { expect, it } from 'vitest';
import { fontsOf } from './fonts.js';

it('VDP-15 a word is shaped once for all brochures, and each has its own places of the letters', () => {
  const { regular } = fontsOf('en-AU');
  expect(fontsOf('en-AU').regular).toBe(regular);
  const [one, other] = [regular.layout('Sorento '), regular.layout('Sorento ')];
  expect(other.glyphs).toBe(one.glyphs);
  const { advanceWidth } = one;
  // PDFKit scales what it is given
  for (const position of one.positions) position.xAdvance = 0;
  expect(other.advanceWidth).toBe(advanceWidth);
  expect(regular.layout('Sorento ').advanceWidth).toBe(advanceWidth);
});

it('VDP-15 a shape with features of its own is not taken for the plain one', () => {
  const { regular } = fontsOf('en-AU');
  const plain = regular.layout('120').glyphs;
  expect(regular.layout('120', ['tnum']).glyphs).not.toBe(plain);
  expect(regular.layout('120').glyphs).toBe(plain);
});
