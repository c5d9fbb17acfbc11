import { createHash } from 'node:crypto';
import type { InlineSources } from './contentSecurity.js';

export interface HashedPage {
  readonly html: string;
  readonly inline: InlineSources;
}

/** A style element without text: the browser's code puts rules into it one by one (CSSOM). */
const NO_TEXT = '';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const sourcesOf = (texts: readonly string[]): string => [...new Set(texts.map(hashOf))].join(' ');

/**
 * A rendered page as many visitors may get it. A nonce is good for one answer: scripts and styles that have it are
 * named by their hashes instead. Those without it, such as words that a dealer wrote, the policy does not let in.
 */
export function withHashes(html: string, nonce: string): HashedPage {
  const mark = ` nonce="${nonce}"`;
  const texts: Record<'script' | 'style', string[]> = { script: [], style: [NO_TEXT] };
  for (const [, name, attributes = '', text = ''] of html.matchAll(/<(script|style)\b([^>]*)>([^]*?)<\/\1>/g))
    if (attributes.includes(mark)) texts[name as 'script' | 'style'].push(text);
  return {
    html: html.replaceAll(mark, ''),
    inline: { scripts: sourcesOf(texts.script), styles: sourcesOf(texts.style) },
  };
}
