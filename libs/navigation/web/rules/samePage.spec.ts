import { describe, expect, it } from 'vitest';
import { samePage } from './samePage.js';

const origin = 'https://zh.aurora.example';

describe('the same page in another language', () => {
  it.each([
    ['/search', '?make=BYD&page=2'],
    ['/', ''],
    // a path is never read as a host
    ['//evil.example/search', ''],
  ])('NAV-01 TEN-03 keeps path and query: %s%s', (pathname, search) => {
    const href = samePage(origin, { pathname, search });
    expect(href).toBe(origin + pathname + search);
    expect(new URL(href).origin).toBe(origin);
  });
  it.each(['?token=secret', '?x=1&lead=abc', '?confirm=secret', '?reservation=secret'])(
    'TEN-07 is the front page where %s opens what one site alone has: its secret goes to no other',
    (search) => {
      expect(samePage(origin, { pathname: '/booking', search })).toBe(`${origin}/`);
    },
  );
});
