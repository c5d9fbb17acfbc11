import { useEffect, useLayoutEffect, useState } from 'react';
import { useSite } from '@forecourt/composition';
import { useAppStore } from '@forecourt/runtime/store';
import type { LeftPlace } from '../rules/leftPlace.js';
import { isLeftHere, presentEntry } from '../state/keptPlace.js';
import { placeLeft, placeTaken, selectPlaceLeft } from '../state/searchSlice.js';
import type { HitsCache, HitsState } from './hitsCache.js';
import { keepPages, keptPages } from './keptPages.js';

/**
 * Keeps the pages and the scroll position of a listing when its document is left, and restores them when Back loads it
 * again: the address names the last page only. Returns the place once its pages are in the cache. Rarely used: most
 * browsers keep the whole document in memory.
 */
export function useLeftPlace(cache: HitsCache, state: HitsState): LeftPlace | undefined {
  const { slug } = useSite();
  const store = useAppStore();
  const [found, setFound] = useState<LeftPlace>();
  useEffect(() => {
    const place = selectPlaceLeft(store.getState());
    if (!isLeftHere(place)) return;
    store.dispatch(placeTaken());
    const kept = keptPages(slug);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- storage can be read after hydration only
    if (kept && kept.choice === place.choice && cache.bring(state, kept)) setFound(place);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, of the state that the page began with
  }, []);
  useEffect(() => {
    const keep = () => {
      const [kept, entry] = [cache.kept(state), presentEntry()];
      if (!kept || entry === undefined) return;
      keepPages(slug, kept);
      store.dispatch(placeLeft({ entry, choice: kept.choice, top: window.scrollY }));
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [cache, state, slug, store]);
  useLayoutEffect(() => {
    if (found) window.scrollTo({ top: found.top, behavior: 'instant' });
  }, [found]);
  return found;
}
