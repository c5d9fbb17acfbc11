import { createContext, type RouterContext } from 'react-router';
import type { Site } from '@forecourt/composition';
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
 * Value of one of the visitor's cookies by its name: no other place of a loader has it. On the server a page is shared by
 * all visitors who have none of the cookies that its loaders read, so read one only where it changes what the page shows.
 */
export const cookieContext: RouterContext<(name: string) => string | undefined> = createContext(() => undefined);

/** The moment of the request, so that server and browser reckon with one clock. Epoch milliseconds. */
export const nowContext: RouterContext<() => number> = createContext();
