import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fontStack, href, httpsAddress, ownPath } from './safeText.js';

const passes = (schema: { safeParse: (value: unknown) => { success: boolean } }, text: string) =>
  schema.safeParse(text).success;

describe('links of the configuration', () => {
  it.each([
    '/',
    '/search?make=Kia#results',
    '/cars/kia-cerato',
    'https://www.example.org/a?b=c',
    '#map',
    'tel:1300555010',
    'mailto:a@b.example',
  ])('TEN-03 %s leads somewhere', (text) => {
    expect(passes(href, text)).toBe(true);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil',
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'http://plain.example',
    'https://',
    'https://user@host.example',
    '/a b',
    '/a"onclick="x',
    '/a\r\nset-cookie: x',
    '',
    'search',
  ])('TEN-03 %j is refused', (text) => {
    expect(passes(href, text)).toBe(false);
  });

  it('TEN-03 what is taken never leaves for another scheme or, beginning with "/", for another host', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        'javascript:',
        'https:',
        '//',
        'a',
        '.',
        '?',
        '#',
        '@',
        '\n',
        '\t',
        '%2f',
        'evil.example',
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join('');
        if (!passes(href, text)) return;
        const target = new URL(text, 'https://own.example/page');
        expect(['https:', 'tel:', 'mailto:']).toContain(target.protocol);
        if (text.startsWith('/')) expect(target.host).toBe('own.example');
      }),
      { numRuns: 3000 },
    );
  });

  it('TEN-03 a path is a path and an address elsewhere is https', () => {
    expect([passes(ownPath, '/a'), passes(ownPath, '//a'), passes(ownPath, 'https://a.example')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([passes(httpsAddress, 'https://a.example/x'), passes(httpsAddress, 'javascript:alert(1)')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('fonts of the configuration', () => {
  it.each(['Arial', '"Avenir Next", Avenir, sans-serif', "'Gill Sans', serif"])(
    'TEN-03 %s is a stack of fonts',
    (text) => {
      expect(passes(fontStack, text)).toBe(true);
    },
  );

  it.each([
    '',
    'Arial; } body { display: none',
    'Arial</style><script>',
    'url(//evil.example)',
    '"Arial',
    'Arial, ',
    'a{}',
    'expression(x)',
    'Arial\\',
  ])('TEN-03 %j would end the style and is refused', (text) => {
    expect(passes(fontStack, text)).toBe(false);
  });
});
