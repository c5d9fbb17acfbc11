import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalise, tokenize, type TextOptions } from './tokenize.js';

const plain: TextOptions = { tokenSeparators: [], symbolsToIndex: [] };
const words = (text: string, options = plain) => tokenize(text, options).map(({ token }) => token);

describe('tokenize', () => {
  it.each([
    ['2016 Mazda CX-5 Maxx (4X2)', ['2016', 'mazda', 'cx5', 'maxx', '4x2']],
    ['Mercedes-Benz  A 180', ['mercedesbenz', 'a', '180']],
    ['2.5i', ['25i']],
    ['Citroën C4', ['citroen', 'c4']],
    ['Škoda Œuvre Straße Ǽ', ['skoda', 'oeuvre', 'strasse', 'ae']],
    ['“Sport” – it’s', ['sport', 'its']],
    ['Citroe\u0308n', ['citroen']],
    ['日産 スカイライン', ['日産', 'スカイライン']],
    ['-- !! ()', []],
    ['', []],
  ])('cuts %j into %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('parts at separators and keeps indexed symbols', () => {
    expect(words('CX-5', { tokenSeparators: ['-'], symbolsToIndex: [] })).toEqual(['cx', '5']);
    expect(words('Up! c++', { tokenSeparators: [], symbolsToIndex: ['+'] })).toEqual(['up', 'c++']);
  });

  it('points at the word in the original, without the symbols around it', () => {
    const text = 'a (Rear-Wheel) Citroën!';
    expect(tokenize(text, plain).map(({ start, end }) => text.slice(start, end))).toEqual([
      'a',
      'Rear-Wheel',
      'Citroën',
    ]);
  });

  it('cuts a word after 100 characters', () => {
    expect(words('x'.repeat(150))[0]).toHaveLength(100);
  });

  it('offsets ascend and lie in the text, and words of words are the same words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        let at = 0;
        for (const { token, start, end } of tokenize(text, plain)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(token).not.toMatch(/[A-Z\s]/);
          at = end;
        }
        expect(normalise(normalise(text, plain), plain)).toBe(normalise(text, plain));
      }),
    );
  });

  it('a symbol inside a word changes nothing', () => {
    const letters = fc.stringMatching(/^[a-z0-9]{1,8}$/);
    fc.assert(
      fc.property(letters, letters, fc.constantFrom('-', '.', "'", '/', '&'), (a, b, symbol) => {
        expect(words(`${a}${symbol}${b}`)).toEqual([`${a}${b}`]);
      }),
    );
  });
});
