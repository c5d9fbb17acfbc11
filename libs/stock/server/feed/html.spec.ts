import { describe, expect, it } from 'vitest';
import { htmlOfText } from './html.js';

describe('text for a place that takes HTML', () => {
  it.each([
    ['One line', '<p>One line</p>'],
    ['First \n  second\t\r\nthird', '<p>First<br />second<br />third</p>'],
    ['One\n \t\nTwo\n\n\n  Three  ', '<p>One</p><p>Two</p><p>Three</p>'],
    ['A < B & "C"', '<p>A &lt; B &amp; &quot;C&quot;</p>'],
    [' \n \r ', ''],
  ])('API-05 %j is %s', (text, html) => expect(htmlOfText(text)).toBe(html));

  // by an expression that looks for blanks before a line's end, each of these takes minutes
  it('API-05 a cell of half a million blanks is read as any other', () => {
    expect(htmlOfText(`x${' '.repeat(500_000)}y`)).toBe(`<p>x${' '.repeat(500_000)}y</p>`);
    expect(htmlOfText(`x${'\t '.repeat(250_000)}\ny`)).toBe('<p>x<br />y</p>');
    expect(htmlOfText(`x${'\n'.repeat(500_000)}y`)).toBe('<p>x</p><p>y</p>');
  });
});
