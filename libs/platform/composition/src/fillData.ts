import { useMatches, type LoaderFunctionArgs } from 'react-router-dom';
import type { SlotFill } from './defineFeature.js';

/** Data of fills by fill id. */
export type FillData = Readonly<Record<string, unknown>>;

/** Id of the route whose loader reads the data of the layout's fills. */
export const LAYOUT_ROUTE = 'frame';
const SUFFIX = '#fills';
/** Id of the route whose loader reads the data of a page's fills. */
export const fillsRouteOf = (pageId: string): string => pageId + SUFFIX;

/**
 * Reads the data of fills in parallel. A fill whose data cannot be read gets `null` and renders without it, so that the
 * page does not fail.
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

/** What was read for the fills of the page that is shown and of its layout. */
export function useFillData(): ReadonlyMap<string, unknown> {
  const data = new Map<string, unknown>();
  for (const { id: route, loaderData } of useMatches()) {
    if (route !== LAYOUT_ROUTE && !route.endsWith(SUFFIX)) continue;
    for (const [id, value] of Object.entries((loaderData ?? {}) as FillData)) data.set(id, value);
  }
  return data;
}
