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
 * Asks until it is stopped: at once when the device has a network again, otherwise after pauses that grow, and only
 * while somebody looks (SRCH-06). Returns what stops it.
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

/** A search that failed is asked again by itself. */
export function useAsksAgain(isOut: boolean, refresh: () => void): void {
  useEffect(() => (isOut ? askAgain(refresh) : undefined), [isOut, refresh]);
}
