import { Fault } from '../fault.js';

/** A request that was cut off; nothing more of it is answered. */
export class CutOff extends Fault {}

export interface BudgetOptions {
  /** Processor time of one request with all its searches. */
  readonly milliseconds: number;
  /** Documents of one answer, hits of all its searches together. */
  readonly documents: number;
  /** Milliseconds by the clock, and of processor time where it can be measured. */
  readonly clock?: () => number;
  readonly processor?: (() => number) | undefined;
}

/** Milliseconds of processor time of this thread: a busy machine makes no search dear. Node 20 has none. */
const threadTime = (): (() => number) | undefined => {
  const { threadCpuUsage } = process as Partial<NodeJS.Process>;
  if (typeof threadCpuUsage !== 'function') return undefined;
  return () => {
    const { user, system } = threadCpuUsage.call(process);
    return (user + system) / 1000;
  };
};

/**
 * Milliseconds that are charged at most from one look at the clock to the next. No loop goes on for longer without a
 * look: the rest is memory that is being cleared, and of that the request has no fault.
 */
const MOST_AT_ONCE = 10;

/** What one request may cost. */
export class Budget {
  private readonly options: BudgetOptions;
  private readonly clocks: readonly Stopwatch[];
  private documents = 0;

  constructor(options: BudgetOptions) {
    this.options = options;
    const { clock = () => performance.now() } = options;
    const processor = 'processor' in options ? options.processor : threadTime();
    this.clocks = [clock, ...(processor ? [processor] : [])].map((read) => new Stopwatch(read));
  }

  /** Throws a CutOff when the time is spent, by the clock and of the processor. */
  check(): void {
    const { milliseconds } = this.options;
    let isOver = true;
    for (const clock of this.clocks) isOver = clock.look() > milliseconds && isOver;
    if (isOver)
      throw new CutOff(503, `The search was cut off: a request may take ${milliseconds} ms. Ask for less at once.`);
  }

  takeDocument(): void {
    const { documents } = this.options;
    if (++this.documents > documents)
      throw new CutOff(422, `Only upto ${documents} hits can be fetched by one request.`);
  }

  /** Work that later requests reuse is not charged to the request that triggers it. */
  forgive<Result>(work: () => Result): Result {
    const result = work();
    for (const clock of this.clocks) clock.skip();
    return result;
  }
}

/** Adds up the time between looks. */
class Stopwatch {
  private readonly read: () => number;
  private at: number;
  private total = 0;

  constructor(read: () => number) {
    this.read = read;
    this.at = read();
  }

  /** Milliseconds that are charged so far. */
  look(): number {
    const now = this.read();
    this.total += Math.min(now - this.at, MOST_AT_ONCE);
    this.at = now;
    return this.total;
  }
  /** Goes on from here. */
  skip(): void {
    this.at = this.read();
  }
}

// a search runs to its end without a pause, so whichever runs is the only one
let running: Budget | undefined;
/** Steps, of about a microsecond each, from one look at the clock to the next. */
const STEPS = 500;
let left = STEPS;

/** Does work within a budget; without one it is unbounded. A budget that runs already stays in force. */
export function within<Result>(budget: Budget | undefined, work: () => Result): Result {
  if (!budget || running) return work();
  running = budget;
  left = STEPS;
  try {
    return work();
  } finally {
    running = undefined;
  }
}

/** Called by every loop whose length a request decides. Throws a CutOff when the request's time is spent. */
export function spend(steps = 1): void {
  if (!running) return;
  left -= steps;
  if (left > 0) return;
  left = STEPS;
  running.check();
}

/** Called for every document of an answer. */
export function spendDocument(): void {
  running?.takeDocument();
  spend(10);
}

/** Builds what is kept for later requests: no step of it is looked at, and nothing of it is charged. */
export function forLater<Result>(work: () => Result): Result {
  const budget = running;
  if (!budget) return work();
  running = undefined;
  try {
    return budget.forgive(work);
  } finally {
    running = budget;
  }
}
