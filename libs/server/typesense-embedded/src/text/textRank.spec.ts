import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainRank, packField, packRank } from './textRank.js';

const part = fc.record({
  tokens: fc.integer({ min: 1, max: 15 }),
  words: fc.integer({ min: 1, max: 15 }),
  cost: fc.integer({ min: 0, max: 255 }),
  distance: fc.integer({ min: 0, max: 100 }),
  isWhole: fc.boolean(),
  nearStart: fc.integer({ min: 0, max: 255 }),
  weight: fc.integer({ min: 0, max: 15 }),
  fields: fc.integer({ min: 1, max: 7 }),
});
type Part = typeof part extends fc.Arbitrary<infer T> ? T : never;
const scoreOf = (p: Part) => packField(p.words, p.words, p.cost, p.distance, p.isWhole, p.nearStart);

describe('ranks of text', () => {
  it('are printed as the 64 bits of Typesense', () => {
    // one word, found as typed, in a field of weight 15 that says nothing else, and in one more
    const rank = packRank('max_score', 1, packField(1, 1, 0, 0, true, 0), 15, 2);
    expect(explainRank('max_score', rank, 1)).toEqual({
      best_field_score: '1108091339008',
      best_field_weight: 15,
      fields_matched: 2,
      num_tokens_dropped: 0,
      score: '578730123365711994',
      tokens_matched: 1,
      typo_prefix_score: 0,
    });
  });

  it('print scores without words as they are', () => {
    expect(explainRank('max_score', 100, 1)).toMatchObject({ score: '100', tokens_matched: 0, num_tokens_dropped: 1 });
  });

  it.each(['max_score', 'max_weight'] as const)('sort as those bits do by %s, and keep all of them', (type) => {
    const rankOf = (p: Part) => packRank(type, p.tokens, scoreOf(p), p.weight, p.fields);
    fc.assert(
      fc.property(part, part, (a, b) => {
        const [x, y] = [explainRank(type, rankOf(a), 20), explainRank(type, rankOf(b), 20)];
        expect(x).toMatchObject({
          best_field_score: String(scoreOf(a)),
          best_field_weight: a.weight,
          fields_matched: a.fields,
          tokens_matched: a.tokens,
          typo_prefix_score: a.cost,
          num_tokens_dropped: 20 - a.tokens,
        });
        expect(rankOf(a) < rankOf(b)).toBe(BigInt(x.score) < BigInt(y.score));
      }),
    );
  });

  it('add up fields by sum_score', () => {
    const one = packRank('sum_score', 1, 15 * packField(1, 1, 0, 0, false, 0), 15, 1);
    const two = packRank('sum_score', 1, (15 + 14) * packField(1, 1, 0, 0, false, 0), 15, 2);
    expect(two).toBeGreaterThan(one);
    expect(explainRank('sum_score', two, 1).tokens_matched).toBe(1);
  });
});
