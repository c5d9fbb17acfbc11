export interface TurnstileOptions {
  /** Longest that what has come is looked at before the next one begins, milliseconds. */
  readonly maxLookMs?: number;
  /** Milliseconds. */
  readonly now?: () => number;
  readonly nextTurn?: (work: () => void) => void;
}

export interface Turnstile {
  /** Something came from outside: a connection or a request. What waits lets more of it come in first. */
  arrived(): void;
  /** `begin` is called in a turn of the event loop of its own, in order; call what is returned to leave the queue. */
  enter(begin: () => void): () => void;
}

/**
 * Lets one request begin in a turn of the event loop, after what has come meanwhile was looked at. Node accepts one
 * connection in a turn: when a turn renders twenty pages, a new connection waits for hundreds of them, unseen, and so
 * does a health check.
 */
export function createTurnstile(options: TurnstileOptions = {}): Turnstile {
  const { maxLookMs = 5, now = () => performance.now(), nextTurn = setImmediate } = options;
  const waiting = new Set<() => void>();
  let arrivals = 0;
  let seen = 0;
  let lookingSince: number | undefined;

  const turn = (): void => {
    lookingSince ??= now();
    const isQuiet = arrivals === seen;
    seen = arrivals;
    if (isQuiet || now() - lookingSince >= maxLookMs) {
      lookingSince = undefined;
      const [begin] = waiting;
      if (begin) {
        waiting.delete(begin);
        begin();
      }
    }
    if (waiting.size > 0) nextTurn(turn);
  };

  return {
    arrived() {
      arrivals++;
    },
    enter(begin) {
      const entry = (): void => begin();
      waiting.add(entry);
      if (waiting.size === 1) nextTurn(turn);
      return () => waiting.delete(entry);
    },
  };
}
