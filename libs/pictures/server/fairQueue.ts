import { Unwanted } from '@forecourt/service';

/** What may be in work, and wait. */
export interface QueueLimits {
  readonly atOnce: number;
  /** Of one lane; as many as there may be at once when left out. */
  readonly atOncePerLane?: number;
  readonly waiting: number;
  readonly waitingPerLane: number;
}

/** Too much waits already. `ofLane` where it is the asker's own. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  readonly ofLane: boolean;
  constructor(ofLane: boolean) {
    super('Too much waits to be done.');
    this.ofLane = ofLane;
  }
}

interface Lane {
  inWork: number;
  readonly waiting: (() => void)[];
}

/** Work in lanes that take turns: who asks for much waits for himself, and not others for him. */
export class FairQueue {
  private readonly limits: QueueLimits;
  /** Lanes in the order of their turns. */
  private readonly lanes = new Map<string, Lane>();
  private inWork = 0;
  private waiting = 0;

  constructor(limits: QueueLimits) {
    this.limits = limits;
  }

  /**
   * Does the work when its turn comes. Rejects with QueueFull at once where too much waits, and with Unwanted where
   * `wanted` is aborted before the turn: what has begun goes on.
   */
  async run<Result>(name: string, work: () => Promise<Result>, wanted?: AbortSignal): Promise<Result> {
    if (wanted?.aborted) throw new Unwanted();
    const lane = this.lanes.get(name) ?? { inWork: 0, waiting: [] };
    if (lane.waiting.length >= this.limits.waitingPerLane) throw new QueueFull(true);
    if (this.waiting >= this.limits.waiting) throw new QueueFull(false);
    this.lanes.set(name, lane);
    this.waiting++;
    await new Promise<void>((start, leave) => {
      lane.waiting.push(start);
      wanted?.addEventListener('abort', () => this.drop(name, lane, start) && leave(new Unwanted()), { once: true });
      this.startNext();
    });
    try {
      return await work();
    } finally {
      lane.inWork--;
      this.inWork--;
      if (lane.inWork === 0 && lane.waiting.length === 0) this.lanes.delete(name);
      this.startNext();
    }
  }

  /** Whether it still waited. */
  private drop(name: string, lane: Lane, start: () => void): boolean {
    const at = lane.waiting.indexOf(start);
    if (at < 0) return false;
    lane.waiting.splice(at, 1);
    this.waiting--;
    if (lane.inWork === 0 && lane.waiting.length === 0) this.lanes.delete(name);
    return true;
  }

  private startNext(): void {
    const { atOnce, atOncePerLane = atOnce } = this.limits;
    for (const [name, lane] of this.lanes) {
      if (this.inWork >= atOnce) return;
      const start = lane.inWork < atOncePerLane ? lane.waiting.shift() : undefined;
      if (!start) continue;
      this.inWork++;
      this.waiting--;
      lane.inWork++;
      // its next turn comes after those of all others
      this.lanes.delete(name);
      this.lanes.set(name, lane);
      start();
    }
  }
}
