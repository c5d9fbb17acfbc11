import { decodeHTML } from 'entities';
import sanitizeHtml from 'sanitize-html';

/** Dealer HTML without anything that could act: text markup only. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'a'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    // nobody writes a list in a list in a list; thousands of open tags would keep server and browser busy
    nestingLimit: 30,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }), h1: 'h3', h2: 'h3' },
  }).trim();

/** HTML that was written as text once too often: `&lt;p&gt;` is a paragraph. */
export const cleanEscapedHtml = (text: string): string => cleanHtml(decodeHTML(text));

const ESCAPES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }),
);
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES.get(sign) ?? sign);

/** Plain text whose blank lines are paragraphs and whose line ends are kept. */
export const htmlOfText = (text: string): string =>
  escapeHtml(text.replace(/\r\n?/g, '\n'))
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim().replace(/[ \t]*\n[ \t]*/g, '<br />'))
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');

/** Whether a text shows its tags to shoppers: it holds them escaped, and none that is not. */
export const looksEscaped = (text: string): boolean =>
  /&lt;\/?(p|br|b|i|u|strong|em|ul|ol|li|div|span|h[1-6])\b/i.test(text) && !text.includes('<');
