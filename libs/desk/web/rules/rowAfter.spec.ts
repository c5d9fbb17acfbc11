import { expect, it } from 'vitest';
import { rowAfter } from './rowAfter.js';

it.each([
  ['j', 0, 1],
  ['ArrowDown', 1, 2],
  ['j', 2, 2],
  ['k', 2, 1],
  ['ArrowUp', 0, 0],
  ['j', -1, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['x', 1, undefined],
  ['constructor', 1, undefined],
])('API-01 the key %s leads from row %i of three to %j', (key, at, to) => {
  expect(rowAfter(key, at, 3)).toBe(to);
});
it('API-01 no key leads anywhere in an empty list', () => {
  expect(rowAfter('Home', 0, 0)).toBeUndefined();
});
