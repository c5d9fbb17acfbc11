import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { shareOfOne, sitesOf, viewportsOf, wholeNumber, writableFile } from './flags.ts';

it('a whole number is within its bounds, or the flag and they are named', () => {
  expect(wholeNumber('runs', '3')).toBe(3);
  expect(wholeNumber('samples', '100', { most: 100 })).toBe(100);
  for (const text of ['0', '1.5', 'x', ''])
    expect(() => wholeNumber('runs', text)).toThrow(`--runs must be a whole number from 1, not "${text}".`);
  expect(() => wholeNumber('samples', '101', { most: 100 })).toThrow('from 1 to 100, not "101"');
  expect(() => wholeNumber('shoppers', '1', { least: 2 })).toThrow('from 2, not "1"');
});

it('API-05 a share is over 0 and to 1, or the flag and its bounds are named', () => {
  expect([shareOfOne('removal-share', '0.3'), shareOfOne('removal-share', '1')]).toEqual([0.3, 1]);
  for (const text of ['abc', '', '0', '-1', '1.1', '30%', 'NaN'])
    expect(() => shareOfOne('removal-share', text)).toThrow(
      `--removal-share must be a number over 0, to 1, such as 0.3 for 30 %, not "${text}".`,
    );
});

it('API-05 a report can be written in the end, or the flag and the folder are named at the beginning', () => {
  const file = path.join(tmpdir(), 'issues.csv');
  expect(writableFile('report', file)).toBe(file);
  expect(() => writableFile('report', path.join(tmpdir(), 'no-such-folder/issues.csv'))).toThrow(
    /^--report ".*issues\.csv": there is no folder .*no-such-folder to write it to\.$/,
  );
  expect(() => writableFile('report', tmpdir())).toThrow('is a folder; name a file');
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
