import { expect, it } from 'vitest';
import { abnText, isAbn } from './abn.js';

it.each([
  ['51824753556', true],
  ['51 824 753 556', true],
  ['51 824 753 557', false],
  ['05 182 475 355', false],
  ['5182475355', false],
  ['ABN 51 824 753 556', false],
  ['', false],
])('TEN-03 "%s" is an ABN: %s', (text, is) => expect(isAbn(text)).toBe(is));

it('TEN-03 an ABN is printed in its groups', () => {
  expect(abnText('51824753556')).toBe('51 824 753 556');
  expect(abnText('51 824 753 556')).toBe('51 824 753 556');
});
