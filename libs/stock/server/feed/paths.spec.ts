import { describe, expect, it } from 'vitest';
import { findInJson } from './jsonPath.js';
import { parsePath } from './paths.js';

const vehicle = {
  make: 'Kia',
  price: { driveAway: 23_990, egc: null, 'incl.gst': '1' },
  images: [{ url: 'a.jpg' }, { url: 'b.jpg' }, { alt: 'no address' }],
  features: ['Leather, heated & cooled', 'Sunroof'],
  rooms: [[1, 2], [3]],
  isDemo: false,
  none: [],
};

describe('paths in JSON', () => {
  it.each([
    ['make', 'Kia'],
    ['price.driveAway', '23990'],
    ['price.egc', undefined],
    ["price.'incl.gst'", '1'],
    ['images[].url', ['a.jpg', 'b.jpg']],
    ['images[2].url', 'b.jpg'],
    ['images[9].url', undefined],
    ['features[]', ['Leather, heated & cooled', 'Sunroof']],
    ['features', ['Leather, heated & cooled', 'Sunroof']],
    ['make[]', ['Kia']],
    ['rooms[][]', ['1', '2', '3']],
    ['isDemo', false],
    ['none', undefined],
    ['none[]', undefined],
    ['constructor', undefined],
    ['__proto__.polluted', undefined],
    ['price.constructor.name', undefined],
  ])('API-05 %s finds %j', (path, found) => {
    expect(findInJson(vehicle, parsePath(path, 'json'))).toEqual(found);
  });
  it.each([
    ['price', 'an object; map one of "driveAway", "egc", "incl.gst"'],
    ['images', 'a list with an entry that is an object'],
    ['images.url', 'take all its entries with [] or one with [1]'],
    ['make.name', 'a text, where an object with "name" is looked for'],
    ['rooms[]', 'a list with an entry that is a list'],
  ])('API-05 %s is of the wrong kind: %s', (path, reason) => {
    expect(findInJson(vehicle, parsePath(path, 'json'))).toMatchObject({
      wrong: expect.stringContaining(reason) as string,
    });
  });
  it('API-05 a number of more digits than are kept is reported', () => {
    const parsed: unknown = JSON.parse('{"stock": 12345678901234567890}');
    expect(findInJson(parsed, parsePath('stock', 'json'))).toMatchObject({
      wrong: expect.stringContaining('more digits than are kept') as string,
    });
  });
  it.each([
    ['a..b', 'json', 'does not begin with a name'],
    ['a.', 'json', 'it ends where a name is expected'],
    ['images[0]', 'json', 'entries are counted from 1'],
    ['images[x]', 'json', '"." is expected before "[x]"'],
    ['a/b c', 'xml', '"/" is expected before " c"'],
    ['price/@currency/x', 'xml', 'an attribute is its last step'],
    ['/images', 'xml', 'does not begin with a name'],
  ] as const)('API-05 %s is no path of %s', (path, format, reason) => {
    expect(() => parsePath(path, format)).toThrow(reason);
  });
});
