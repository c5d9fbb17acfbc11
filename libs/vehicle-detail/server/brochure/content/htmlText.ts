/** What a reader sees of these elements is not their text. */
const SILENT = /<(script|style|template|noscript|iframe|svg)\b[^<>]*>[^]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[^]*?(?:-->|$)/g;
const ITEM = /<li\b[^<>]*>/gi;
const BREAK = /<\/?(?:p|div|br|ul|ol|li|h[1-6]|tr|table|section|article|blockquote|hr)\b[^<>]*>/gi;
/** A tag, also one that never ends. */
const TAG = /<[/!a-z][^<>]*(?:>|$)/gi;

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bull: '•',
    middot: '·',
    deg: '°',
    frac12: '½',
    times: '×',
    copy: '©',
    reg: '®',
    trade: '™',
  }),
);

/** The text of a piece of HTML: blocks are lines, items have a bullet, everything that acts is gone. */
export function htmlText(html: string): string {
  const text = html
    // every pattern walks over the text, so that its length is bounded first
    .slice(0, 40_000)
    .replace(COMMENT, '')
    .replace(SILENT, '')
    // line breaks of the source are spaces, as in a browser
    .replace(/\s+/g, ' ')
    .replace(ITEM, '\n• ')
    .replace(BREAK, '\n')
    .replace(TAG, '');
  // entities last: what they spell is text, never a tag
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,9}));/gi, (entity, decimal, hex, name: string) => {
    if (name) return NAMED.get(name.toLowerCase()) ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
  });
}
