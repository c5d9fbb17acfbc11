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
import { lateMiddleware } from './lateMiddleware.js';
import { createPersistence, withRestore } from './persistence.js';
import { shopperSlice, type ShopperState } from './shopperSlice.js';
import type { StoreExtra } from './storeExtra.js';

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

export type AppThunk<Result = void> = (dispatch: AppDispatch, getState: () => RootState, extra: StoreExtra) => Result;

export interface StoreOptions {
  readonly preloaded?: Partial<RootState>;
  /**
   * Whether the browser keeps what slices `persist`; a store of the server, a story or a test begins and ends empty.
   */
  readonly isPersisted?: boolean;
}

/** The one store of a page, of a request on the server, of a story or a test. */
export function makeStore(extra: StoreExtra, { preloaded, isPersisted = false }: StoreOptions = {}): AppStore {
  const persistence = isPersisted ? createPersistence(extra.site) : undefined;
  const store = configureStore({
    reducer: withRestore(rootReducer as Reducer<RootState, UnknownAction, Partial<RootState>>),
    preloadedState: preloaded,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: extra } })
        .concat(lateMiddleware.middleware)
        .concat(persistence?.middleware ?? []),
  });
  persistence?.start(store);
  return store;
}

/** Every slice as it begins: what the server's HTML shows. */
export const drawnState = (): RootState => rootReducer(undefined, { type: 'site/asTheServerDrewIt' });
