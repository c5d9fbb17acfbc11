import { expect, it } from 'vitest';
import { hasTestDrive } from './testDrive.js';

const DRIVEN = ['car', 'motorcycle'] as const;

it('OFR-01 an offer of caravans alone leads to no test drive where nobody drives one', () => {
  expect(hasTestDrive({ itemTypes: ['caravan'] }, DRIVEN)).toBe(false);
  expect(hasTestDrive({ itemTypes: ['caravan', 'car'] }, DRIVEN)).toBe(true);
  expect(hasTestDrive({ itemTypes: ['caravan'] }, ['caravan'])).toBe(true);
  expect(hasTestDrive({}, DRIVEN)).toBe(true);
});
