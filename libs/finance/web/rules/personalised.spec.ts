import { describe, expect, it } from 'vitest';
import { personalisedAsked, personalisedQuery } from './personalised.js';

const asked = (query: string) => personalisedAsked(new URL(`http://h/personalised/finance${query}`));

describe('address of personalised finance', () => {
  it.each([
    ['?car_id=H1', { id: 'H1' }],
    ['?car_id=H1&credit=GOOD&term=3.5', { id: 'H1', credit: 'GOOD', term: 3.5 }],
    ['?car_id=H1&credit=toString&term=99', { id: 'H1' }],
    ['?credit=&term=', { id: '' }],
    ['?car_id=H1&term=0x5', { id: 'H1' }],
    ['?car_id=H1&term=5e0', { id: 'H1' }],
    [`?car_id=${'x'.repeat(500)}`, { id: 'x'.repeat(80) }],
  ])('FIN-12 %s', (query, expected) => {
    expect(asked(query)).toEqual(expected);
    expect(asked(`?${personalisedQuery(asked(query))}`)).toEqual(expected);
  });
});
