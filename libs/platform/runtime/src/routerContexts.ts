import { createContext } from 'react-router-dom';
import type { Site } from '@forecourt/composition';
import type { ApiGateway } from './apiGateway.js';
import type { SearchGateway } from './search/searchGateway.js';
import type { StoreSession } from './storeSession.js';

// makes `context` of loaders and actions a typed RouterContextProvider instead of any
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** What the host puts on the router context for loaders and actions, on the server and in the browser alike. */
export const siteContext = createContext<Site>();
/** A loader that needs the store takes it with `storeOf` of `@forecourt/runtime/store`. */
export const storeSessionContext = createContext<StoreSession>();
export const apiContext = createContext<ApiGateway>();
export const searchContext = createContext<SearchGateway>();

/** The moment of the request, so that server and browser reckon with one clock. Epoch milliseconds. */
export const nowContext = createContext<() => number>();
