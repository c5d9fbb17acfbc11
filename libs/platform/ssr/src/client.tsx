import { startTransition, useEffect, type ReactNode } from 'react';
import createCache from '@emotion/cache';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { createSite, Islands, preloadPart, type Site } from '@forecourt/composition';
import { createFetchApi, StoreSession } from '@forecourt/runtime';
import { createBrowserSearch } from '@forecourt/runtime/search';
import type { BootData, HostDefinition } from './hostDefinition.js';
import { withLateAddress } from './lateAddress.js';
import { createFrame } from './Providers.js';
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
  const opened: { router?: BrowserRouter } = {};
  const routes = createRoutes(host, site, (error) => openAsDocument(error, opened.router));

  // 1. the matched page and the parts that are live at once: hydration is then synchronous and slices are injected
  try {
    await Promise.all([...loadMatched(routes), ...liveParts(site)]);
  } catch (error) {
    console.warn('The code of this page could not be loaded; what the server drew stays and works by itself.', error);
    return;
  }

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
  opened.router = router;
  const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
  const cache = createCache({ key: 'fc', ...(nonce ? { nonce } : {}) });
  const islands = new Islands();
  const Frame = createFrame({ site, session, search, cache, parts: { islands } });
  // as a transition React takes the page over in short slices, and a touch in between is answered first
  startTransition(() => {
    hydrateRoot(
      root,
      <Hydrated>
        <Frame>
          <RouterProvider router={router} />
        </Frame>
      </Hydrated>,
      {
        onRecoverableError: (error) => {
          console.error('Hydration:', error);
        },
      },
    );
  });
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') session.navigated();
  });
  followLinks(root, islands, (target) => void router.navigate(target));
  for (const { id, wake } of site.features.flatMap((feature) => feature.fills ?? [])) wake?.(() => islands.wake(id));
}

type BrowserRouter = ReturnType<typeof createBrowserRouter>;

/** A page whose code is gone after a deploy is opened as a document, which knows the new code. */
function openAsDocument(error: unknown, router: BrowserRouter | undefined): Promise<never> {
  const { location: target, formMethod } = router?.state.navigation ?? {};
  // what was posted is not sent again by itself
  if (!target || (formMethod && formMethod !== 'GET'))
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  location.assign(createPath(target));
  return new Promise(() => undefined);
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
    // a part whose code is lost says so itself, and the others come alive
    .map((item) => preloadPart(item.load).catch(() => undefined));

/** Plain links of what is alive become client navigations; those of what the server drew are the browser's. */
function followLinks(root: HTMLElement, islands: Islands, navigate: (target: string) => void): void {
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
    if (islands.isWaitingAt(link)) return;
    event.preventDefault();
    for (const menu of root.querySelectorAll('header details[open]')) menu.removeAttribute('open');
    navigate(link.pathname + link.search + link.hash);
  });
}
