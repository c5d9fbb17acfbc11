import type { FeatureDefinition, FeatureState } from '@forecourt/composition';
import { shopperState } from './shopperSlice.js';
import { makeStore, type AppStore } from './store.js';
import type { StoreSession } from './storeSession.js';

type WithSlice = Pick<FeatureDefinition, 'slice'>;

/** Brings the slices of features into the root reducer; what is needed of them to keep their state. */
export async function loadSlices(features: readonly WithSlice[]): Promise<readonly FeatureState[]> {
  const modules = await Promise.all(features.flatMap(({ slice }) => (slice ? [slice.load()] : [])));
  return modules.map((module) => module.state);
}

/** Makes the store of a browser session, with every slice of the site in it. */
export async function openStore({ extra }: StoreSession, features: readonly WithSlice[]): Promise<AppStore> {
  const states = await loadSlices(features);
  return makeStore(extra, { kept: [shopperState, ...states] });
}
