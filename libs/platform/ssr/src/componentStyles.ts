import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';

/** Prefix of the class names that components get; the same on both sides. */
const KEY = 'fc';
/** Styles of a page of which nothing was rendered. */
export const newStyles = (nonce?: string): EmotionCache => createCache({ key: KEY, ...(nonce ? { nonce } : {}) });

/** Attribute with the names of the styles that a page brings. */
const NAMES = 'data-styles';

/**
 * Collects the styles of one rendered page. Emotion would else write each next to its component, and the browser would
 * move all of them into the head before it hydrates: it styles the whole page anew then.
 */
export function serverStyles(nonce: string): EmotionCache {
  const cache = newStyles(nonce);
  cache.compat = true;
  return cache;
}

/** The style element of a rendered page, for its head. */
export function stylesHtml({ inserted, nonce }: EmotionCache): string {
  const names = Object.keys(inserted).join(' ');
  return `<style ${NAMES}="${names}" nonce="${nonce}">${Object.values(inserted).join('')}</style>`;
}

/** Styles of an open page: those that it brought are not inserted again. */
export function browserStyles(document: Document): EmotionCache {
  const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
  const cache = newStyles(nonce);
  const names = document.querySelector(`style[${NAMES}]`)?.getAttribute(NAMES)?.split(' ') ?? [];
  for (const name of names) cache.inserted[name] = true;
  return cache;
}
