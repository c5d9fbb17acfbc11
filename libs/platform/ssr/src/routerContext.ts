import { RouterContextProvider } from 'react-router-dom';
import type { Site } from '@forecourt/composition';
import {
  apiContext,
  nowContext,
  searchContext,
  siteContext,
  type ApiGateway,
  type SearchGateway,
} from '@forecourt/runtime';

/** What loaders and actions find on their context, on both sides. */
export function createRouterContext(values: {
  site: Site;
  api: ApiGateway;
  search: SearchGateway;
  now: () => number;
}): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, values.site);
  context.set(apiContext, values.api);
  context.set(searchContext, values.search);
  context.set(nowContext, values.now);
  return context;
}
