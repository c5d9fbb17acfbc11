import { useSyncExternalStore } from 'react';
import { readHistory, remembered, type PastSearch } from './domain/searchHistory.js';

const KEY = 'forecourt:searches';
const NONE: readonly PastSearch[] = [];
const listeners = new Set<() => void>();
let known: { text: string | null; searches: readonly PastSearch[] } = { text: null, searches: NONE };

// a browser may refuse its storage: then nothing is remembered, and nothing breaks
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
function write(text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function snapshot(): readonly PastSearch[] {
  const text = stored();
  if (text !== known.text) known = { text, searches: readHistory(text) };
  return known.searches;
}

function subscribe(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** The last searches of this browser, in step between tabs. */
export const useSearchHistory = (): readonly PastSearch[] => useSyncExternalStore(subscribe, snapshot, () => NONE);

export const rememberSearch = (search: PastSearch): void =>
  write(JSON.stringify(remembered(readHistory(stored()), search)));

export const forgetSearches = (): void => write(undefined);
