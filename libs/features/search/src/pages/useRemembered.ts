import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { PastSearch } from '../domain/searchHistory.js';
import { pastSearches } from '../state/storedSearches.js';
import { isTyped } from './useFilterNavigation.js';

/** Typing that rests for so long is a search, and no longer a part of a word. */
const RESTED = 1000;

/** Keeps what was looked for among the last searches (SRCH-18): a listing that nobody narrowed is none. */
export function useRemembered({ href, text }: PastSearch): void {
  const isLetter = isTyped(useLocation());
  const last = useRef<PastSearch>(undefined);
  useEffect(() => {
    last.current = text === '' ? undefined : { href, text };
    const keep = () => {
      if (last.current) pastSearches.add(last.current);
      last.current = undefined;
    };
    if (!isLetter) {
      keep();
      return undefined;
    }
    const timer = setTimeout(keep, RESTED);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [href, text, isLetter]);
  // who goes on to a vehicle in the middle of a word has found by it
  useEffect(
    () => () => {
      if (last.current) pastSearches.add(last.current);
    },
    [],
  );
}
