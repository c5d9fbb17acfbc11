import { expect, it } from 'vitest';
import { hasOwnCookie } from './cookies.js';

it.each([
  [undefined, false],
  ['', false],
  ['_ga=1; theme=forecourt_shopper', false],
  ['a=b; forecourt_shopper=1', true],
  ['forecourt-announcement=H1/brisbane', true],
])('%s tells of a visitor whom the platform knows: %s', (cookies, isKnown) => {
  expect(hasOwnCookie(cookies)).toBe(isKnown);
});
