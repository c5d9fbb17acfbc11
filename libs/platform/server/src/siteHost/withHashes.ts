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
  const pieces = html.split(` nonce="${nonce}"`);
  const texts: Record<'script' | 'style', string[]> = { script: [], style: [NO_TEXT] };
  for (const [at, after] of pieces.slice(1).entries()) {
    const before = pieces[at] ?? '';
    const [, name] = /^<(script|style)\b/.exec(before.slice(before.lastIndexOf('<'))) ?? [];
    if (name) texts[name as 'script' | 'style'].push(after.slice(after.indexOf('>') + 1, after.indexOf(`</${name}>`)));
  }
  return { html: pieces.join(''), inline: { scripts: sourcesOf(texts.script), styles: sourcesOf(texts.style) } };
}
