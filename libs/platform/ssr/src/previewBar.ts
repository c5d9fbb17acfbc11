import type { Site } from '@forecourt/composition';
import { findSection, siteSection } from '@forecourt/site-config';
import { languageOf, wordsOf } from '@forecourt/words';
import { escapeHtml } from './headHtml.js';
import { ssrWords } from './words/ssrWords.js';

/** A page of a draft, which is not what the dealer's site is. */
export interface PagePreview {
  /** The moment as at which the site is shown, epoch milliseconds; the present one when left out. */
  readonly at?: number | undefined;
  /** When the preview ends, epoch milliseconds. */
  readonly until: number;
}

/** Path that ends a preview. */
const EXIT = '/preview/exit';

/** Colours of its own: it must be seen on every theme, and over the skip link that waits above the page. */
const STYLE =
  '#preview{position:relative;z-index:101;display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:space-between;' +
  'padding:8px 16px;background:#1f2430;color:#fff;font:600 14px/1.5 system-ui,sans-serif}' +
  '#preview p{margin:0}#preview a{display:inline-block;min-height:24px;color:#fff;text-decoration:underline}';

/** Says above a page that it shows a draft, of when and for how long, and leads out (no cache has such a page). */
export function previewBar({ at, until }: PagePreview, site: Site, nonce: string): string {
  const say = wordsOf(site, ssrWords);
  const { name = site.slug, timeZone = 'UTC' } = findSection(site, siteSection) ?? {};
  const format = new Intl.DateTimeFormat(languageOf(site), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const shown = { dealer: name, until: format.format(until) };
  const text = at === undefined ? say('preview.now', shown) : say('preview.at', { ...shown, at: format.format(at) });
  return (
    `<style nonce="${nonce}">${STYLE}</style>` +
    `<aside id="preview" aria-label="${escapeHtml(say('preview.label'))}">` +
    `<p>${escapeHtml(text)} ${escapeHtml(say('preview.sent'))}</p>` +
    // a browser that fetched it ahead would end the preview
    `<a href="${EXIT}" rel="nofollow">${escapeHtml(say('preview.exit'))}</a></aside>`
  );
}
