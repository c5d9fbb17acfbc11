import { describe, expect, it } from 'vitest';
import { parseMapping } from './mapping.js';

const fields = { stocknum: { from: 'a' }, make: { from: 'b' }, model: { from: 'c' } };

describe('parseMapping', () => {
  it.each([
    [
      { fields: { ...fields, price: { from: 'p', as: 'dollars' } } },
      'fields.price.as: Invalid option: expected one of "text"|"number"',
    ],
    [{ fields: { ...fields, pryce: { from: 'p' } } }, 'fields: "pryce" is no field of a vehicle (did you mean "price"'],
    [{ fields, defaults: { constructor: 'x' } }, 'defaults: "constructor" is no field of a vehicle'],
    [
      { fields: { ...fields, year: { from: 'y', as: 'text' } } },
      'allowed are number, integer, money, kilometres, litres, cylinders',
    ],
    [
      { fields: { ...fields, images: { from: 'i', as: 'text' } } },
      '"text" gives a text, but images is a list; allowed are list, features',
    ],
    [{ fields, defaults: { price_type: 'constructor' } }, 'defaults.price_type: must be one of "drive_away_price"'],
    [{ fields, defaults: { year: 'soon' } }, 'defaults.year: must be a whole number'],
    [
      { format: 'json', fields: { ...fields, images: { from: 'images[0].url' } } },
      'fields.images.from: "images[0].url" is no path: entries are counted from 1',
    ],
    [{ format: 'xml', item: 'a//b', fields }, 'item: "a//b" is no path'],
    [
      { fields: { make: { from: 'b' }, model: { from: 'c' } } },
      'fields: needs "stocknum" or "vin", or name columns in "keyFrom"',
    ],
    [{ fields: { stocknum: { from: 'a' }, make: { from: 'b' } } }, 'fields: needs "model"'],
    [{ fields, encoding: 'ebcdic' }, 'encoding: Invalid option: expected one of "utf-8"|"utf-16le"'],
  ])('API-05 %j is refused with file, place and what is allowed', (mapping, message) => {
    expect(() => parseMapping(mapping, 'feeds/yard.json')).toThrow('feeds/yard.json is not a valid mapping');
    expect(() => parseMapping(mapping, 'feeds/yard.json')).toThrow(message);
  });
});
