import { Fault } from '../fault.js';

/** A request that was cut off; nothing more of it is answered. */
export class CutOff extends Fault {}

export interface BudgetOptions {
  /** Processor time of one request with all its searches. */
  readonly milliseconds: number;
  /** Documents of one answer, hits of all its searches together. */
  readonly documents: number;
  /** Milliseconds by the clock, and of processor time where it can be told. */
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

/** What one request may cost. */
export class Budget {
  private readonly options: BudgetOptions;
  private readonly clock: () => number;
  private readonly processor: (() => number) | undefined;
  private clockAt: number;
  private processorAt: number;
  private documents = 0;

  constructor(options: BudgetOptions) {
    this.options = options;
    this.clock = options.clock ?? (() => performance.now());
    this.processor = 'processor' in options ? options.processor : threadTime();
    this.clockAt = this.clock();
    this.processorAt = this.processor?.() ?? 0;
  }

  /** Throws a CutOff when the time is spent. */
  check(): void {
    const { milliseconds } = this.options;
    if (this.clock() - this.clockAt <= milliseconds) return;
    if (this.processor && this.processor() - this.processorAt <= milliseconds) return;
    throw new CutOff(503, `The search was cut off: a request may take ${milliseconds} ms. Ask for less at once.`);
  }

  takeDocument(): void {
    const { documents } = this.options;
    if (++this.documents > documents)
      throw new CutOff(422, `Only upto ${documents} hits can be fetched by one request.`);
  }

  /** Work that serves whoever comes next is not charged to the one who came first. */
  forgive<Result>(work: () => Result): Result {
    const clock = this.clock();
    const processor = this.processor?.() ?? 0;
    const result = work();
    this.clockAt += this.clock() - clock;
    this.processorAt += (this.processor?.() ?? 0) - processor;
    return result;
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

/** Builds what is kept for later requests. */
export const forLater = <Result>(work: () => Result): Result => (running ? running.forgive(work) : work());
