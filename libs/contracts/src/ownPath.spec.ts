import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath } from './ownPath.js';

const SITE = 'https://harbour.example';

describe('paths that a visitor is led back to', () => {
  it.each([
    ['/', '/'],
    ['/my-garage', '/my-garage'],
    ['/cars/kia-rio?a=1&b=2#enquiry', '/cars/kia-rio?a=1&b=2#enquiry'],
    ['/a/../b', '/b'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/search?next=//evil.example', '/search?next=//evil.example'],
  ])('SAVE-06 %s leads to %s', (text, path) => {
    expect(ownPath(text)).toBe(path);
  });
  it.each([
    undefined,
    null,
    '',
    'my-garage',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000/evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '@evil.example',
    `/${'x'.repeat(2000)}`,
  ])('SAVE-06 %j leads nowhere', (text) => {
    expect(ownPath(text)).toBeUndefined();
  });
  it('SAVE-06 whatever is let through stays on the site, in any browser’s reading', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\r\n',
      ' ',
      'evil.example',
      'javascript:',
      'https:',
      'a',
      '\u00a0',
      '\u2028',
      '\ufeff',
      '／',
      '。',
    );
    const hostile = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          fc.webUrl(),
          fc.string({ unit: 'binary' }),
          hostile.map((text) => `/${text}`),
        ),
        (text) => {
          const path = ownPath(text);
          fc.pre(path !== undefined);
          expect(new URL(path, SITE).origin).toBe(SITE);
          // as a browser reads it that takes backslashes for slashes, and drops tabs and line ends
          expect(path).toMatch(/^\/(?![/\\])/);
          expect(path).not.toMatch(/[\t\r\n\\]/);
          expect(ownPath(path)).toBe(path);
        },
      ),
      { numRuns: 3000 },
    );
  });
  it('SAVE-06 every path of a page is let through as it is', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const address = new URL(`/x${path}?${query}`, SITE);
        const text = address.pathname + address.search;
        expect(ownPath(text)).toBe(text);
      }),
    );
  });
});
