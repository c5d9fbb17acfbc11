import { createHash } from 'node:crypto';
import type { InlineSources } from './contentSecurity.js';

export interface EdgePage {
  readonly html: string;
  readonly inline: InlineSources;
}

/** A style element without text: the browser's code puts rules into it one by one (CSSOM). */
const NO_TEXT = '';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const sourcesOf = (texts: readonly string[]): string => [...new Set(texts.map(hashOf))].join(' ');

/** Styles of one component, by their names, as the style cache of the hosts writes them next to it. */
const COMPONENT_STYLE = /<style data-emotion="fc ([^"]*)" nonce="[^"]*">([^]*?)<\/style>/g;
/** Those of the whole page. */
const PAGE_STYLE = /<style data-emotion="fc-global [^"]*" nonce="[^"]*">[^]*?<\/style>/g;

/**
 * A page as a cache in front of the platform may give it to many visitors. A nonce is good for one answer: its scripts
 * and styles are named by their hashes instead. Those without the nonce, such as words that a dealer wrote, are left
 * out of the policy as before. Styles of all components become one element: a page has a hundred, and proxies take
 * headers of a few kilobytes.
 */
export function edgePage(html: string, nonce: string): EdgePage {
  const mark = ` nonce="${nonce}"`;
  const own = inOneStyle(html, nonce);
  const texts: Record<'script' | 'style', string[]> = { script: [], style: [NO_TEXT] };
  for (const [, name, attributes = '', text = ''] of own.matchAll(/<(script|style)\b([^>]*)>([^]*?)<\/\1>/g))
    if (attributes.includes(mark)) texts[name as 'script' | 'style'].push(text);
  return {
    html: own.replaceAll(mark, ''),
    inline: { scripts: sourcesOf(texts.script), styles: sourcesOf(texts.style) },
  };
}

/** Moves styles to the end of the head: those of the whole page, then those of components, each once. */
function inOneStyle(html: string, nonce: string): string {
  const components = new Map<string, string>();
  const whole: string[] = [];
  const rest = html
    .replace(PAGE_STYLE, (style) => (style.includes(` nonce="${nonce}"`) ? (whole.push(style), '') : style))
    .replace(COMPONENT_STYLE, (style, names: string, text: string) => {
      if (!style.includes(` nonce="${nonce}"`)) return style;
      components.set(names, text);
      return '';
    });
  const end = rest.indexOf('</head>');
  if (end < 0 || components.size === 0) return html;
  const own =
    `<style data-emotion="fc ${[...components.keys()].join(' ')}" nonce="${nonce}">` +
    `${[...components.values()].join('')}</style>`;
  return rest.slice(0, end) + whole.join('') + own + rest.slice(end);
}

/** Headers by which a cache keeps a page, and drops it by its site or by its address. */
export function edgeHeaders(slug: string, path: string, seconds: number): Record<string, string> {
  const tags = [edgeTag(slug), edgeTag(slug, path)];
  return {
    // browsers ask again each time, as of every page
    'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
    'cache-tag': tags.join(','),
    'surrogate-key': tags.join(' '),
  };
}

/** Name under which a cache drops the pages of a site, or one of them. */
export const edgeTag = (slug: string, path = ''): string =>
  `${slug}${path.split('?', 1)[0] ?? ''}`.replace(/[\s,]/g, '_');
