import { createContext, use } from 'react';
import type { PlainAction } from '@forecourt/composition';
import type { ApiGateway } from '../apiGateway.js';
import type { SearchGateway } from '../search/searchGateway.js';
import { onceLoaded } from '../onceLoaded.js';
import { addToQueue } from './actionQueue.js';

/** What thunks and endpoints find as `extra`: what differs between a server request and a browser session. */
export interface StoreExtra {
  readonly api: ApiGateway;
  readonly search: SearchGateway;
  /** Name of the site: nothing that another one left under the same address is read. */
  readonly site: string;
}

/** As much of the store as code needs that must not load Redux. */
export interface OpenedStore {
  dispatch(action: PlainAction): unknown;
}

export interface StoreSessionOptions<Store extends OpenedStore = OpenedStore> {
  readonly extra: StoreExtra;
  /** On the server, where Redux is in memory: makes the store at once. */
  readonly make?: (extra: StoreExtra) => Store;
  /** In the browser: brings Redux and the features' slices. */
  readonly load?: (session: StoreSession) => Promise<Store>;
}

/**
 * Holds the place of a store until a part that keeps state asks for it: pages without such a part load no Redux.
 * Actions that are dispatched before wait.
 */
export class StoreSession {
  readonly extra: StoreExtra;
  readonly #options: StoreSessionOptions;
  #store: OpenedStore | undefined;
  #waiting: PlainAction[] = [];

  constructor(options: StoreSessionOptions) {
    this.extra = options.extra;
    this.#options = options;
  }

  /** The store, where it is there. */
  get store(): OpenedStore | undefined {
    return (this.#store ??= this.#options.make?.(this.extra));
  }

  /** Brings the store and tells it what waits. What could not be loaded is asked for again by the next call. */
  readonly open = onceLoaded(() => this.#load());

  async #load(): Promise<void> {
    if (this.store) return;
    if (!this.#options.load) throw new Error('This session has no store: give it `load` or `make`.');
    const store = await this.#options.load(this);
    this.#store = store;
    for (const action of this.#waiting) store.dispatch(action);
    this.#waiting = [];
  }

  /** Tells the store, or keeps the action until there is one. */
  readonly dispatch = (action: PlainAction): void => {
    if (this.#store) this.#store.dispatch(action);
    else this.#waiting.push(action);
  };

  /**
   * The same for what must not be lost where the page ends before it has a store: the browser keeps the action, and the
   * next store of this site hears of it. Nothing personal may stand in it.
   */
  readonly dispatchForGood = (action: PlainAction): void => {
    if (this.#store || !addToQueue(this.extra.site, action)) this.dispatch(action);
  };
}

export const StoreSessionContext = createContext<StoreSession | undefined>(undefined);

/** The session's place of the store, for parts and pages that dispatch without loading Redux. */
export function useStoreSession(): StoreSession {
  const session = use(StoreSessionContext);
  if (!session) throw new Error('useStoreSession: no site above this component gives a StoreSessionContext.');
  return session;
}
