import { expect, it } from 'vitest';
import { hashOf, newTokenOf, tokenOf } from './tokens.js';

const [before, after] = ['b'.repeat(32), 'a'.repeat(32)] as const;

it('BUY-01 the link of a reservation stays the same when the key changes', () => {
  const token = newTokenOf('r1', before);
  const row = { id: 'r1', token_hash: hashOf(token) };
  expect(tokenOf(row, before)).toBe(token);
  expect(tokenOf(row, [after, before])).toBe(token);
  expect(newTokenOf('r1', [after, before])).not.toBe(token);
  expect(tokenOf(row, after), 'of a key that is gone another link is made, which opens nothing').not.toBe(token);
});
