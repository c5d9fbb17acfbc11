import type { ComponentType, ReactNode } from 'react';
import type { PartState, Site } from '@forecourt/composition';
import { StoreSession, type StoreExtra } from './storeSession.js';

const loadStore = () => import('./index.js');

/** The session of a page in the browser: Redux and the slices of the site's features come when a part asks for them. */
export const createBrowserSession = (site: Site, gateways: Omit<StoreExtra, 'site'>): StoreSession =>
  new StoreSession({
    extra: { ...gateways, site: site.slug },
    load: async (session) => (await loadStore()).openStore(session, site.features),
  });

/** What parts that keep state wait for. */
export function lateState(session: StoreSession): PartState {
  let Provider: ComponentType<{ children: ReactNode }> | undefined;
  let loading: Promise<void> | undefined;
  return {
    get Provider() {
      return Provider;
    },
    load() {
      loading ??= Promise.all([loadStore(), session.open()]).then(
        ([store]) => {
          Provider = store.StoreProvider;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
