import { startTransition, useEffect, type ReactNode } from 'react';
import createCache from '@emotion/cache';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { createSite, endFirstPage, preloadPart, wakePart, type Site } from '@forecourt/composition';
import { createFetchApi, StoreSession } from '@forecourt/runtime';
import { createBrowserSearch } from '@forecourt/runtime/search';
import type { BootData, HostDefinition } from './hostDefinition.js';
import { withLateAddress } from './lateAddress.js';
import { Providers } from './Providers.js';
import { createRouterContext } from './routerContext.js';
import { createRoutes } from './routes.js';

/** The browser half of a host app: takes over the page that the server drew. */
export async function hydrateHost(host: HostDefinition): Promise<void> {
  // the script is async: out of the browser's cache it may run before the page has arrived in full
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as BootData | null;
  const root = document.getElementById('root');
  if (!boot || !root) return;
  const { slug, origin, config, paths } = boot.site;
  const ownRoutes = host.pages.map((page) => page.route);
  const site = createSite({ slug, origin, config, paths, ownRoutes, features: host.features });
  const routes = createRoutes(host, site);

  // 1. the matched page and the parts that are live at once: hydration is then synchronous and slices are injected
  await Promise.all([...loadMatched(routes), ...liveParts(site)]);

  // 2. a store comes with the first part that asks for one, after its slice: no preloaded slice is dropped
  const api = createFetchApi();
  const session = new StoreSession({ api }, boot.state);
  const search = createBrowserSearch({
    path: boot.search.path,
    key: boot.search,
    refreshKey: () => api.request('/api/search-key'),
  });
  const startedAt = performance.now();
  const now = () => boot.now + Math.round(performance.now() - startedAt);
  const router = createBrowserRouter(routes, {
    hydrationData: boot.router as never,
    window: withLateAddress(window),
    future: { v8_middleware: true },
    getContext: () => createRouterContext({ site, session, api, search, now }),
  });
  const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
  const cache = createCache({ key: 'fc', ...(nonce ? { nonce } : {}) });
  // as a transition React takes the page over in short slices, and a touch in between is answered first
  startTransition(() => {
    hydrateRoot(
      root,
      <Hydrated>
        <Providers site={site} session={session} search={search} cache={cache}>
          <RouterProvider router={router} />
        </Providers>
      </Hydrated>,
      {
        onRecoverableError: (error) => {
          console.error('Hydration:', error);
        },
      },
    );
  });
  router.subscribe(({ navigation, fetchers }) => {
    // the answer of a fetcher is a change of the whole tree too, which waiting parts would hold up for ever
    if (navigation.state !== 'idle' || fetchers.size > 0) endFirstPage();
    else session.navigated();
  });
  followLinks(root, (target) => void router.navigate(target));
  for (const { id, wake } of site.features.flatMap((feature) => feature.fills ?? [])) wake?.(() => wakePart(id));
}

/** Marks the page as taken over. */
function Hydrated({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  return children;
}

function loadMatched(routes: RouteObject[]): Promise<unknown>[] {
  return (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'object') return;
    const loads = Object.entries(route.lazy) as [string, (() => Promise<unknown>) | undefined][];
    const values = await Promise.all(loads.map(async ([key, load]) => [key, await load?.()] as const));
    Object.assign(route, Object.fromEntries(values));
    delete route.lazy;
  });
}

const liveParts = (site: Site): Promise<void>[] =>
  site.features
    .flatMap((feature) => feature.fills ?? [])
    .filter((item) => item.hydrate === 'load' && document.querySelector(`[data-part="${CSS.escape(item.id)}"]`))
    .map((item) => preloadPart(item.load));

/** Plain links of this site become client navigations, also those of parts whose code is not loaded. */
function followLinks(root: HTMLElement, navigate: (target: string) => void): void {
  root.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
    const isSamePage = link.pathname === location.pathname && link.search === location.search;
    if (isSamePage && link.hash !== '') return;
    if (/^\/(api|dev|media|typesense)\//.test(link.pathname)) return;
    event.preventDefault();
    for (const menu of root.querySelectorAll('header details[open]')) menu.removeAttribute('open');
    navigate(link.pathname + link.search + link.hash);
  });
}
