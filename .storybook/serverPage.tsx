import { Activity, useInsertionEffect, type ReactNode } from 'react';
import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, createStaticHandler, matchRoutes } from 'react-router-dom';
import { createSite, type Site } from '@forecourt/composition';
import { makeStore } from '@forecourt/runtime/store';
import type { HostDefinition } from '@forecourt/ssr';
import {
  createRouterContext,
  createRoutes,
  drawnPage,
  drawnParts,
  loadFirstCode,
  pageMatch,
  pageSite,
  preloadParts,
  takeOver,
} from '@forecourt/ssr/page';
import { NOW } from '@forecourt/testing';
import { configOf, TEMPLATE_OF } from './dealers.ts';
import { storyApi as api, storySearch as search } from './storyService.ts';

const ORIGIN = 'http://localhost';
const hosts = new Map(
  Object.entries(import.meta.glob<HostDefinition>('../apps/*/src/host.ts', { import: 'host' })).map(([file, load]) => [
    file.split('/').at(-3),
    load,
  ]),
);
/** One for all pages: what it wrote into the document stays there. */
const cache = createCache({ key: 'fc' });

type Router = ReturnType<typeof createMemoryRouter>;

/** A page of a dealer's site as it arrives in a browser. */
export interface ServerPage {
  readonly slug: string;
  readonly html: string;
  /** Starts what a page's script starts, over the HTML that stands in `root`; resolves to what ends it. */
  readonly takeOver: (root: HTMLElement) => Promise<{ router: Router; close: () => void }>;
}

export interface ServerPageOptions {
  readonly slug: string;
  readonly addressOf: (site: Site) => string;
  /** What the code of parts waits for; a page that was just opened has none of it. */
  readonly code?: Promise<unknown> | undefined;
}

/**
 * Draws a page with all that the dealer's template installs, in the steps of the server, and hands it to the browser's.
 */
export async function drawServerPage({ slug, addressOf, code }: ServerPageOptions): Promise<ServerPage> {
  const host = await hosts.get(TEMPLATE_OF.get(slug))?.();
  if (!host) throw new Error(`Dealer "${slug}" has no template that Storybook knows.`);
  await preloadParts(host);
  const whole = siteOf(host, slug);
  const address = addressOf(whole);
  const store = makeStore({ api, search, site: slug });
  const handler = createStaticHandler(createRoutes(host, whole), { future: { v8_middleware: true } });
  const found = matchRoutes(handler.dataRoutes, new URL(address, ORIGIN).pathname) ?? [];
  const site = pageSite(host, whole, pageMatch(found)?.page);
  const requestContext = createRouterContext({ site, api, search, now: () => NOW });
  const context = await handler.query(new Request(ORIGIN + address), { requestContext });
  if (context instanceof Response) throw new Error(`${address} leads to ${context.headers.get('location') ?? '?'}.`);
  // the site would show a page of its own, and the story would pass
  for (const error of Object.values(context.errors ?? {})) throw error;
  const parts = drawnParts();
  const page = { site, store, search, cache, handler, context, parts };
  const html = parts.putInto(renderToString(drawnPage(page)));
  await writeStyles(drawnPage({ ...page, parts: {} }));
  const loaderData = JSON.parse(JSON.stringify(context.loaderData)) as typeof context.loaderData;
  return {
    slug,
    html,
    takeOver: (root) => takeOverPage(root, { host: withLateCode(host, code), site, address, loaderData }),
  };
}

interface Boot {
  host: HostDefinition;
  /** As the document carries it. */
  site: Site;
  address: string;
  loaderData: Record<string, unknown>;
}

async function takeOverPage(
  root: HTMLElement,
  { host, site: { slug, origin, config, paths }, address, loaderData }: Boot,
) {
  const mounted = Object.fromEntries(paths);
  const site = createSite({ slug, origin, config, mounted, features: host.features });
  const store = makeStore({ api, search, site: slug }, { isPersisted: true });
  const routes = createRoutes(host, site);
  await loadFirstCode(routes, site, new URL(address, ORIGIN), root);
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    hydrationData: { loaderData },
    future: { v8_middleware: true },
    getContext: () => createRouterContext({ site, api, search, now: () => NOW }),
  });
  const end = takeOver(root, { site, store, search, router, cache });
  return {
    router,
    close: () => {
      end();
      router.dispose();
    },
  };
}

const siteOf = (host: HostDefinition, slug: string): Site =>
  createSite({
    slug,
    origin: ORIGIN,
    features: host.features,
    config: configOf(slug),
    ownRoutes: host.pages.map(({ route }) => route),
  });

/** The same host in a browser that has read none of its parts' code yet: a part is known by its `load`. */
const withLateCode = (host: HostDefinition, code: Promise<unknown> = Promise.resolve()): HostDefinition => ({
  ...host,
  features: host.features.map((feature) => ({
    ...feature,
    ...(feature.fills && {
      fills: feature.fills.map((item) => ({ ...item, load: () => code.then(() => item.load()) })),
    }),
  })),
});

/** Emotion writes styles only where React draws into a document: the page is drawn once where nobody sees it. */
async function writeStyles(page: ReactNode): Promise<void> {
  const root = createRoot(document.createElement('div'));
  await new Promise<void>((resolve) => {
    root.render(
      <Activity mode="hidden">
        {page}
        <Written tell={resolve} />
      </Activity>,
    );
  });
  // not within the drawing that tells of it
  setTimeout(() => root.unmount());
}

function Written({ tell }: { tell: () => void }): ReactNode {
  useInsertionEffect(tell, [tell]);
  return null;
}
