import type { HydrateWhen } from '@forecourt/composition';
import { selectChosenPlace } from '../state/locationsSlice.js';

/** Hydrates the part with the shopper's place as soon as there is one, chosen before, here or in another tab. */
export const whenPlaceChosen: HydrateWhen = (hydrateNow, store) => {
  const look = (): void => {
    if (selectChosenPlace(store.getState()) === null) return;
    stop();
    hydrateNow();
  };
  const stop = store.subscribe(look);
  look();
};
