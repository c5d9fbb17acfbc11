import { createContext, lazy, Suspense, useContext, useEffect, useRef, type ReactNode } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  type LoaderFunction,
  type RouteObject,
} from 'react-router-dom';
import { data } from 'react-router-dom';
import { siteErrorSlot } from '@forecourt/contracts';
import {
  gateOf,
  Slot,
  useIsFilled,
  useSite,
  type PageDefinition,
  type PageHead,
  type Site,
} from '@forecourt/composition';
import { failureOf } from './failureOf.js';
import { fillsRoute, layoutLoader, readOnce, revalidates } from './fillRoutes.js';
import type { HostDefinition } from './hostDefinition.js';
import { isCarried, pagesOf } from './pageNeeds.js';

interface PageHandle {
  readonly page: PageDefinition;
}

/** The page that an address led to. It may contain a route that reads the data of its fills. */
export function pageMatch<Match extends { route: { handle?: unknown } }>(
  matches: readonly Match[],
): { match: Match; page: PageDefinition } | undefined {
  const match = matches.filter(({ route }) => route.handle !== undefined).at(-1);
  return match && { match, page: (match.route.handle as PageHandle).page };
}

const notFound: LoaderFunction = () => {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to answer with a status
  throw data(null, { status: 404, statusText: 'Not found' });
};

/**
 * Called when this document has not what a page needs: its code, or its configuration. A rejection is a fault of the
 * page.
 */
export type LostCode = (error: unknown) => Promise<never>;

const fail: LostCode = (error) => Promise.reject(error instanceof Error ? error : new Error(String(error)));

/**
 * The route table of a site: every page that it has inside the host's layout, those with a frame of their own next to
 * it, and a 404 for the rest.
 */
export function createRoutes(host: HostDefinition, site: Site, onLostCode: LostCode = fail): RouteObject[] {
  const routesOf = (hasOwnFrame: boolean): RouteObject[] =>
    pagesOf(host)
      .filter((page) => (page.hasOwnFrame === true) === hasOwnFrame)
      .flatMap((page) => pageRoute(host, page, site, onLostCode) ?? [])
      .sort((a, b) => Number(isFreeFirst(a)) - Number(isFreeFirst(b)));
  const withOwnFrame = routesOf(true);
  return [
    {
      ...layoutLoader(host, site),
      ...frameOf(host.Layout),
      children: [...routesOf(false), { id: 'not-found', path: '*', loader: notFound, Component: () => null }],
    },
    ...(withOwnFrame.length > 0
      ? [{ id: 'own-frame', ...frameOf(({ children }) => children, FailureAlone), children: withOwnFrame }]
      : []),
  ];
}

/** What is drawn around pages, and in their place when they fail. */
function frameOf(
  Layout: HostDefinition['Layout'],
  Failed = Layout,
): Pick<RouteObject, 'Component' | 'ErrorBoundary' | 'HydrateFallback'> {
  // the very same element for every navigation: typing in a search must not render header and footer again
  const frame = (
    <Layout>
      <ClientHead />
      <Outlet />
      <ScrollRestoration />
    </Layout>
  );
  return {
    Component: () => frame,
    ErrorBoundary: () => (
      <Failed>
        <Failure />
      </Failed>
    ),
    HydrateFallback: () => null,
  };
}

/** What a shopper quotes of a fault: the server names the request. */
export const ReferenceContext = createContext<string | undefined>(undefined);

/** What the site says of a page that failed; its title alone where no feature says more. */
function Failure(): ReactNode {
  const known = failureOf(useRouteError());
  const reference = useContext(ReferenceContext);
  const failure = known.status >= 500 && reference !== undefined ? { ...known, reference } : known;
  return useIsFilled(siteErrorSlot) ? (
    <Slot slot={siteErrorSlot} with={failure} />
  ) : (
    <Suspense>
      <FailureTitle status={failure.status} />
    </Suspense>
  );
}

/** Few hosts need it: the first script comes without what reads words. */
const FailureTitle = lazy(() => import('./FailureTitle.js'));

/** A page with a frame of its own has none when it fails. */
const FailureAlone = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1}>
    {children}
  </main>
);

/**
 * `/:brand/overview` and `/pages/:page` fit `/pages/overview` equally well, and the first of equals is taken: an
 * address that begins with a name of the site's own keeps it.
 */
const isFreeFirst = ({ path }: RouteObject): boolean => path?.startsWith('/:') === true;

function pageRoute(
  host: HostDefinition,
  page: PageDefinition,
  site: Site,
  onLostCode: LostCode,
): RouteObject | undefined {
  const { route, load, loader, action, shouldRevalidate } = page;
  const path = site.paths.get(route.id);
  if (path === undefined) return undefined;
  const readPage = loader && readOnce(async () => (await loader().catch(onLostCode)).loader);
  const hasNeeds = isCarried(host, site, page);
  // without its configuration a page cannot check whether its gate is on, so it keeps it
  const gate = hasNeeds ? gateOf(page, site) : page.gate;
  const pass = gate && readOnce(async () => (await import('./gates.js')).gateLoader(gate));
  const behindGate = (read: LoaderFunction): LoaderFunction =>
    pass ? (args) => pass(args).then(() => read(args)) : read;
  const act = action && {
    action: async () => {
      const { action: own } = await action().catch(onLostCode);
      return gate ? (await import('./gates.js')).gatedAction(gate, own) : own;
    },
  };
  // a form of this document may be sent to the page's action; the page itself is another document
  if (!hasNeeds)
    return {
      ...{ id: route.id, path, handle: { page } satisfies PageHandle, Component: () => null },
      loader: () => onLostCode(new Error(`This document carries no configuration for page "${route.id}".`)),
      ...(act ? { lazy: act } : {}),
    };
  const ownFills = fillsRoute(page, site, readPage);
  // the fills of a page are behind its gate, too
  const fills = ownFills && { ...ownFills, loader: behindGate(ownFills.loader) };
  return {
    id: route.id,
    path,
    handle: { page } satisfies PageHandle,
    ...(fills ? { children: [fills] } : {}),
    lazy: {
      Component: async () => (await load().catch(onLostCode)).Component,
      ...(loader
        ? {
            loader: async () => {
              if (!fills || !readPage) return behindGate((await loader().catch(onLostCode)).loader);
              // what changes in place shares code with its loader: the first touch must not wait for it
              if (shouldRevalidate) await loader().catch(onLostCode);
              return behindGate(readPage);
            },
          }
        : gate
          ? { loader: () => Promise.resolve(behindGate(() => null)) }
          : {}),
      ...act,
      ...(shouldRevalidate
        ? { shouldRevalidate: () => revalidates(() => shouldRevalidate().catch(onLostCode), site) }
        : {}),
    },
  };
}

/** Head of a matched page, computed from its loader's answer. */
export async function resolveHead(
  page: PageDefinition | undefined,
  args: { data: unknown; site: Site; url: URL; params: Readonly<Record<string, string | undefined>> },
): Promise<PageHead | undefined> {
  const module = await page?.head?.();
  return module?.head(args);
}

/**
 * Keeps title, description and canonical link right on client navigation; the first page's came with its HTML. A page
 * whose address changes without its loader writes its own.
 */
function ClientHead(): ReactNode {
  const site = useSite();
  const location = useLocation();
  const matches = useMatches();
  const match = matches.filter(({ handle }) => handle !== undefined).at(-1);
  const data: unknown = match?.loaderData;
  const key = data === undefined ? `${location.pathname}${location.search}` : match?.id;
  const drawn = useRef({ key, data });
  useEffect(() => {
    if (key === drawn.current.key && data === drawn.current.data) return;
    drawn.current = { key, data };
    let isCurrent = true;
    const url = new URL(location.pathname + location.search, site.origin);
    const page = (match?.handle as PageHandle | undefined)?.page;
    void Promise.all([
      resolveHead(page, { data, site, url, params: match?.params ?? {} }),
      // few addresses change without a document
      import('./lateHead.js'),
    ]).then(([head, { applyHead }]) => {
      if (isCurrent && head) applyHead(head, site.origin);
    });
    return () => {
      isCurrent = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is new has other data or another address
  }, [key, data]);
  return null;
}
