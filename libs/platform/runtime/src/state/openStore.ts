import { matchPath } from 'react-router';
import type { FeatureDefinition, FeatureState, PlainAction, Site } from '@forecourt/composition';
import { shopperState } from './shopperSlice.js';
import { makeStore, type AppStore } from './store.js';
import type { StoreSession } from './storeSession.js';
import { takeQueue, waitingActions } from './takeQueue.js';

type WithSlice = Pick<FeatureDefinition, 'slice'>;

/** Brings the slices of features into the root reducer; what is needed of them to keep their state. */
export async function loadSlices(features: readonly WithSlice[]): Promise<readonly FeatureState[]> {
  const modules = await Promise.all(features.flatMap(({ slice }) => (slice ? [slice.load()] : [])));
  return modules.map((module) => module.state);
}

/**
 * Features whose state may be asked for here: those with parts on pages of others that come alive, the one whose page
 * this is, and those for which an action waits on the device. An action's type begins with the id of its feature.
 */
export function featuresAt({ slug, features, paths }: Pick<Site, 'slug' | 'features' | 'paths'>, pathname: string) {
  const waitedFor = new Set(waitingActions(slug).map(({ type }) => type.split('/', 1)[0]));
  return features.filter(({ id, fills = [], pages = [] }) => {
    const own = pages.flatMap(({ route }) => paths.get(route.id) ?? []);
    const draws = fills.some(({ hydrate }) => hydrate !== 'never');
    return draws || waitedFor.has(id) || own.some((path) => matchPath(path, pathname));
  });
}

/** Makes the store of a browser session, with every slice of these features in it. */
export async function openStore({ extra }: StoreSession, features: readonly WithSlice[]): Promise<AppStore> {
  const states = await loadSlices(features);
  const store = makeStore(extra, { kept: [shopperState, ...states] });
  // anything may stand on the device: an action that nobody keeps there would pass by what a slice makes of kept text
  const waits = new Set(states.flatMap((state) => state.waits ?? []));
  for (const action of takeQueue(extra.site))
    if (waits.has(action.type)) dispatchSafely(store, action);
    else console.warn(`A kept action "${action.type}" was left out.`);
  return store;
}

/** A kept action may be of another version: what a reducer cannot take is left out. */
function dispatchSafely(store: AppStore, action: PlainAction): void {
  try {
    store.dispatch({ ...action });
  } catch (error) {
    console.warn(`A kept action "${action.type}" was left out.`, error);
  }
}
