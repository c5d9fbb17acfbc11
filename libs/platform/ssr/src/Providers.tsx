import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import { PartRuntimeContext, SiteContext, type PartRuntime, type Site } from '@forecourt/composition';
import { SearchGatewayContext, type SearchGateway } from '@forecourt/runtime';
import { StoreProvider, type AppStore } from '@forecourt/runtime/store';
import type { HostDefinition } from './hostDefinition.js';

export interface FrameOptions {
  site: Site;
  /** Contexts of libraries that get it, too. */
  siteContexts: HostDefinition['siteContexts'];
  store: AppStore;
  search: SearchGateway;
  cache: EmotionCache;
  /** How parts render on the server, or how the browser finds them. */
  parts: Omit<PartRuntime, 'Frame'>;
}

/** Providers above a page that never change while it is open; each part's own root renders inside them too. */
export function createFrame({
  site,
  siteContexts,
  store,
  search,
  cache,
  parts,
}: FrameOptions): ComponentType<{ children: ReactNode }> {
  const withSite = (children: ReactNode) =>
    siteContexts.reduceRight<ReactNode>((inner, Receiver) => <Receiver value={site}>{inner}</Receiver>, children);
  const Frame = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <CacheProvider value={cache}>
        <StoreProvider store={store}>
          <SearchGatewayContext value={search}>
            <SiteContext value={site}>
              <PartRuntimeContext value={runtime}>{withSite(children)}</PartRuntimeContext>
            </SiteContext>
          </SearchGatewayContext>
        </StoreProvider>
      </CacheProvider>
    </StrictMode>
  );
  const runtime: PartRuntime = { ...parts, Frame };
  return Frame;
}
