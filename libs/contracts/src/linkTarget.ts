import { fillInOrder } from './refs.js';

/** Where a configured link leads: a page of the site by its route, or any address. */
export interface LinkTarget {
  readonly href?: string | undefined;
  /** Id of a route. */
  readonly to?: string | undefined;
  /** What follows the route's address, in the order of its parameters. */
  readonly path?: string | undefined;
  readonly query?: string | undefined;
}

/** How a link opens: another website in a new tab, so that the shopper keeps the site; everything else in its place. */
export const opensBeside = (href: string | undefined): { target?: '_blank'; rel?: 'noopener' } =>
  /^https?:\/\//i.test(href ?? '') ? { target: '_blank', rel: 'noopener' } : {};

/** The address of a link; undefined where the site has no such page. `paths` are the site's route patterns by id. */
export function targetHref(
  { href, to, path, query }: LinkTarget,
  { paths }: { readonly paths: ReadonlyMap<string, string> },
): string | undefined {
  if (to === undefined) return href;
  const pattern = paths.get(to);
  const found = pattern === undefined ? undefined : fillInOrder(pattern, path?.split('/') ?? []);
  return found === undefined || query === undefined ? found : `${found}?${query}`;
}
