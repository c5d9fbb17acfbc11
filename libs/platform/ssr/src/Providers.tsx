import { StrictMode, type ReactNode } from 'react';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import { Provider } from 'react-redux';
import { SiteContext, type Site } from '@forecourt/composition';
import type { AppStore } from '@forecourt/runtime';

export interface ProvidersProps {
  site: Site;
  store: AppStore;
  cache: EmotionCache;
  children: ReactNode;
}

/** Everything above a page that never changes while it is open. */
export function Providers({ site, store, cache, children }: ProvidersProps) {
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <Provider store={store}>
          <SiteContext value={site}>{children}</SiteContext>
        </Provider>
      </CacheProvider>
    </StrictMode>
  );
}
