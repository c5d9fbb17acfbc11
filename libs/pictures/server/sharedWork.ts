import { Unwanted } from '@forecourt/service';
import type { FairQueue } from './fairQueue.js';

/** Something that waits for its turn, or is done. */
interface Work<Result> {
  readonly answer: Promise<Result>;
  readonly unwanted: AbortController;
  askers: number;
  hasBegun: boolean;
}

export interface Asked<Result> {
  /** What is the same for all that ask for it. */
  readonly key: string;
  readonly lane: string;
  readonly work: () => Promise<Result>;
  /** Aborted when the asker has gone; one without it waits to the end. */
  readonly wanted?: AbortSignal | undefined;
}

/** Work of a queue that several may ask for: done once, and not begun for askers who have all gone. */
export class SharedWork<Result> {
  private readonly queue: FairQueue;
  private readonly inWork = new Map<string, Work<Result>>();

  constructor(queue: FairQueue) {
    this.queue = queue;
  }

  /** The answer, for as long as the asker waits. Rejects with QueueFull, and with Unwanted once the asker has gone. */
  run(asked: Asked<Result>): Promise<Result> {
    return this.waitFor(this.inWork.get(asked.key) ?? this.begin(asked), asked);
  }

  private begin({ key, lane, work: make }: Asked<Result>): Work<Result> {
    const unwanted = new AbortController();
    const begun = (): Promise<Result> => {
      work.hasBegun = true;
      return make();
    };
    const answer = this.queue.run(lane, begun, unwanted.signal).finally(() => this.forget(key, work));
    const work: Work<Result> = { answer, unwanted, askers: 0, hasBegun: false };
    this.inWork.set(key, work);
    return work;
  }

  /** The last one who goes takes what has not begun out of the queue. */
  private waitFor(work: Work<Result>, { key, wanted }: Asked<Result>): Promise<Result> {
    work.askers++;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        reject(new Unwanted());
        if (--work.askers > 0 || work.hasBegun) return;
        // the next call begins anew
        this.forget(key, work);
        work.unwanted.abort();
      };
      work.answer.then(resolve, reject);
      if (wanted?.aborted) leave();
      else wanted?.addEventListener('abort', leave, { once: true });
    });
  }

  private forget(key: string, work: Work<Result>): void {
    if (this.inWork.get(key) === work) this.inWork.delete(key);
  }
}
