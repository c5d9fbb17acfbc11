import { expect, it } from 'vitest';
import { fileWarnings } from './deskWarnings.js';

it('TEN-03 the desk names what is wrong with the files of its own site, and of no other', () => {
  const broken = [
    {
      slug: 'harbour',
      problems: ['dealers/harbour/site.json: site.name: is missing'],
      runsByLast: true,
    },
  ];
  const texts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(fileWarnings({ slug: 'harbour' }, { broken }, texts)).toEqual([
    'The site runs by an earlier version of its configuration, as the present one cannot be used: ' +
      'dealers/harbour/site.json: site.name: is missing.',
    'Some texts of the site are left out, as they cannot be used: a; b; c; d; e, and 2 more.',
  ]);
  expect(fileWarnings({ slug: 'wattle' }, { broken })).toEqual([]);
});
