import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import { PartRuntimeContext, SiteContext, type PartRuntime, type Site } from '@forecourt/composition';
import { SearchGatewayContext, StoreSessionContext, type SearchGateway, type StoreSession } from '@forecourt/runtime';

export interface FrameOptions {
  site: Site;
  session: StoreSession;
  search: SearchGateway;
  cache: EmotionCache;
  /** How parts are drawn on the server, or what of them the browser finds. */
  parts: Omit<PartRuntime, 'Frame'>;
}

/** Everything above a page that never changes while it is open; each part's own root stands in it too. */
export function createFrame({
  site,
  session,
  search,
  cache,
  parts,
}: FrameOptions): ComponentType<{ children: ReactNode }> {
  const Frame = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <CacheProvider value={cache}>
        <StoreSessionContext value={session}>
          <SearchGatewayContext value={search}>
            <SiteContext value={site}>
              <PartRuntimeContext value={runtime}>{children}</PartRuntimeContext>
            </SiteContext>
          </SearchGatewayContext>
        </StoreSessionContext>
      </CacheProvider>
    </StrictMode>
  );
  const runtime: PartRuntime = { ...parts, Frame };
  return Frame;
}
