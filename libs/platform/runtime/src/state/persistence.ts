import {
  createAction,
  createListenerMiddleware,
  isAction,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { FeatureState } from '@forecourt/composition';
import { storageKeyOf } from './keptText.js';
import { onPersistedSlice } from './persist.js';
import { PersistedText } from './persistedText.js';

/**
 * The kept part of a slice takes the place of what the store holds: when the slice loads, and when another tab wrote.
 */
export const restored = createAction<{ readonly path: string; readonly part: object }>('site/restored');

/** A root reducer that also answers `restored`, so that slices need not. */
export const withRestore =
  <State extends object>(
    reducer: Reducer<State, UnknownAction, Partial<State>>,
  ): Reducer<State, UnknownAction, Partial<State>> =>
  (before, action) => {
    const state = reducer(before, action);
    if (!restored.match(action)) return state;
    const { path, part } = action.payload;
    return { ...state, [path]: { ...(sliceOf(state, path) as object | undefined), ...part } };
  };

interface ListenedStore {
  getState(): object;
  dispatch(action: UnknownAction): unknown;
}

/** Every action asks for this, once for each kept part. */
const sliceOf = (state: object, path: string): unknown => Reflect.get(state, path);

/** Keeps what slices `persist` on the device, and follows what other tabs keep. */
export function createPersistence(site: string) {
  const listener = createListenerMiddleware<object>();
  const texts: PersistedText[] = [];

  const catchUp = (store: ListenedStore, text: PersistedText): void => {
    const part = text.readChange();
    if (part) store.dispatch(restored({ path: text.path, part }));
  };

  // Another tab may have written while its event is still on the way: an action comes on top of what is stored, so that
  // neither tab loses what the other kept.
  const readFirst: Middleware = (store) => (next) => (action) => {
    // calls of the API change nothing that is kept
    if (isAction(action) && !restored.match(action) && !action.type.startsWith('api/'))
      for (const text of texts) catchUp(store as ListenedStore, text);
    return next(action);
  };

  const keep = (store: ListenedStore, { slice: { reducerPath: path }, persisted = [] }: FeatureState): void => {
    for (const part of persisted) {
      const text = new PersistedText(path, part, site);
      texts.push(text);
      catchUp(store, text);
      listener.startListening({
        predicate: (action, now, before) => !restored.match(action) && sliceOf(now, path) !== sliceOf(before, path),
        effect: (_action, api) => text.write(sliceOf(api.getState(), path)),
      });
    }
  };

  /** Restores what is kept, and from then on keeps what changes. */
  const start = (store: ListenedStore): void => {
    onPersistedSlice((state) => keep(store, state));
    window.addEventListener('storage', ({ key }) => {
      for (const text of texts) {
        // null: everything was cleared
        if (key !== null && key !== storageKeyOf(text.path)) continue;
        text.trustStorage();
        catchUp(store, text);
      }
    });
    // a page that comes back from the browser's memory has missed what other tabs kept
    window.addEventListener('pageshow', () => {
      for (const text of texts) catchUp(store, text);
    });
  };

  return { middleware: [readFirst, listener.middleware], start };
}
