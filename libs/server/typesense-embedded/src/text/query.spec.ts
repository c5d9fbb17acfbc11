import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from './query.js';

const options = { tokenSeparators: [], symbolsToIndex: [] };
const parse = (q: string) => parseQuery(q, options);

describe('parseQuery', () => {
  it('takes words, phrases and exclusions apart', () => {
    const parsed = parse('red "land rover" -ute -"double cab" x-trail');
    expect(parsed.words).toEqual(['red', 'xtrail']);
    expect(parsed.phrases).toEqual([['land', 'rover']]);
    expect(parsed.excluded).toEqual([['ute'], ['double', 'cab']]);
    expect(parsed.isWildcard).toBe(false);
  });

  it('reads a single word, a padded phrase and a lone minus', () => {
    expect(parse('"corolla"').phrases).toEqual([['corolla']]);
    expect(parse('" land rover "').phrases).toEqual([['land', 'rover']]);
    expect(parse('toyota - corolla').words).toEqual(['toyota', 'corolla']);
  });

  it('takes a quote that is never closed for no quote', () => {
    expect(parse('"land rover').words).toEqual(['land', 'rover']);
    expect(parse('-"land rover').excluded).toEqual([['land', 'rover']]);
  });

  it('seeks everything when nothing but exclusions or phrases is given', () => {
    expect(parse('-ute').isWildcard).toBe(true);
    expect(parse('"land rover"').isWildcard).toBe(true);
    expect(parse('!!!').isWildcard).toBe(true);
  });

  it('keeps a minus that is indexed', () => {
    expect(parseQuery('-5', { tokenSeparators: [], symbolsToIndex: ['-'] }).words).toEqual(['-5']);
  });

  it('leaves stop words out and takes segmented words as they are', () => {
    expect(parseQuery('the red car', options, { stopwords: new Set(['the']) }).words).toEqual(['red', 'car']);
    expect(parseQuery('CX-5 Maxx', options, { isSegmented: true }).words).toEqual(['CX-5', 'Maxx']);
  });

  it('bounds what is looked at for any input', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', '-b', '"c d"', '"', '-', '-"e', 'f"'), { maxLength: 3000 }),
        (parts) => {
          const parsed = parse(parts.join(' '));
          expect(parsed.words.length).toBeLessThanOrEqual(32);
          expect(parsed.phrases.length).toBeLessThanOrEqual(32);
          expect(parsed.excluded.length).toBeLessThanOrEqual(32);
        },
      ),
      { numRuns: 30 },
    );
  });
});
