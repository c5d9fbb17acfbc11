import { expect, it } from 'vitest';
import { createSite } from '@forecourt/composition';
import { siteConfig } from '@forecourt/site-config';
import { head } from './compareHead.js';

const site = createSite({
  slug: 'a',
  origin: 'http://localhost',
  features: [],
  config: { site: { ...siteConfig.defaults, name: 'A Cars' } },
});
const titleOf = (...titles: string[]) =>
  head({ data: { vehicles: titles.map((title) => ({ title })) }, site } as never).title;

it.each([
  [[], 'Compare vehicles | A Cars'],
  [['Kia Rio'], 'Compare Kia Rio | A Cars'],
  [['Kia Rio', 'Mazda 3'], 'Compare Kia Rio and Mazda 3 | A Cars'],
  [['Kia Rio', 'Mazda 3', 'MG4', 'Ford Focus'], 'Compare Kia Rio, Mazda 3, MG4 and Ford Focus | A Cars'],
])('SAVE-07 a comparison of %j is named after them', (titles, title) => {
  expect(titleOf(...titles)).toBe(title);
});
