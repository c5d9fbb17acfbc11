export interface ShedderOptions {
  /** Longest that a request may wait for its turn before others are turned away, milliseconds. */
  readonly maxWaitMs?: number;
  /** Requests that are answered at once in any case: bursts of an ordinary visit. */
  readonly atLeast?: number;
  /** Milliseconds. */
  readonly now?: () => number;
}

export interface Shedder {
  /** Seconds after which a request that comes now should come again; undefined when it is taken. */
  refuses(isCounted: boolean): number | undefined;
  /** Whether there is room for requests without a waiting visitor, such as a prefetch. */
  hasRoom(): boolean;
  /** A counted request begins; call what is returned when it ends, with whether it was answered. */
  begin(): (wasAnswered?: boolean) => void;
}

/** Answers of the last second are counted in as many parts. */
const PARTS = 10;
const SECOND = 1000;

/**
 * Tells when there is more to do than can be done in time. Two queues are measured: requests that were taken and wait
 * for their answer, against how many were answered within the last second; and those that wait unread, by how long the
 * present turn of the event loop has been at work on the ones before them.
 */
export function createShedder(options: ShedderOptions = {}): Shedder {
  const { maxWaitMs = SECOND, atLeast = 32, now = () => performance.now() } = options;
  const answered = new Float64Array(PARTS);
  let part = Math.floor(now() / (SECOND / PARTS));
  let pending = 0;
  let turnBegan: number | undefined;
  /** Requests looked at in the present turn. */
  let inTurn = 0;

  /** Answers within the last second. */
  const rate = (): number => {
    const present = Math.floor(now() / (SECOND / PARTS));
    for (; part < present; part++) {
      if (present - part > PARTS) part = present - PARTS;
      answered[(part + 1) % PARTS] = 0;
    }
    return answered.reduce((sum, count) => sum + count, 0);
  };
  /** Milliseconds since the first request of this turn was looked at. */
  const turn = (): number => {
    inTurn++;
    if (turnBegan === undefined) {
      turnBegan = now();
      setImmediate(() => {
        turnBegan = undefined;
        inTurn = 0;
      });
    }
    return now() - turnBegan;
  };

  const limit = (perSecond: number): number => Math.max(atLeast, (perSecond * maxWaitMs) / SECOND);

  return {
    hasRoom: () => pending < limit(rate()) / 4,
    refuses(isCounted) {
      const perSecond = rate();
      // a machine that pauses for a moment makes a few requests late: that is no queue
      const isLate = turn() > maxWaitMs && inTurn > atLeast;
      const isFull = isCounted && pending >= limit(perSecond);
      if (!isLate && !isFull) return undefined;
      return Math.min(30, Math.max(1, Math.ceil(pending / Math.max(1, perSecond))));
    },
    begin() {
      pending++;
      let isOpen = true;
      return (wasAnswered = true) => {
        if (!isOpen) return;
        isOpen = false;
        pending--;
        if (!wasAnswered) return;
        rate();
        answered[part % PARTS] = (answered[part % PARTS] ?? 0) + 1;
      };
    },
  };
}
