import { isDatabaseAway } from './databaseAway.js';
import { LaneNotices } from './laneNotices.js';
import { callWaiting, claimDue, claimOldest, type ClaimedLaneEntry, type LaneEntry, type Look } from './laneQueries.js';
import { sql } from 'kysely';
import { countJobs, type JobOutcome } from '../observing/countJobs.js';
import { notice } from '../observing/log.js';
import { outOfScope } from '../observing/requestScope.js';
import { traced } from '../observing/tracing.js';
import type { Db } from './openDatabase.js';
import { logOutboxFault, type FailedWork } from './outboxFault.js';

export type { LaneEntry };

/** What follows a try that failed. */
export interface LaneVerdict {
  /** Stored with the entry: nothing that a shopper sent. */
  readonly reason: string;
  readonly isRefusal: boolean;
  /** Milliseconds until the next try; none gives the entry up. */
  readonly retryIn: number | undefined;
  /** The operator knows already: the log does not name it. */
  readonly isKnown?: boolean;
}

/** Keeps facts with an entry once it is done: nothing that a shopper sent. */
export type LaneNote = (facts: Readonly<Record<string, unknown>>) => void;

export interface OutboxLanesOptions {
  readonly db: Db;
  readonly topic: string;
  /**
   * Processes one entry; must end soon after `signal` aborts. After a crash it gets the same entry again, so its
   * effects elsewhere must be recognisable by the entry's key.
   */
  readonly work: (entry: LaneEntry, signal: AbortSignal, note: LaneNote) => Promise<void>;
  readonly judge: (entry: LaneEntry, error: unknown) => LaneVerdict;
  /** What an entry is called in the log: nothing that a shopper sent. */
  readonly nameOf?: (entry: LaneEntry) => string;
  /** Receives what the operator must know, one line each. */
  readonly onNotice?: (line: string) => void;
  readonly now?: () => number;
  /** Entries of one lane that are worked on at the same time. */
  readonly perLane?: number;
  /** Longest that one try may take, milliseconds. */
  readonly tryMs?: number;
  readonly onFault?: (topic: string, error: unknown, work?: FailedWork) => void;
}

const IDLE_MS = 1000;
/** Between two tries of the oldest that waits in a lane, before others that are due. */
const SOUND_PAUSE_MS = 1000;
/** Between two calls of all that waits in a lane. */
const CALL_PAUSE_MS = 60_000;
/** Time between the end of a try and the end of its claim: for writing down how it went. */
const CLAIM_RESERVE_MS = 30_000;
/** Time that a stop gives to tries that are under way. */
const STOP_GRACE_MS = 3000;

/**
 * Works off those entries of a topic that have a lane, each alone: a lane is a receiver, and one that is slow or down
 * delays neither another lane nor, within its places, another entry. State, tries and the reason stay in the outbox.
 *
 * A receiver that was down gets what waited in the order in which it was queued: whenever an entry is due, the oldest
 * that waits is tried before it, and once one has arrived the others come at once, one after the other. An entry that
 * fails again steps aside, so that one that never arrives holds up none.
 */
export class OutboxLanes {
  private readonly options: Required<OutboxLanesOptions>;
  private readonly notices = new LaneNotices();
  private readonly underWay = new Map<string, { lane: string; ended: Promise<void> }>();
  /** When a try in a lane failed last. */
  private readonly soundedAt = new Map<string, number>();
  /** When what waited in a lane was called last, by lane. */
  private readonly calledAt = new Map<string, number>();
  private readonly stopping = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pumping: Promise<number> | undefined;
  private lastLook = Promise.resolve(0);
  /** `wake` was called during a look, which may have missed new entries. */
  private isAskedAgain = false;
  private isStopped = false;

  constructor(options: OutboxLanesOptions) {
    this.options = {
      now: Date.now,
      perLane: 4,
      tryMs: 45_000,
      onFault: logOutboxFault,
      onNotice: notice,
      nameOf: ({ key }) => `"${options.topic}" ${key}`,
      ...options,
    };
  }

  start(): void {
    this.wake();
  }

  /** Looks at once whether there is work. */
  wake(): void {
    this.wakeIn(0);
  }

  private wakeIn(ms: number): void {
    if (this.isStopped) return;
    clearTimeout(this.timer);
    this.timer = outOfScope(() => setTimeout(() => this.lookAgain(), ms));
    this.timer.unref();
  }

  private lookAgain(): void {
    this.isAskedAgain = this.pumping !== undefined;
    this.pumping ??= this.pump().finally(() => {
      this.pumping = undefined;
      this.wakeIn(this.isAskedAgain ? 0 : IDLE_MS);
    });
  }

  /** Tries everything that is due once, and waits for what is under way. */
  async drain(): Promise<void> {
    for (;;) {
      await this.pumping;
      const claimed = await this.pump();
      const ends = [...this.underWay.values()].map(({ ended }) => ended);
      if (claimed === 0 && ends.length === 0) return;
      await Promise.all(ends);
    }
  }

  /** Starts nothing more; what is under way gets a moment, then it is cut off and tried again after the next start. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.pumping;
    const cut = setTimeout(() => this.stopping.abort(new Error('The service stops.')), STOP_GRACE_MS);
    await Promise.all([...this.underWay.values()].map(({ ended }) => ended));
    clearTimeout(cut);
  }

  /** One look after the other: two at once would both take a lane's last place. */
  private pump(): Promise<number> {
    const look = this.lastLook.then(() => this.look());
    this.lastLook = look;
    return look;
  }

  private async look(): Promise<number> {
    const entries = await this.claim().catch((error: unknown) => {
      this.options.onFault(this.options.topic, error);
      return [];
    });
    for (const entry of entries) {
      const ended = this.run(entry).finally(() => {
        this.underWay.delete(entry.id);
        this.wake();
      });
      this.underWay.set(entry.id, { lane: entry.lane, ended });
    }
    return entries.length;
  }

  private async run(entry: ClaimedLaneEntry): Promise<void> {
    const oldest = entry.hasOlder && this.maySound(entry.lane) ? await this.claimOldest(entry) : undefined;
    // its turn comes after those that waited longer
    if (oldest && (await this.attempt(oldest))) return this.mark(entry, { attempts: entry.attempts - 1 });
    await this.attempt(entry);
  }

  /** Not before each of many that are due together: the oldest has just been tried. */
  private maySound(lane: string): boolean {
    return this.options.now() - (this.soundedAt.get(lane) ?? -Infinity) >= SOUND_PAUSE_MS;
  }

  /** Whether it is done. */
  private async attempt(entry: LaneEntry): Promise<boolean> {
    const signal = AbortSignal.any([AbortSignal.timeout(this.options.tryMs), this.stopping.signal]);
    const noted: Record<string, unknown> = {};
    const began = performance.now();
    const ended = (outcome: JobOutcome): void =>
      countJobs(
        this.options.topic,
        { [outcome]: 1 },
        { seconds: (performance.now() - began) / 1000, dealer: entry.site, attempt: entry.attempts },
      );
    const note: LaneNote = (facts) => void Object.assign(noted, facts);
    try {
      const facts = { 'forecourt.dealer': entry.site, 'forecourt.attempt': entry.attempts };
      await traced(`job ${this.options.topic}`, facts, () =>
        Promise.race([this.options.work(entry, signal, note), rejectionOn(signal)]),
      );
      const payload = Object.keys(noted).length > 0 && sql`payload || ${JSON.stringify(noted)}::jsonb`;
      await this.mark(entry, { done_at: this.moment(), last_error: null, ...(payload && { payload }) });
      ended('done');
      this.say(this.notices.arrived(this.options.topic, entry.lane));
      if (entry.attempts > 1) await this.callWaiting(entry.lane);
      return true;
    } catch (error) {
      // an entry that a stop cuts off has not failed
      if (this.stopping.signal.aborted) {
        await this.mark(entry, { attempts: entry.attempts - 1 });
        return false;
      }
      this.soundedAt.set(entry.lane, this.options.now());
      const verdict = this.options.judge(entry, error);
      const { reason, isRefusal, retryIn } = verdict;
      ended(retryIn === undefined ? 'dead' : 'failed');
      if (!isDatabaseAway(error)) this.sayFailed(entry, verdict);
      await this.mark(entry, {
        last_error: reason,
        refusals: entry.refusals + (isRefusal ? 1 : 0),
        ...(retryIn === undefined ? { failed_at: this.moment() } : { run_at: this.moment(retryIn) }),
      });
      return false;
    }
  }

  private sayFailed(entry: LaneEntry, { reason, isRefusal, retryIn, isKnown }: LaneVerdict): void {
    if (isKnown) return;
    const now = this.options.now();
    const nextTry = retryIn === undefined ? undefined : now + retryIn;
    this.say(this.notices.failed(entry.lane, { name: this.options.nameOf(entry), reason, isRefusal, nextTry }, now));
  }

  private say(line: string | undefined): void {
    if (line !== undefined) this.options.onNotice(line);
  }

  /**
   * The receiver is there again: what waits for it is due now. Not at every arrival: one that never arrives waits
   * there, too.
   */
  private async callWaiting(lane: string): Promise<void> {
    const now = this.options.now();
    if (now - (this.calledAt.get(lane) ?? -Infinity) < CALL_PAUSE_MS) return;
    this.calledAt.set(lane, now);
    await callWaiting(this.options.db, this.newLook(), lane).catch((error: unknown) =>
      this.options.onFault(this.options.topic, error),
    );
  }

  private claimOldest(entry: LaneEntry): Promise<LaneEntry | undefined> {
    return claimOldest(this.options.db, this.newLook(), entry).catch((error: unknown) => {
      this.options.onFault(this.options.topic, error);
      return undefined;
    });
  }

  /** A mark that cannot be written leaves the claim: it runs out, and the entry is tried again under its own key. */
  private async mark(entry: LaneEntry, values: Readonly<Record<string, unknown>>): Promise<void> {
    await this.options.db
      .updateTable('outbox')
      .set({ ...values, claimed_until: null })
      .where('id', '=', entry.id)
      .execute()
      .catch((error: unknown) => this.options.onFault(this.options.topic, error));
  }

  private moment = (after = 0): Date => new Date(this.options.now() + after);

  private newLook(): Look {
    const { topic, tryMs } = this.options;
    return { topic, now: this.moment(), claimEnd: this.moment(tryMs + CLAIM_RESERVE_MS) };
  }

  /** The oldest due entries of every lane that has a place free. */
  private claim(): Promise<ClaimedLaneEntry[]> {
    const { db, perLane } = this.options;
    const busy = new Map<string, number>();
    for (const { lane } of this.underWay.values()) busy.set(lane, (busy.get(lane) ?? 0) + 1);
    return claimDue(db, this.newLook(), { perLane, busy });
  }
}

/** Work that does not heed its signal must not hold a place of its lane. */
const rejectionOn = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
