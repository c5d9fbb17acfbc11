import { matchRoutes, type RouteObject } from 'react-router-dom';
import { preloadPart, type Site } from '@forecourt/composition';
import { isFirstPart } from './firstFills.js';

/**
 * Loads the code that a rendered page needs before it hydrates: of the matched page, and of the parts that hydrate at
 * once. Rejects when the page's own code is lost.
 */
export async function loadFirstCode(
  routes: RouteObject[],
  site: Site,
  at: { pathname: string },
  root: ParentNode,
): Promise<void> {
  await Promise.all([...loadMatched(routes, at), ...liveParts(site, root)]);
}

function loadMatched(routes: RouteObject[], at: { pathname: string }): Promise<unknown>[] {
  return (matchRoutes(routes, at) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'object') return;
    const loads = Object.entries(route.lazy) as [string, (() => Promise<unknown>) | undefined][];
    const values = await Promise.all(loads.map(async ([key, load]) => [key, await load?.()] as const));
    Object.assign(route, Object.fromEntries(values));
    delete route.lazy;
  });
}

function liveParts(site: Site, root: ParentNode): Promise<unknown>[] {
  const live = site.features.flatMap((feature) => feature.fills ?? []).filter(({ hydrate }) => hydrate === 'load');
  const ids = new Set(live.map(({ id }) => id));
  return (
    live
      .filter(({ id }) =>
        [...root.querySelectorAll(`[data-part="${CSS.escape(id)}"]`)].some((part) => isFirstPart(part, ids)),
      )
      // a part whose code is lost reports it itself, and the others hydrate
      .map((item) => preloadPart(item.load).catch(() => undefined))
  );
}
