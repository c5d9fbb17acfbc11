import { describe, expect, it } from 'vitest';
import { postcodeFit } from './postcodeFits.js';

describe('postcodes of a state', () => {
  it.each([
    ['NT', '0800', 'own'],
    ['NSW', '2641', 'own'],
    ['NSW', '3644', 'border'],
    ['ACT', '2620', 'border'],
    ['VIC', '4000', 'none'],
    ['TAS', '3000', 'none'],
    ['QLD', '9999', 'own'],
    ['VIC', '0000', 'none'],
  ])('LOC-09 of %s may be %s: %s', (state, postcode, fit) => {
    expect(postcodeFit(state, postcode)).toBe(fit);
  });
});
