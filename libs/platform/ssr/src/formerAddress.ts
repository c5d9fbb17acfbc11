import { generatePath, matchRoutes } from 'react-router-dom';
import type { RouteRef } from '@forecourt/contracts';

/**
 * Where a page is now whose default address was requested, on a site that mounts it elsewhere (TEN-06); undefined for
 * any other address. Links and bookmarks from before the move stay good.
 */
export function formerAddress(
  routes: readonly Pick<RouteRef, 'id' | 'defaultPath'>[],
  paths: ReadonlyMap<string, string>,
  { pathname, search }: URL,
): string | undefined {
  for (const { id, defaultPath } of routes) {
    const path = paths.get(id);
    if (path === undefined || path === defaultPath) continue;
    const found = matchRoutes([{ path: defaultPath }], pathname)?.[0];
    if (found) return generatePath(path, found.params) + search;
  }
  return undefined;
}
