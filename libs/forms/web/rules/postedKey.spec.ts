import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postedKey } from './postedKey.js';

describe('the key of a posted form', () => {
  it('FORM-13 is any UUID that the page sent', () => {
    fc.assert(fc.property(fc.uuid(), (key) => postedKey(key) === key && postedKey(key.toUpperCase()) !== undefined));
  });
  it.each([undefined, null, '', 'k', '0'.repeat(36), 'constructor', ` ${crypto.randomUUID()}`, new Blob(['x'])])(
    'FORM-13 is none for %j, which the action then makes of the words',
    (value) => {
      expect(postedKey(value)).toBeUndefined();
    },
  );
});
