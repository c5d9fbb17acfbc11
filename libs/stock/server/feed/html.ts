import { decodeHTML } from 'entities';
import sanitizeHtml, { type Transformer } from 'sanitize-html';

/** A link passes on no rank; to another website it opens in a new tab. */
const link: Transformer = (tagName, { href }) => ({
  tagName,
  attribs: {
    ...(href === undefined ? {} : { href }),
    ...(/^https?:\/\//i.test(href ?? '') ? { target: '_blank' } : {}),
    rel: 'nofollow noopener',
  },
});

/** Dealer HTML without anything that could act: text markup only. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'a'],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    // no real comment nests this deep; thousands of open tags would keep server and browser busy
    nestingLimit: 30,
    transformTags: { a: link, h1: 'h3', h2: 'h3' },
  }).trim();

/** HTML that was written as text once too often: `&lt;p&gt;` is a paragraph. */
export const cleanEscapedHtml = (text: string): string => cleanHtml(decodeHTML(text));

const ESCAPES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }),
);
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES.get(sign) ?? sign);

/** Plain text whose blank lines are paragraphs and whose line ends are kept. */
export function htmlOfText(text: string): string {
  const paragraphs: string[][] = [[]];
  // line by line: an expression that looks for blanks before a line's end tries each of 60,000 anew
  for (const line of escapeHtml(text).split(/\r\n?|\n/)) {
    const words = line.trim();
    if (words === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(words);
  }
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => `<p>${lines.join('<br />')}</p>`)
    .join('');
}

/** Whether a text shows its tags to shoppers: it holds them escaped, and none that is not. */
export const looksEscaped = (text: string): boolean =>
  /&lt;\/?(p|br|b|i|u|strong|em|ul|ol|li|div|span|h[1-6])\b/i.test(text) && !text.includes('<');
