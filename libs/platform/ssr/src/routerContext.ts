import { RouterContextProvider } from 'react-router-dom';
import type { Site } from '@forecourt/composition';
import {
  apiContext,
  nowContext,
  searchContext,
  siteContext,
  storeSessionContext,
  type ApiGateway,
  type SearchGateway,
  type StoreSession,
} from '@forecourt/runtime';

/** What loaders and actions find on their context, on both sides. */
export function createRouterContext(values: {
  site: Site;
  session: StoreSession;
  api: ApiGateway;
  search: SearchGateway;
  now: () => number;
}): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, values.site);
  context.set(storeSessionContext, values.session);
  context.set(apiContext, values.api);
  context.set(searchContext, values.search);
  context.set(nowContext, values.now);
  return context;
}
