import { describe, expect, it } from 'vitest';
import { fullOrder, tieBreak } from './tieBreak.js';

describe('the order of vehicles that a search leaves equal', () => {
  it('SRCH-08 is that of a number of each vehicle, which is the same whenever it is indexed', () => {
    expect([tieBreak('H10001'), tieBreak('H10002')]).toEqual([tieBreak('H10001'), tieBreak('H10002')]);
    const numbers = Array.from({ length: 5000 }, (_, index) => tieBreak(`H${index}`));
    expect(new Set(numbers).size).toBeGreaterThan(4990);
    expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < 2 ** 31)).toBe(true);
  });

  it.each([
    [[], 'created_at_timestamp:desc,tie_break:asc'],
    [[undefined], 'created_at_timestamp:desc,tie_break:asc'],
    [['price:asc'], 'price:asc,created_at_timestamp:desc,tie_break:asc'],
    [['created_at_timestamp:desc'], 'created_at_timestamp:desc,tie_break:asc'],
    [['location_geo(-27, 151):asc', 'price:asc'], 'location_geo(-27, 151):asc,price:asc,tie_break:asc'],
  ])('SRCH-08 follows the keys %o, of which a search server takes three', (keys, order) => {
    expect(fullOrder(...keys)).toBe(order);
  });
});
