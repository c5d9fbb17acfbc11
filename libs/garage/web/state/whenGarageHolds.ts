import type { HydrateWhen } from '@forecourt/composition';
import { isSignedIn } from '@forecourt/runtime';
import { selectCompared, selectFavourites } from './garageSlice.js';

/** Hydrates a part as soon as this device holds a garage, or at once where the shopper has signed in. */
export const whenGarageHolds: HydrateWhen = (hydrateNow, store) => {
  if (isSignedIn()) {
    hydrateNow();
    return;
  }
  const look = (): void => {
    const state = store.getState();
    if (selectFavourites(state).length + selectCompared(state).length === 0) return;
    stop();
    hydrateNow();
  };
  const stop = store.subscribe(look);
  look();
};
