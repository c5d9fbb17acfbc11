import { useSyncExternalStore } from 'react';
import { KEPT_SEARCHES, readSearches, remembered, SAVED_SEARCHES, type PastSearch } from '../domain/searchHistory.js';

const NONE: readonly PastSearch[] = [];

/** A list of searches in this browser, in step between tabs. A browser that refuses its storage keeps nothing, and nothing breaks. */
function createStored(key: string, most: number) {
  const listeners = new Set<() => void>();
  let known: { text: string | null; searches: readonly PastSearch[] } = { text: null, searches: NONE };
  const read = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (searches: readonly PastSearch[]): void => {
    try {
      localStorage.setItem(key, JSON.stringify(searches));
    } catch {
      return;
    }
    for (const listener of listeners) listener();
  };
  const get = (): readonly PastSearch[] => {
    const text = read();
    if (text !== known.text) known = { text, searches: readSearches(text, most) };
    return known.searches;
  };
  const subscribe = (listener: () => void) => {
    const fromOtherTab = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', fromOtherTab);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', fromOtherTab);
    };
  };
  return {
    use: (): readonly PastSearch[] => useSyncExternalStore(subscribe, get, () => NONE),
    add: (search: PastSearch): void => write(remembered(get(), search, most)),
    replace: (searches: readonly PastSearch[]): void => write(searches.slice(0, most)),
    remove: (href: string): void => write(get().filter((search) => search.href !== href)),
  };
}

/** The last searches (SRCH-18). */
export const pastSearches = createStored('forecourt:searches', KEPT_SEARCHES);
/** Searches that the shopper keeps on purpose. */
export const savedSearches = createStored('forecourt:saved-searches', SAVED_SEARCHES);

/** Puts both lists in place of what this browser has: how tests and stories begin. */
export function storeSearches({ past, saved }: Readonly<Record<'past' | 'saved', readonly PastSearch[]>>): void {
  pastSearches.replace(past);
  savedSearches.replace(saved);
}
