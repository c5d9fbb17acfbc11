import type { CountingOptions } from './countEvents.js';

const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;
/** A look that is shorter than that, and without a touch, is none. */
const LATEST_MS = 2000;

/**
 * Has what is recorded on the page counted: from the first sign of a shopper on, as its code is nothing that a page
 * waits for.
 */
export function countLate(options: CountingOptions): () => void {
  let isStopped = false;
  let end: (() => void) | undefined;
  const listenNoMore = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, begin, true);
  };
  const begin = () => {
    listenNoMore();
    import('./countEvents.js')
      .then(({ countEvents }) => {
        if (!isStopped) end = countEvents(options);
      })
      .catch((error: unknown) => console.warn('Nothing is counted on this page.', error));
  };
  const timer = setTimeout(begin, LATEST_MS);
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
  return () => {
    isStopped = true;
    listenNoMore();
    end?.();
  };
}
