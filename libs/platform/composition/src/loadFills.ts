import type { LoaderFunctionArgs } from 'react-router-dom';
import type { SlotRef } from '@forecourt/contracts';
import { arranged, type Site } from './siteContext.js';

/** Data of a slot's fills by fill id. */
export type FillData = Readonly<Record<string, unknown>>;

/**
 * Reads the data of every fill of a slot at once. A fill whose data cannot be read is given `null`: it draws itself
 * without it, and the page stands.
 */
export async function loadFills<Props>(
  site: Site,
  slot: SlotRef<Props>,
  args: LoaderFunctionArgs,
  arrangement?: readonly string[],
): Promise<FillData> {
  const entries = await Promise.all(
    arranged(site.fillsOf(slot.id), arrangement).flatMap((item) => {
      const { loader: load } = item;
      if (!load) return [];
      return [
        load()
          .then(({ loader }) => (typeof loader === 'function' ? loader(args) : null))
          .catch((error: unknown) => {
            console.warn(`Data of "${item.id}" could not be read.`, error);
            return null;
          })
          .then((data) => [item.id, data] as const),
      ];
    }),
  );
  return Object.fromEntries(entries);
}
