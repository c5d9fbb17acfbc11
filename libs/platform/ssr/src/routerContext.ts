import { RouterContextProvider } from 'react-router-dom';
import type { OwnCookie } from '@forecourt/contracts';
import type { Site } from '@forecourt/composition';
import {
  apiContext,
  cookieContext,
  nowContext,
  searchContext,
  siteContext,
  cookieIn,
  type ApiGateway,
  type SearchGateway,
} from '@forecourt/runtime';

/** What loaders and actions find on their context, on both sides. */
export function createRouterContext(values: {
  site: Site;
  api: ApiGateway;
  search: SearchGateway;
  now: () => number;
  /** Value of one of the visitor's cookies; that of the document, or none, when left out. */
  cookie?: ((name: OwnCookie) => string | undefined) | undefined;
}): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, values.site);
  context.set(apiContext, values.api);
  context.set(searchContext, values.search);
  context.set(nowContext, values.now);
  context.set(cookieContext, values.cookie ?? ofDocument);
  return context;
}

const ofDocument = (name: string): string | undefined =>
  typeof document === 'undefined' ? undefined : cookieIn(document.cookie, name);
