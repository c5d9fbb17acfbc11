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

/** The moment of the request, so that server and browser reckon with one clock. Epoch milliseconds. */
export const nowContext: RouterContext<() => number> = createContext();
