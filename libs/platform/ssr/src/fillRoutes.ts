import type { LoaderFunction, LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import {
  drawnFills,
  fillsRouteOf,
  LAYOUT_ROUTE,
  loadFills,
  type DrawnFill,
  type PageDefinition,
  type Site,
} from '@forecourt/composition';
import { siteContext } from '@forecourt/runtime';
import type { HostDefinition } from './hostDefinition.js';

/** What a page's loader answers; read once for each navigation, by the page or a fill that depends on it. */
export type ReadPage = (args: LoaderFunctionArgs) => Promise<unknown>;

export function readOnce(loader: () => Promise<LoaderFunction>): ReadPage {
  const known = new WeakMap<object, Promise<unknown>>();
  return (args) => {
    const context = args.context as object;
    const found = known.get(context) ?? loader().then((read) => read(args));
    known.set(context, found);
    return found;
  };
}

/** A page's own word on which of its addresses need the loader, for the page of this site. */
export const revalidates = async (
  load: NonNullable<PageDefinition['shouldRevalidate']>,
  site: Site,
): Promise<ShouldRevalidateFunction> => {
  const { shouldRevalidate } = await load();
  return (change) => shouldRevalidate(change, site);
};

const withLoader = (fills: readonly DrawnFill[]): DrawnFill[] => fills.filter(({ fill }) => fill.loader);

/** Reads the data of the layout's fills: once for a document, and again after something was posted. */
export function layoutLoader(
  host: HostDefinition,
  site: Site,
): Pick<RouteObject, 'id' | 'loader' | 'shouldRevalidate'> {
  const fills = withLoader(drawnFills(site, host.layoutSlots)).map(({ fill }) => fill);
  if (fills.length === 0) return { id: LAYOUT_ROUTE };
  return {
    id: LAYOUT_ROUTE,
    loader: (args) => loadFills(fills, args),
    shouldRevalidate: ({ formMethod }) => formMethod !== undefined && formMethod !== 'GET',
  };
}

/** What `fillsRoute` makes. */
export type FillsRoute = RouteObject & { readonly index: true; readonly loader: LoaderFunction };

/** A route inside a page's own that reads the data of the fills in its slots, alongside the page's loader. */
export function fillsRoute(page: PageDefinition, site: Site, readPage: ReadPage | undefined): FillsRoute | undefined {
  const fills = withLoader(drawnFills(site, page.slots));
  if (fills.length === 0) return undefined;
  const { shouldRevalidate: load } = page;
  return {
    id: fillsRouteOf(page.route.id),
    index: true,
    Component: () => null,
    loader: async (args) => {
      const always = fills.filter(({ conditions }) => conditions.length === 0);
      const [first, then] = await Promise.all([
        loadFills(
          always.map(({ fill }) => fill),
          args,
        ),
        always.length < fills.length ? loadConditional(fills, args, readPage) : {},
      ]);
      return { ...first, ...then };
    },
    ...(load ? { lazy: { shouldRevalidate: () => revalidates(load, site) } } : {}),
  };
}

async function loadConditional(fills: readonly DrawnFill[], args: LoaderFunctionArgs, readPage: ReadPage | undefined) {
  const site = args.context.get(siteContext);
  // the page's own route reports that there is no answer
  const answer = await readPage?.(args).catch(() => undefined);
  if (answer === undefined || answer instanceof Response) return {};
  const drawn = fills.filter(
    ({ conditions }) => conditions.length > 0 && conditions.every((holds) => holds(answer, site)),
  );
  return loadFills(
    drawn.map(({ fill }) => fill),
    args,
  );
}
