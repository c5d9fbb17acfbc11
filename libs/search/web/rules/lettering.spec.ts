import { describe, expect, it } from 'vitest';
import { letteringOf } from './lettering.js';

const MAKES = [
  'Audi',
  'BMW',
  'BYD',
  'Ford',
  'GWM',
  'Holden',
  'Honda',
  'Hyundai',
  'Isuzu',
  'Jeep',
  'Kia',
  'LDV',
  'Lexus',
  'Mazda',
  'Mercedes-Benz',
  'MG',
  'Mitsubishi',
  'Nissan',
  'Subaru',
  'Suzuki',
  'Tesla',
  'Toyota',
  'Volkswagen',
  'Volvo',
];

describe('lettering of makes', () => {
  it('SRCH-25 is the same for a name whatever its letters’ size, and differs between makes', () => {
    expect(letteringOf('Toyota')).toEqual(letteringOf('TOYOTA'.toLowerCase()));
    expect(new Set(MAKES.map((name) => JSON.stringify(letteringOf(name)))).size).toBeGreaterThan(16);
    expect(new Set(MAKES.map((name) => letteringOf(name).face)).size).toBe(5);
  });
  it('SRCH-25 keeps long names together, and short ones in capitals', () => {
    expect(letteringOf('Mercedes-Benz').tracking).toBeLessThanOrEqual(0);
    for (const name of ['MG', 'GWM', 'BYD', 'LDV', 'Kia']) expect(letteringOf(name).isUpper).toBe(true);
    expect(() => letteringOf('')).not.toThrow();
  });
});
