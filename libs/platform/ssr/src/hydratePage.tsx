import { startTransition, useEffect, type ReactNode } from 'react';
import type { EmotionCache } from '@emotion/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { RouterProvider, type createMemoryRouter } from 'react-router-dom';
import { Islands, type BeforeEntry, type Site } from '@forecourt/composition';
import { countLate, type SearchGateway } from '@forecourt/runtime';
import type { AppStore } from '@forecourt/runtime/store';
import { findSection, siteSection } from '@forecourt/site-config';
import { staysOnPage } from './documents.js';
import type { HostDefinition } from './hostDefinition.js';
import { plainLink, reportAddress } from './inPage.js';
import { createFrame } from './Providers.js';

export interface OpenPage {
  site: Site;
  siteContexts: HostDefinition['siteContexts'];
  store: AppStore;
  search: SearchGateway;
  /** Knows the rendered page's address and what its loaders read. */
  router: ReturnType<typeof createMemoryRouter>;
  cache: EmotionCache;
  /** What was done on the page before its entry ran. */
  before?: BeforeEntry | undefined;
}

/**
 * Hydrates the page that the server rendered into `root`. Returns what ends it, for pages that end before their
 * document.
 */
export function hydratePage(root: HTMLElement, page: OpenPage): () => void {
  const { site, siteContexts, store, search, router, cache, before } = page;
  const islands = new Islands(root, before);
  const Frame = createFrame({ site, siteContexts, store, search, cache, parts: { islands } });
  let live: Root | undefined;
  // a transition hydrates in short slices, so that React answers a touch in between first
  startTransition(() => {
    live = hydrateRoot(
      root,
      <Hydrated root={root} islands={islands}>
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
  const unsubscribe = reportAddress(router, store);
  const counting = findSection(site, siteSection)?.analytics;
  const stopCounting = counting && countLate(counting);
  const unfollow = followLinks(root, islands, router);
  for (const { id, hydrateWhen } of site.features.flatMap((feature) => feature.fills ?? []))
    hydrateWhen?.((onLost) => islands.hydrateNow(id, onLost), store);
  return () => {
    stopCounting?.();
    unfollow();
    unsubscribe();
    islands.close();
    live?.unmount();
  };
}

/**
 * Marks the page as hydrated, and the document while any page in it is: what is above the pages relies on that mark.
 */
function Hydrated({
  root,
  islands,
  children,
}: {
  root: HTMLElement;
  islands: Islands;
  children: ReactNode;
}): ReactNode {
  useEffect(() => {
    islands.pageIsAlive();
    const { documentElement } = document;
    for (const { dataset } of [root, documentElement]) dataset['hydrated'] = 'true';
    return () => {
      delete root.dataset['hydrated'];
      if (!document.querySelector('body [data-hydrated]')) delete documentElement.dataset['hydrated'];
    };
  }, [root, islands]);
  return children;
}

/** Plain links within the page that is open change it in place; those to other pages are the browser's. */
function followLinks(root: HTMLElement, islands: Islands, router: OpenPage['router']): () => void {
  const follow = (event: MouseEvent) => {
    const link = plainLink(event);
    if (!link) return;
    const isSamePage = link.pathname === location.pathname && link.search === location.search;
    if (isSamePage && link.hash !== '') return;
    const target = link.pathname + link.search + link.hash;
    if (islands.isWaitingAt(link) || !staysOnPage(router, target)) return;
    event.preventDefault();
    void router.navigate(target);
  };
  root.addEventListener('click', follow);
  return () => root.removeEventListener('click', follow);
}
