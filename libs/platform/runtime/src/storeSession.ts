import { createContext } from 'react';
import type { ApiGateway } from './apiGateway.js';

/** Thunk extra argument: what differs between a server request and a browser session. */
export interface StoreExtra {
  readonly api: ApiGateway;
}

/** As much of the store as code needs that must not load Redux. */
export interface OpenedStore {
  getState(): unknown;
  dispatch(action: { readonly type: string }): unknown;
}

/** Holds the place of a store until a part that keeps state asks for it: pages without such a part load no Redux. */
export class StoreSession {
  readonly extra: StoreExtra;
  /** State that the server left for the browser. */
  readonly preloaded: unknown;
  #store: OpenedStore | undefined;

  constructor(extra: StoreExtra, preloaded?: unknown) {
    this.extra = extra;
    this.preloaded = preloaded;
  }

  /** Called once by `storeOf`. */
  opened(store: OpenedStore): void {
    this.#store = store;
  }

  /** What the store holds; an empty object while nobody asked for one. */
  state(): unknown {
    return this.#store?.getState() ?? {};
  }

  /** Told after each client navigation. */
  navigated(): void {
    this.#store?.dispatch({ type: 'site/navigated' });
  }
}

export const StoreSessionContext = createContext<StoreSession | undefined>(undefined);
