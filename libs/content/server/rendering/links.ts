/** `route:search/listing/used-cars`: a page of the site by its route, with the rest of its address. */
const ROUTE = /^route:[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*(\/[a-z0-9-]+){0,2}(\?[\w[\]%.:=&+-]*)?(#[a-z0-9-]+)?$/;
/** One slash, and nothing that an attribute or a header could misread. */
const OWN_PATH = /^\/(?!\/)[^\s"'`<>\\]*$/;

/** Why a text may not link to an address; undefined where it may. */
export function linkProblem(href: string): string | undefined {
  if (href.startsWith('route:'))
    return ROUTE.test(href) ? undefined : 'must name a page by its route, for example "route:finance/page"';
  if (OWN_PATH.test(href) || /^#[a-z0-9-]+$/.test(href)) return undefined;
  if (/^mailto:[^:/\s]+@[^:/\s]+$/.test(href) || /^tel:\+?[\d%-]+$/.test(href)) return undefined;
  if (/^https:\/\//.test(href) && URL.canParse(href) && new URL(href).username === '') return undefined;
  return 'must be a path such as "/finance", "route:finance/page", "#heading", "https://…", "mailto:…" or "tel:…"';
}
