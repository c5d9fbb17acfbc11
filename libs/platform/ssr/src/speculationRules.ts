import { inlineJson } from './headHtml.js';

/** Addresses that are no pages. */
const NO_PAGES = ['/api/*', '/assets/*', '/dev/*', '/fonts/*', '/media/*', '/typesense/*'];
/** Links that write, save a file or open elsewhere. */
const NO_VISITS = '[download], [target], [rel~="nofollow"]';

/**
 * Lets the browser fetch the page that a shopper is about to open: of a link that is pointed at for a moment, or
 * pressed.
 * `inPlace` is the pattern of a page that changes in place: its own other addresses are no documents.
 * `closed` are those of pages that are not fetched before they are opened.
 */
export function speculationRules(nonce: string, inPlace?: string, closed: readonly string[] = []): string {
  const left = [...(inPlace === undefined ? [] : [inPlace]), ...closed];
  const never = [...NO_PAGES, ...left.flatMap((pattern) => [`${pattern}\\?*`, pattern])];
  const where = {
    and: [{ href_matches: '/*' }, { not: { href_matches: never } }, { not: { selector_matches: NO_VISITS } }],
  };
  return (
    `<script type="speculationrules" nonce="${nonce}` +
    `">${inlineJson({ prefetch: [{ where, eagerness: 'moderate' }] })}</script>`
  );
}
