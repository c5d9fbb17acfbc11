import { expect, it } from 'vitest';
import { sitesOf, viewportsOf, wholeNumber } from './flags.ts';

it('a whole number is within its bounds, or the flag and they are named', () => {
  expect(wholeNumber('runs', '3')).toBe(3);
  expect(wholeNumber('samples', '100', { most: 100 })).toBe(100);
  for (const text of ['0', '1.5', 'x', ''])
    expect(() => wholeNumber('runs', text)).toThrow(`--runs must be a whole number from 1, not "${text}".`);
  expect(() => wholeNumber('samples', '101', { most: 100 })).toThrow('from 1 to 100, not "101"');
  expect(() => wholeNumber('shoppers', '1', { least: 2 })).toThrow('from 2, not "1"');
});

it('viewports are those that there are', () => {
  expect(viewportsOf('desktop,phone')).toEqual(['desktop', 'phone']);
  for (const text of ['watch', 'phone,', 'constructor'])
    expect(() => viewportsOf(text)).toThrow(`--viewport must name some of phone, tablet, desktop, not "${text}".`);
});

it('sites are those that there are, all when none is named', () => {
  const slugs = (text?: string) => sitesOf(text).map(({ slug }) => slug);
  expect(slugs('wattle,harbour')).toEqual(['harbour', 'wattle']);
  expect(slugs()).toContain('northline');
  expect(() => slugs('harbour,nowhere')).toThrow('--site "nowhere" is none of the sites ');
});
