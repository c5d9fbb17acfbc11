import { useEffect, useLayoutEffect, useState } from 'react';
import type { HitsCache, HitsState } from './hitsCache.js';
import { forgetPlace, keepPlace, placeLeftHere, type LeftPlace } from './leftPlace.js';

/**
 * Keeps the pages and the place of a listing as its document is left, and brings them back where that entry of the history
 * is drawn anew. Answers the place once its pages are in the cache.
 */
export function useLeftPlace(cache: HitsCache, state: HitsState): LeftPlace | undefined {
  const [found, setFound] = useState<LeftPlace>();
  useEffect(() => {
    const place = placeLeftHere();
    if (!place) return;
    forgetPlace();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what the browser keeps is known after the server's page was taken over
    if (cache.bring(state, place)) setFound(place);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, of the state that the page began with
  }, []);
  useEffect(() => {
    const keep = () => {
      const kept = cache.kept(state);
      if (kept) keepPlace({ ...kept, top: window.scrollY });
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [cache, state]);
  useLayoutEffect(() => {
    if (found) window.scrollTo(0, found.top);
  }, [found]);
  return found;
}
