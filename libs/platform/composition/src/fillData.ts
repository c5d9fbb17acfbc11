import { use, type Context } from 'react';
import { UNSAFE_DataRouterStateContext, type LoaderFunctionArgs } from 'react-router-dom';
import type { SlotFill } from './defineFeature.js';

/** Data of fills by fill id. */
export type FillData = Readonly<Record<string, unknown>>;

/** Id of the route whose loader reads the data of the layout's fills. */
export const LAYOUT_ROUTE = 'frame';
const SUFFIX = '#fills';
/** Id of the route whose loader reads the data of a page's fills. */
export const fillsRouteOf = (pageId: string): string => pageId + SUFFIX;

/**
 * Reads the data of fills at once. A fill whose data cannot be read is given `null`: it draws itself without it, and
 * the page stands.
 */
export async function loadFills(fills: readonly SlotFill[], args: LoaderFunctionArgs): Promise<FillData> {
  const entries = await Promise.all(
    fills.flatMap(({ id, loader: load }) => {
      if (!load) return [];
      return [
        load()
          .then(({ loader }) => (typeof loader === 'function' ? loader(args) : null))
          .catch((error: unknown) => {
            console.warn(`Data of "${id}" could not be read.`, error);
            return null;
          })
          .then((data) => [id, data] as const),
      ];
    }),
  );
  return Object.fromEntries(entries);
}

interface RouterState {
  readonly matches: readonly { readonly route: { readonly id: string } }[];
  readonly loaderData: Readonly<Record<string, unknown>>;
}

// react-router's own hooks throw where no data router is above, as in stories of single components
const StateContext = UNSAFE_DataRouterStateContext as unknown as Context<RouterState | null>;

/** What was read for the fills of the page that is shown and of its layout. */
export function useFillData(): ReadonlyMap<string, unknown> {
  const state = use(StateContext);
  const data = new Map<string, unknown>();
  for (const { route } of state?.matches ?? []) {
    if (route.id !== LAYOUT_ROUTE && !route.id.endsWith(SUFFIX)) continue;
    const read = state && Object.hasOwn(state.loaderData, route.id) ? state.loaderData[route.id] : undefined;
    for (const [id, value] of Object.entries((read ?? {}) as FillData)) data.set(id, value);
  }
  return data;
}
