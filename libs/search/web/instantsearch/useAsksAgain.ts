import { useEffect } from 'react';

/**
 * Milliseconds to the next try after so many that failed; `chance` from 0 to 1, so that servers do not meet everybody
 * at once.
 */
export const pauseBefore = (tries: number, chance: number): number =>
  Math.min(60_000, 4000 * 2 ** tries) * (0.75 + chance / 2);

/** Radios say that they are there before they are. */
const AFTER_RETURN = 1000;

/**
 * Retries until it is stopped: at once when the device is back online, otherwise after pauses that grow, and only while
 * the tab is visible (SRCH-06). Returns a function that stops it.
 */
export function askAgain(ask: () => void, chance: () => number = Math.random): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout>;
  const wait = (pause = pauseBefore(tries++, chance())) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!document.hidden && navigator.onLine) ask();
      wait();
    }, pause);
  };
  const onReturn = () => {
    tries = 0;
    ask();
    wait(AFTER_RETURN);
  };
  wait();
  window.addEventListener('online', onReturn);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', onReturn);
  };
}

/** Retries a failed search automatically. */
export function useAsksAgain(isOut: boolean, refresh: () => void): void {
  useEffect(() => (isOut ? askAgain(refresh) : undefined), [isOut, refresh]);
}
