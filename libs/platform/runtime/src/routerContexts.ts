import { createContext, type RouterContext } from 'react-router';
import type { Site } from '@forecourt/composition';
import type { OwnCookie } from '@forecourt/contracts';
import type { ApiGateway } from './apiGateway.js';
import type { SearchGateway } from './search/searchGateway.js';

// makes `context` of loaders and actions a typed RouterContextProvider instead of any
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** What the host puts on the router context for loaders and actions, on the server and in the browser alike. */
export const siteContext: RouterContext<Site> = createContext();
export const apiContext: RouterContext<ApiGateway> = createContext();
export const searchContext: RouterContext<SearchGateway> = createContext();

/**
 * Value of one of the visitor's cookies by its name: a loader finds it nowhere else. All visitors who have none of the
 * cookies that a page's loaders read share the page that the server renders. Read one only where it changes the page.
 */
export const cookieContext: RouterContext<(name: OwnCookie) => string | undefined> = createContext(() => undefined);

/** The moment of the request, so that server and browser reckon with one clock. Epoch milliseconds. */
export const nowContext: RouterContext<() => number> = createContext();
