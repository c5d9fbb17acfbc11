import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';

/** Lets other work run first; resolves when background work may go on. */
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
 * statements would block all other work. This gives each answer its own turn.
 */
export const answersInTurns: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    await nextTurn();
    return result;
  },
};
