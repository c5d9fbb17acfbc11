import { describe, expect, it } from 'vitest';
import { codeOfRegion, regionOf } from './regions.js';

describe('region of a postcode', () => {
  it.each([
    ['0200', 'ACT'],
    ['0299', 'ACT'],
    ['0300', undefined],
    ['0799', undefined],
    ['0800', 'NT'],
    ['0999', 'NT'],
    ['1000', 'NSW'],
    ['2000', 'NSW'],
    ['2599', 'NSW'],
    ['2600', 'ACT'],
    ['2618', 'ACT'],
    ['2619', 'NSW'],
    ['2898', 'NSW'],
    ['2899', 'NF'],
    ['2900', 'ACT'],
    ['2920', 'ACT'],
    ['2921', 'NSW'],
    ['2999', 'NSW'],
    ['3000', 'VIC'],
    ['3500', 'VIC'],
    ['4000', 'QLD'],
    ['5000', 'SA'],
    ['6797', 'WA'],
    ['6798', 'CX'],
    ['6799', 'CC'],
    ['6800', 'WA'],
    ['7150', 'TAS'],
    ['7151', 'AQ'],
    ['7999', 'TAS'],
    ['8999', 'VIC'],
    ['9999', 'QLD'],
    ['0000', undefined],
    ['800', undefined],
    ['20000', undefined],
    ['２０００', undefined],
    ['', undefined],
  ])('VDP-12 of %s is %s', (postcode, code) => {
    expect(regionOf(postcode)?.code).toBe(code);
  });
  it('VDP-12 every number from 0800 on has one', () => {
    const without = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0')).filter(
      (postcode) => !regionOf(postcode),
    );
    expect(without.at(-1)).toBe('0799');
    expect(without).toHaveLength(200 + 500);
  });
});

describe('code of a region', () => {
  it.each([
    ['Victoria', 'VIC'],
    ['new south wales', 'NSW'],
    ['Australian Capital Territory', 'ACT'],
    ['VIC', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('API-05 of the name %o is %o', (name, code) => expect(codeOfRegion(name)).toBe(code));
});
