import { useSyncExternalStore } from 'react';

function subscribe(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

/** What a scroll position means; renders again only when that changes. False in the server's HTML. */
export const useScrolled = (matches: (scrolled: number) => boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matches(window.scrollY),
    () => false,
  );
