import type { FeatureState, Persisted } from '@forecourt/composition';

const persistedSlices = new Map<string, FeatureState>();
const listeners = new Set<(state: FeatureState) => void>();

/**
 * Declares what the browser keeps of a slice, next to its `injectInto`. Stores that are persisted restore it at once,
 * also where the slice loads after them, and keep it from then on.
 */
export function persist<Path extends string, State>(
  slice: FeatureState<Path, State>['slice'],
  ...persisted: readonly Persisted<State>[]
): FeatureState<Path, State> {
  const state: FeatureState<Path, State> = { slice, persisted };
  persistedSlices.set(slice.reducerPath, state);
  for (const tell of listeners) tell(state);
  return state;
}

/** Calls back for every slice that is persisted, now and later. */
export function onPersistedSlice(tell: (state: FeatureState) => void): void {
  persistedSlices.forEach(tell);
  listeners.add(tell);
}
