import { describe, expect, it } from 'vitest';
import { promisesFor } from './promises.js';

describe('What’s Included and Why Buy From Us?', () => {
  const items = [
    { title: 'For all' },
    { title: 'Used only', carTypes: ['used' as const] },
    { title: 'None', carTypes: [] },
  ];
  it.each([
    ['used', ['For all', 'Used only']],
    ['new', ['For all']],
  ] as const)('VDP-20 of a %s vehicle', (carType, expected) => {
    expect(promisesFor(items, carType).map(({ title }) => title)).toEqual(expected);
  });
});
