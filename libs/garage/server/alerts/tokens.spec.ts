import { expect, it } from 'vitest';
import { linkToken, readLink } from './tokens.js';

const [before, after] = ['b'.repeat(32), 'a'.repeat(32)] as const;

it('SAVE-07 a link that unsubscribes opens after the key has changed, as long as the earlier one is known', () => {
  const link = linkToken('harbour', 'id', before);
  expect(readLink('harbour', link, [after, before])).toBe('id');
  expect(readLink('northline', link, [after, before])).toBeUndefined();
  expect(readLink('harbour', link, after)).toBeUndefined();
  expect(linkToken('harbour', 'id', [after, before])).toBe(linkToken('harbour', 'id', after));
});
