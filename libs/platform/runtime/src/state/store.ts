import {
  combineSlices,
  configureStore,
  type CombinedSliceReducer,
  type Dispatch,
  type EnhancedStore,
  type Reducer,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { FeatureState } from '@forecourt/composition';
import { lateMiddleware } from './lateMiddleware.js';
import { createPersistence, restoring } from './persisted.js';
import { shopperSlice, type ShopperState } from './shopperSlice.js';
import type { StoreExtra } from './storeSession.js';

/** Feature libraries extend this interface by module augmentation. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface LazySlices {}

interface StaticState {
  shopper: ShopperState;
}

// Written out, not inferred: an inferred type is flattened in the emitted .d.ts (LazySlices is empty while this
// library is built) and consumers' augmentations would have no effect.
export interface RootState extends StaticState, Partial<LazySlices> {}
export type RootReducer = CombinedSliceReducer<StaticState, RootState, Partial<RootState>>;
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;
export type AppStore = Omit<EnhancedStore<RootState>, 'dispatch'> & { dispatch: AppDispatch & Dispatch };

/** Slices join with `slice.injectInto(rootReducer)` when their code loads. */
export const rootReducer: RootReducer = combineSlices(shopperSlice).withLazyLoadedSlices<LazySlices>();

export interface StoreOptions {
  readonly preloaded?: Partial<RootState>;
  /** What of the features' states the browser keeps; nothing when left out. */
  readonly kept?: readonly FeatureState[];
}

/** A store of its own: the session's, and those of stories and tests. */
export function makeStore(extra: StoreExtra, { preloaded, kept }: StoreOptions = {}): AppStore {
  const persistence = kept && createPersistence(kept, extra.site);
  const store = configureStore({
    reducer: restoring(rootReducer as Reducer<RootState, UnknownAction, Partial<RootState>>),
    preloadedState: preloaded,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: extra } })
        .concat(lateMiddleware.middleware)
        .concat(persistence ? [persistence.middleware] : []),
  });
  persistence?.follow(store);
  return store;
}

/** Every slice as it begins: what the server's HTML shows. */
export const drawnState = (): RootState => rootReducer(undefined, { type: 'site/asTheServerDrewIt' });
