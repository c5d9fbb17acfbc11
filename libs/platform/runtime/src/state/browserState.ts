import type { ComponentType, ReactNode } from 'react';
import type { PartState, Site } from '@forecourt/composition';
import { onceLoaded } from '../onceLoaded.js';
import { StoreSession, type StoreExtra } from './storeSession.js';

const loadStore = () => import('./index.js');

/** The session of a page in the browser: Redux and the slices of the site's features come when a part asks for them. */
export const createBrowserSession = (site: Site, gateways: Omit<StoreExtra, 'site'>): StoreSession =>
  new StoreSession({
    extra: { ...gateways, site: site.slug },
    load: async (session) => {
      const { featuresAt, openStore } = await loadStore();
      return openStore(session, featuresAt(site, location.pathname));
    },
  });

/** What parts that keep state wait for. */
export function lateState(session: StoreSession): PartState {
  let Provider: ComponentType<{ children: ReactNode }> | undefined;
  const load = onceLoaded(async () => {
    const [store] = await Promise.all([loadStore(), session.open()]);
    Provider = store.StoreProvider;
  });
  return {
    get Provider() {
      return Provider;
    },
    load,
  };
}
