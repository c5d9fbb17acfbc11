import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { dealerFigures } from './dealerFigures.js';
import { searchWords } from '../words/searchWords.js';

const say = wordsOf({ config: {} }, searchWords);
describe('what a dealer is in figures', () => {
  it('SRCH-25 is what the dealer says', () => {
    const own = [{ value: '50+', label: 'locations' }];
    expect(dealerFigures(own, { places: 5, brands: 20, vehicles: 900 }, say)).toBe(own);
  });
  it('SRCH-25 is counted otherwise, and says nothing of what there is none of', () => {
    expect(dealerFigures([], { places: 1, brands: 0, vehicles: 1234 }, say)).toEqual([
      { value: '1', label: 'location' },
      { value: '1,234', label: 'vehicles in stock' },
    ]);
  });
});
