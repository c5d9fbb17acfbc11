/** A lane that fails for hours is said again this often, milliseconds. */
const AGAIN_MS = 3_600_000;

export interface LaneFailure {
  /** What was to go out: nothing that a shopper typed. */
  readonly name: string;
  readonly reason: string;
  /** Whether it is about this entry alone, not about the lane. */
  readonly isRefusal: boolean;
  /** Epoch milliseconds of the next try; undefined where it is given up. */
  readonly nextTry: number | undefined;
}

interface FailingLane {
  readonly reason: string;
  readonly saidAt: number;
  /** Tries that failed since then. */
  readonly more: number;
  readonly isDown: boolean;
}

/**
 * What an operator reads of the lanes of an outbox, a line each: what is refused or given up always; a lane that is
 * down when that begins, when its reason changes, and once an hour; and when it is there again.
 */
export class LaneNotices {
  readonly #failing = new Map<string, FailingLane>();

  /** The line about a try that failed; undefined where the last one says it. */
  failed(lane: string, { name, reason, isRefusal, nextTry }: LaneFailure, now: number): string | undefined {
    if (nextTry === undefined) return `${name} was not sent and is given up: ${reason}.`;
    const next = `The next try is at ${new Date(nextTry).toISOString()}.`;
    if (isRefusal) return `${name} was not sent: ${reason}. ${next}`;
    const known = this.#failing.get(lane);
    const isSaid = known?.reason === reason && now - known.saidAt < AGAIN_MS;
    if (isSaid) {
      this.#failing.set(lane, { ...known, more: known.more + 1 });
      return undefined;
    }
    this.#failing.set(lane, { reason, saidAt: now, more: 0, isDown: true });
    const before = known && known.more > 0 && known.reason === reason ? `, as ${known.more} tries before it` : '';
    return `${name} was not sent: ${reason}${before}. ${next}`;
  }

  /** The line about a lane that was down and is not any more: once, also where every other try fails. */
  arrived(topic: string, lane: string): string | undefined {
    const known = this.#failing.get(lane);
    if (!known?.isDown) return undefined;
    this.#failing.set(lane, { ...known, isDown: false });
    return `"${topic}" to ${lane} goes out again.`;
  }
}
