import { expect, it } from 'vitest';
import { hasTestDrive } from './testDrive.js';

const DRIVEN = ['car', 'motorcycle'] as const;

it('OFR-01 an offer of only caravans has no test drive if the site offers none for caravans', () => {
  expect(hasTestDrive({ itemTypes: ['caravan'] }, DRIVEN)).toBe(false);
  expect(hasTestDrive({ itemTypes: ['caravan', 'car'] }, DRIVEN)).toBe(true);
  expect(hasTestDrive({ itemTypes: ['caravan'] }, ['caravan'])).toBe(true);
  expect(hasTestDrive({}, DRIVEN)).toBe(true);
});
