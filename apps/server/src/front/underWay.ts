import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest that work in the background waits for a moment without visitors, milliseconds. */
const LONGEST_MS = 100;

export interface UnderWay {
  /** A request is being answered; call what is returned when it is. */
  begin(): () => void;
  /**
   * For background work, between two batches. Resolves when no request is being answered, and soon in any case, so that
   * the work ends even on a site that is never quiet.
   */
  whenQuiet(longestMs?: number): Promise<void>;
}

export function createUnderWay(): UnderWay {
  let requests = 0;
  const waiting = new Set<() => void>();
  return {
    begin() {
      requests++;
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        if (--requests === 0) for (const goOn of [...waiting]) goOn();
      };
    },
    async whenQuiet(longestMs = LONGEST_MS) {
      await nextTurn();
      if (requests === 0) return;
      await new Promise<void>((resolve) => {
        const goOn = (): void => {
          clearTimeout(timer);
          waiting.delete(goOn);
          resolve();
        };
        const timer = setTimeout(goOn, longestMs);
        waiting.add(goOn);
      });
    },
  };
}
