import {
  combineSlices,
  configureStore,
  type CombinedSliceReducer,
  type Dispatch,
  type EnhancedStore,
  type Middleware,
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

/** What `configureStore` of Redux Toolkit takes for a store with the slices of the features. */
export interface StoreParts<State extends RootState> {
  readonly reducer: Reducer<State, UnknownAction, Partial<State>>;
  /** After those of Redux Toolkit, whose thunks find `extra`: `getDefault({ thunk: { extraArgument: extra } })`. */
  readonly middleware: readonly Middleware[];
  /** Called once with the store: restores what the browser kept, and keeps it from then on. */
  readonly start: (store: Pick<EnhancedStore<State>, 'getState' | 'dispatch'>) => void;
}

/** Reducers of a host's own, by their names in the state. */
export type OwnReducers<Own extends object> = { readonly [Name in keyof Own]: Reducer<Own[Name], UnknownAction> };

const ownReducers = new Map<string, unknown>();

/**
 * The parts of a store that a host makes itself: its own reducers next to the slices of the features, which join as
 * their code loads. Throws where a reducer has the name of a slice that is there already.
 */
export function storeParts<Own extends object = object>(
  { site }: Pick<StoreExtra, 'site'>,
  { reducers, isPersisted = false }: Pick<StoreOptions, 'isPersisted'> & { readonly reducers?: OwnReducers<Own> } = {},
): StoreParts<RootState & Own> {
  for (const [reducerPath, reducer] of Object.entries(reducers ?? {})) inject(reducerPath, reducer as Reducer);
  const persistence = isPersisted ? createPersistence(site) : undefined;
  return {
    reducer: withRestore(rootReducer as unknown as StoreParts<RootState & Own>['reducer']),
    middleware: [lateMiddleware.middleware, ...(persistence?.middleware ?? [])],
    start: (store) => persistence?.start(store),
  };
}

/** A host's reducer joins as a feature's slice does; what the server rendered then begins with it, too. */
function inject(reducerPath: string, reducer: Reducer): void {
  if (ownReducers.get(reducerPath) === reducer) return;
  if (!ownReducers.has(reducerPath) && Object.hasOwn(drawnState(), reducerPath))
    throw new Error(`storeParts: "${reducerPath}" is the slice of a feature. Give your own reducer another name.`);
  ownReducers.set(reducerPath, reducer);
  const root = rootReducer as unknown as { inject(slice: object, how: object): unknown };
  root.inject({ reducerPath, reducer }, { overrideExisting: true });
}

/** Makes the store of a page: `makeStore`, or a host's own, which is made of `storeParts`. */
export type MakeStore = (extra: StoreExtra, options?: StoreOptions) => AppStore;

/** The one store of a page, of a request on the server, of a story or a test. */
export const makeStore: MakeStore = (extra, { preloaded, isPersisted = false } = {}) => {
  const { reducer, middleware, start } = storeParts(extra, { isPersisted });
  const store = configureStore({
    reducer,
    preloadedState: preloaded,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: extra } }).concat(middleware),
  });
  start(store);
  return store;
};

/** Whether a store holds the slices of the features: one of `makeStore`, or a host's own. */
export const isSiteStore = (store: { getState(): unknown } | undefined): store is AppStore => {
  const state = store?.getState();
  return typeof state === 'object' && state !== null && 'shopper' in state;
};

/** Every slice as it begins: what the server's HTML shows. */
export const drawnState = (): RootState => rootReducer(undefined, { type: 'site/asTheServerDrewIt' });
