import {
  combineSlices,
  configureStore,
  type CombinedSliceReducer,
  type Dispatch,
  type EnhancedStore,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { lateMiddleware } from './lateMiddleware.js';
import type { StoreExtra, StoreSession } from './storeSession.js';

/** Feature libraries extend this interface by module augmentation. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface LazySlices {}

interface StaticState {
  /** Number of finished client navigations; lets slices know that a page changed. */
  navigations: number;
}

// Written out, not inferred: an inferred type is flattened in the emitted .d.ts (LazySlices is empty while this
// library is built) and consumers' augmentations would have no effect.
export interface RootState extends StaticState, Partial<LazySlices> {}
export type RootReducer = CombinedSliceReducer<StaticState, RootState, Partial<RootState>>;
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;
export type AppStore = Omit<EnhancedStore<RootState>, 'dispatch'> & { dispatch: AppDispatch & Dispatch };

function navigations(count = 0, action: UnknownAction): number {
  return action.type === 'site/navigated' ? count + 1 : count;
}

/** Slices join with `slice.injectInto(rootReducer)` when their code loads. */
export const rootReducer: RootReducer = combineSlices({ navigations }).withLazyLoadedSlices<LazySlices>();

/** A store of its own; sites take the session's through `storeOf`, stories and tests make theirs here. */
export function makeStore(extra: StoreExtra, preloadedState?: Partial<RootState>): AppStore {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: extra } }).concat(lateMiddleware.middleware),
  });
}

const stores = new WeakMap<StoreSession, AppStore>();

/** The one store of a browser session or of one request on the server, made when the first part asks for it. */
export function storeOf(session: StoreSession): AppStore {
  let store = stores.get(session);
  if (!store) {
    store = makeStore(session.extra, session.preloaded as Partial<RootState>);
    stores.set(session, store);
    session.opened(store);
  }
  return store;
}
