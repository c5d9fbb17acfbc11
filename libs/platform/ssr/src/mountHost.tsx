import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, RouterProvider } from 'react-router-dom';
import { applyHead, type Site } from '@forecourt/composition';
import { countLate } from '@forecourt/runtime';
import { findSection, siteSection } from '@forecourt/site-config';
import { defineHost, type HostOptions } from './host/defineHost.js';
import { followPages } from './followPages.js';
import { reportAddress } from './inPage.js';
import { openSite, type OwnSiteOptions } from './openSite.js';
import { pageMatch, resolveHead } from './routes.js';

export interface MountOptions extends Omit<HostOptions, 'template'>, OwnSiteOptions {
  /** Element that the pages are rendered into; `#root` when left out. */
  readonly root?: Element;
}

/**
 * Renders the pages of a host in the browser alone; its server answers every address of a page with the same document.
 * Resolves, when the first page is there, with what ends it. Rejects where the element is not there.
 */
export async function mountHost({ root: given, ...options }: MountOptions): Promise<() => void> {
  const root = given ?? document.getElementById('root');
  if (!root) throw new Error('mountHost: this document has no element with the id "root". Name another one as `root`.');
  const host = defineHost({ ...options, template: 'own' });
  const { site, store, routes, Frame, getContext } = openSite(host, options);
  const router = createBrowserRouter(routes, { future: { v8_middleware: true }, getContext });
  const { styles } = options.site;
  const style = styles === undefined ? undefined : addStyle(styles);
  await isReady(router);
  await applyFirstHead(router, site);
  const live = createRoot(root);
  await new Promise<void>((resolve) => {
    live.render(
      <Mounted onMounted={resolve}>
        <Frame>
          <RouterProvider router={router} />
        </Frame>
      </Mounted>,
    );
  });
  const counting = options.api === undefined ? findSection(site, siteSection)?.analytics : undefined;
  const ends = [
    reportAddress(router, store),
    followPages(root, routes, router),
    // events go to the origin of the document
    ...(counting ? [countLate(counting)] : []),
  ];
  return () => {
    for (const end of ends) end();
    live.unmount();
    style?.remove();
    router.dispose();
  };
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Marks the document as alive, as a hydrated page does: controls that need script show from then on. */
function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }): ReactNode {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    onMounted();
  }, [onMounted]);
  return children;
}

function addStyle(text: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = text;
  // first: the host's own rules win over it
  document.head.prepend(style);
  return style;
}

const isReady = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Title and description of the first page; the frame of the pages sees to those of the next. */
async function applyFirstHead({ state }: Router, site: Site): Promise<void> {
  const found = state.errors ? undefined : pageMatch(state.matches);
  if (!found) return;
  const { match, page } = found;
  const loaded = new Map<string, unknown>(Object.entries(state.loaderData));
  const url = new URL(createPath(state.location), site.origin);
  const head = await resolveHead(page, { data: loaded.get(match.route.id), site, url, params: match.params });
  if (head) applyHead(head, site.origin);
}
