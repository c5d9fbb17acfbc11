import { expect, it } from 'vitest';
import { cookieValues, hasOwnCookie, hintCookie, sessionCookie } from './cookies.js';

it.each([
  [undefined, false],
  ['', false],
  ['_ga=1; theme=forecourt_shopper', false],
  ['a=b; forecourt_shopper=1', true],
  ['a=b; __Host-forecourt_shopper=1', true],
  ['__Host-other=forecourt_shopper', false],
  ['forecourt-announcement=H1/brisbane', true],
])('%s tells of a visitor whom the platform knows: %s', (cookies, isKnown) => {
  expect(hasOwnCookie(cookies)).toBe(isKnown);
});

it('SAVE-05 a session’s cookie is of its host alone; a developer’s machine has no https for that', () => {
  const of = (host: string) => sessionCookie('forecourt_account', 'a', { maxAge: 60, host });
  expect(of('www.harbour.example')).toBe(
    '__Host-forecourt_account=a; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  );
  expect(of('harbour.localhost:4200')).toBe('forecourt_account=a; Path=/; Max-Age=60; HttpOnly; SameSite=Lax');
  expect(hintCookie('forecourt_signed_in', '1', { maxAge: 60, host: 'www.harbour.example' })).toBe(
    'forecourt_signed_in=1; Path=/; Max-Age=60; SameSite=Lax; Secure',
  );
});

it.each([
  [undefined, []],
  ['forecourt_account=old', ['old']],
  ['forecourt_account=one; a=b; forecourt_account=two', ['one', 'two']],
  // what a sibling host planted does not count next to the site's own
  ['forecourt_account=planted; __Host-forecourt_account=own', ['own']],
  ['x__Host-forecourt_account=a; forecourt_accounts=b', []],
])('SAVE-05 of %s the account’s values are %j', (cookies, values) => {
  expect(cookieValues(cookies, 'forecourt_account')).toEqual(values);
});
