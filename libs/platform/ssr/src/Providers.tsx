import { StrictMode, type ReactNode } from 'react';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import { SiteContext, type Site } from '@forecourt/composition';
import { SearchGatewayContext, StoreSessionContext, type SearchGateway, type StoreSession } from '@forecourt/runtime';

export interface ProvidersProps {
  site: Site;
  session: StoreSession;
  search: SearchGateway;
  cache: EmotionCache;
  children: ReactNode;
}

/** Everything above a page that never changes while it is open. */
export function Providers({ site, session, search, cache, children }: ProvidersProps) {
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <StoreSessionContext value={session}>
          <SearchGatewayContext value={search}>
            <SiteContext value={site}>{children}</SiteContext>
          </SearchGatewayContext>
        </StoreSessionContext>
      </CacheProvider>
    </StrictMode>
  );
}
