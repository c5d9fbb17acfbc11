import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';

/** Lets others have their turn; resolves when work that nobody waits for may go on. */
export type Yield = () => Promise<void>;

/** A turn of the event loop. */
export const yieldToEventLoop: Yield = async () => {
  await nextTurn();
};

/** Gives way once in so many milliseconds of work, however small its steps are. */
export function throttledYield(yieldNow: Yield, sliceMs = 15, now = () => performance.now()): Yield {
  let since = now();
  return async () => {
    if (now() - since < sliceMs) return;
    await yieldNow();
    since = now();
  };
}

/**
 * PGlite works in this thread, and its answers come without a turn of the event loop between them: a chain of
 * statements would let nobody else in. This gives each answer a turn of its own.
 */
export const answersInTurns: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    await nextTurn();
    return result;
  },
};
