import { expect, it } from 'vitest';
import { gapLine } from './mend.js';

it('API-05 a database without any vehicle says so, and what to do, while the index has some', () => {
  const lost = { missing: [], behind: [], extra: ['a', 'b'], stored: 0 };
  expect(gapLine('harbour', lost)).toMatch(
    /^The database has no vehicle of harbour, while the search index has 2: .* backup or import its feed again/,
  );
  expect(gapLine('harbour', { ...lost, missing: ['c'], stored: 3 })).toBe(
    'The search index lacked 1, had 2 that are not in stock of the vehicles of harbour: ' +
      'brought in step with the database.',
  );
});
