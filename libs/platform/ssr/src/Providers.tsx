import { StrictMode, type ReactNode } from 'react';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import { SiteContext, type Site } from '@forecourt/composition';
import { StoreSessionContext, type StoreSession } from '@forecourt/runtime';

export interface ProvidersProps {
  site: Site;
  session: StoreSession;
  cache: EmotionCache;
  children: ReactNode;
}

/** Everything above a page that never changes while it is open. */
export function Providers({ site, session, cache, children }: ProvidersProps) {
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <StoreSessionContext value={session}>
          <SiteContext value={site}>{children}</SiteContext>
        </StoreSessionContext>
      </CacheProvider>
    </StrictMode>
  );
}
