import { SearchPortError } from '@forecourt/stock';

/** A search that was not sent, or that a node had no time for: another one may be answered a moment later. */
export class SearchBusyError extends SearchPortError {
  constructor() {
    super(503, 'The search has too much to do just now. Please try again in a moment.');
  }
}

export interface LoadOptions {
  /** Milliseconds from which an answer counts as slow: then fewer searches are sent at once. */
  readonly slowMs: number;
  /** Longest that a search waits for its turn, milliseconds. */
  readonly waitMs: number;
  /** Searches at once to begin with, and at least and at most. */
  readonly begin: number;
  readonly least: number;
  readonly most?: number;
  readonly now?: () => number;
}

/** Searches that wait, in times of those that are under way. */
const MOST_WAITING = 8;

/**
 * Sends as many searches at once as are answered soon: one more for each round of quick answers, a third less after a
 * slow one. Others wait for their turn, and are refused when it does not come soon. So a cluster under load answers
 * what it takes, and does not cut off everything half way.
 */
export class SearchLoad {
  private readonly options: Required<LoadOptions>;
  private limit: number;
  private underWay = 0;
  private shrunkAt = -Infinity;
  private readonly waiting: { readonly until: number; readonly start: () => void; readonly refuse: () => void }[] = [];

  constructor(options: LoadOptions) {
    this.options = { most: 256, now: Date.now, ...options };
    this.limit = this.options.begin;
  }

  /** Searches that may be under way at once. */
  get atOnce(): number {
    return Math.floor(this.limit);
  }

  /** Does `work` in its turn. Rejects with a SearchBusyError when that does not come in time. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const { now, waitMs } = this.options;
    if (this.underWay >= this.atOnce || this.waiting.length > 0) await this.turn(now() + waitMs);
    this.underWay += 1;
    const from = now();
    let isCut = false;
    try {
      return await work();
    } catch (error) {
      isCut = error instanceof SearchBusyError;
      throw error;
    } finally {
      this.underWay -= 1;
      this.learn(now() - from, isCut);
      this.next();
    }
  }

  private turn(until: number): Promise<void> {
    if (this.waiting.length >= MOST_WAITING * this.atOnce) return Promise.reject(new SearchBusyError());
    return new Promise((resolve, reject) => {
      const one = {
        until,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: () => reject(new SearchBusyError()),
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(one), 1);
        one.refuse();
      }, until - this.options.now());
      this.waiting.push(one);
    });
  }

  /** Starts what may be under way as well now. */
  private next(): void {
    const free = this.atOnce - this.underWay;
    for (const one of this.waiting.splice(0, Math.max(0, free))) one.start();
  }

  private learn(took: number, isCut: boolean): void {
    const { slowMs, least, most, now } = this.options;
    if (took < slowMs && !isCut) {
      // unused room says nothing about more room
      if (this.underWay + 1 >= this.limit / 2) this.limit = Math.min(most, this.limit + 1 / this.limit);
      return;
    }
    // those that were under way together are slow together
    if (now() - this.shrunkAt < slowMs) return;
    this.shrunkAt = now();
    this.limit = Math.max(least, (this.limit * 2) / 3);
  }
}
