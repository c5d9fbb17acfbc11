import { createBrowserRouter, createPath } from 'react-router-dom';
import { createSite, type PublicConfig } from '@forecourt/composition';
import { createFetchApi, createLateSearch } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import { TRANSLATION_SECTION } from '@forecourt/words';
import { browserStyles } from './componentStyles.js';
import { openDocument, openDocumentsBetweenPages } from './documents.js';
import { loadFirstCode } from './firstCode.js';
import type { BootData, HostDefinition } from './hostDefinition.js';
import { createRouterContext } from './routerContext.js';
import { createRoutes } from './routes.js';
import { hydratePage } from './hydratePage.js';

export { mountHost, type MountOptions } from './mountHost.js';
export { OnSite, type OnSiteProps } from './OnSite.js';
export { extraOf, type OwnSite, type OwnSiteOptions } from './openSite.js';

/** The browser half of a host app: hydrates the page that the server rendered. */
export async function hydrateHost(host: HostDefinition): Promise<void> {
  // the script is async: out of the browser's cache it may run before the page has arrived in full
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as BootData | null;
  const root = document.getElementById('root');
  if (!boot || !root) return;
  const { slug, origin, paths, off, otherLanguages, shownAt } = boot.site;
  let config: PublicConfig;
  try {
    config = await translatedConfig(boot.site);
  } catch (error) {
    console.warn('The texts of this page could not be loaded; the server’s HTML stays and works without them.', error);
    return;
  }
  const site = createSite({
    ...{ slug, origin, config, otherLanguages, features: host.features, mounted: paths, off },
    ...(shownAt === undefined ? {} : { shownAt }),
  });
  const opened: { router?: BrowserRouter } = {};
  const api = createFetchApi();
  const search = createLateSearch({
    access: boot.search,
    refreshKey: () => api.request('/api/search-key'),
  });
  const store = (host.makeStore ?? makeStore)({ api, search, site: slug }, { isPersisted: true });
  const routes = createRoutes(host, site, (error) => openAsDocument(error, opened.router));

  // the matched page and the parts that are live at once: hydration is then synchronous
  try {
    await loadFirstCode(routes, site, location, root);
  } catch (error) {
    console.warn('The code of this page could not be loaded; the server’s HTML stays and works without it.', error);
    return;
  }

  nameHistoryEntry();
  askWindowsFirst();
  const startedAt = performance.now();
  const now = () => boot.now + Math.round(performance.now() - startedAt);
  const router = createBrowserRouter(routes, {
    hydrationData: boot.router as never,
    future: { v8_middleware: true },
    getContext: () => createRouterContext({ site, api, search, now }),
  });
  opened.router = router;
  openDocumentsBetweenPages(router, openDocument);
  hydratePage(root, {
    site,
    siteContexts: host.siteContexts,
    store,
    search,
    router,
    cache: browserStyles(document),
    before: globalThis.beforeEntry,
  });
}

/** The configuration of the page, with the messages of its site's language where that is not the first one. */
async function translatedConfig({ config, translation }: BootData['site']): Promise<PublicConfig> {
  if (translation === undefined) return config;
  const response = await fetch(translation);
  if (!response.ok) throw new Error(`${translation} answered ${response.status}`);
  return { ...config, [TRANSLATION_SECTION]: (await response.json()) as Record<string, unknown> };
}

/**
 * Gives the history entry its own key, else the first pages of all documents would share one. An entry that a window of
 * the page had, which is not open after a reload, is left: Back would seem to do nothing.
 */
function nameHistoryEntry(): void {
  const state = history.state as { key?: string; window?: string } | null;
  if (state?.window !== undefined) history.back();
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}

/**
 * Windows over the page hear of Back before the router, which would read the page again: the router listens after this.
 */
function askWindowsFirst(): void {
  window.addEventListener('popstate', (event) => {
    const back = new CustomEvent('forecourt:back', { cancelable: true, detail: event.state as unknown });
    if (!window.dispatchEvent(back)) event.stopImmediatePropagation();
  });
}

type BrowserRouter = ReturnType<typeof createBrowserRouter>;

/**
 * A page whose code is gone after a deploy, or whose configuration is not here, is opened as a document, which has
 * both.
 */
function openAsDocument(error: unknown, router: BrowserRouter | undefined): Promise<never> {
  const { location: target, formMethod } = router?.state.navigation ?? {};
  // what was posted is not sent again automatically
  if (!target || (formMethod && formMethod !== 'GET'))
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  location.assign(createPath(target));
  return new Promise(() => undefined);
}
