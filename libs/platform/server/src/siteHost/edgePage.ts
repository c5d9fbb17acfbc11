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

/**
 * A page as a cache in front of the platform may give it to many visitors. A nonce is good for one answer: its scripts
 * and styles are named by their hashes instead. Those without the nonce, such as words that a dealer wrote, are left
 * out of the policy as before.
 */
export function edgePage(html: string, nonce: string): EdgePage {
  const mark = ` nonce="${nonce}"`;
  const texts: Record<'script' | 'style', string[]> = { script: [], style: [NO_TEXT] };
  for (const [, name, attributes = '', text = ''] of html.matchAll(/<(script|style)\b([^>]*)>([^]*?)<\/\1>/g))
    if (attributes.includes(mark)) texts[name as 'script' | 'style'].push(text);
  return {
    html: html.replaceAll(mark, ''),
    inline: { scripts: sourcesOf(texts.script), styles: sourcesOf(texts.style) },
  };
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
