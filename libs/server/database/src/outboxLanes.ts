import { sql } from 'kysely';
import { faultOf } from './faultOf.js';
import type { Db } from './openDatabase.js';
import type { ClaimedEntry } from './outbox.js';

export interface LaneEntry extends ClaimedEntry {
  readonly lane: string;
  /** How often it was refused for good so far. */
  readonly refusals: number;
  /** When it was put into the queue, epoch milliseconds. */
  readonly queuedAt: number;
}

/** What follows a try that failed. */
export interface LaneVerdict {
  /** Stored with the entry: nothing that a shopper sent. */
  readonly reason: string;
  readonly isRefusal: boolean;
  /** Milliseconds until the next try; none gives the entry up. */
  readonly retryIn: number | undefined;
}

export interface OutboxLanesOptions {
  readonly db: Db;
  readonly topic: string;
  /**
   * Does one entry; ends soon after `signal` says so. After a crash it is asked for the same entry again: what it does
   * elsewhere must be recognisable by the entry's key.
   */
  readonly work: (entry: LaneEntry, signal: AbortSignal) => Promise<void>;
  readonly judge: (entry: LaneEntry, error: unknown) => LaneVerdict;
  readonly now?: () => number;
  /** Entries of one lane that are worked on at the same time. */
  readonly perLane?: number;
  /** Longest that one try may take, milliseconds. */
  readonly tryMs?: number;
  readonly onFault?: (topic: string, error: unknown) => void;
}

const IDLE_MS = 1000;
/** Time between the end of a try and the end of its claim: for writing down how it went. */
const CLAIM_RESERVE_MS = 30_000;
/** Time that a stop gives to tries that are under way. */
const STOP_GRACE_MS = 3000;

/**
 * Works off those entries of a topic that have a lane, each alone: a lane is a receiver, and one that is slow or down
 * delays neither another lane nor, within its places, another entry. State, tries and the reason stay in the outbox.
 */
export class OutboxLanes {
  private readonly options: Required<OutboxLanesOptions>;
  private readonly underWay = new Map<string, { lane: string; ended: Promise<void> }>();
  private readonly stopping = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pumping: Promise<number> | undefined;
  private lastLook = Promise.resolve(0);
  /** Woken while it was looking: what came in may have been overlooked. */
  private isAskedAgain = false;
  private isStopped = false;

  constructor(options: OutboxLanesOptions) {
    this.options = {
      now: Date.now,
      perLane: 4,
      tryMs: 45_000,
      onFault: (topic, error) => console.error(`Outbox "${topic}":`, faultOf(error)),
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
    this.timer = setTimeout(() => {
      this.isAskedAgain = this.pumping !== undefined;
      this.pumping ??= this.pump().finally(() => {
        this.pumping = undefined;
        this.wakeIn(this.isAskedAgain ? 0 : IDLE_MS);
      });
    }, ms);
    this.timer.unref();
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

  private async run(entry: LaneEntry): Promise<void> {
    const signal = AbortSignal.any([AbortSignal.timeout(this.options.tryMs), this.stopping.signal]);
    try {
      await Promise.race([this.options.work(entry, signal), rejectionOn(signal)]);
      await this.mark(entry, { done_at: this.moment(), last_error: null });
    } catch (error) {
      // a stop is nobody's failure
      if (this.stopping.signal.aborted) return this.mark(entry, { attempts: entry.attempts - 1 });
      const { reason, isRefusal, retryIn } = this.options.judge(entry, error);
      await this.mark(entry, {
        last_error: reason,
        refusals: entry.refusals + (isRefusal ? 1 : 0),
        ...(retryIn === undefined ? { failed_at: this.moment() } : { run_at: this.moment(retryIn) }),
      });
    }
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

  /** The oldest due entries of every lane that has a place free, claimed in the statement that counts their try. */
  private async claim(): Promise<LaneEntry[]> {
    const { db, topic, perLane, tryMs } = this.options;
    const busy = new Map<string, number>();
    for (const { lane } of this.underWay.values()) busy.set(lane, (busy.get(lane) ?? 0) + 1);
    const now = this.moment();
    const { rows } = await sql<Omit<LaneEntry, 'queuedAt'> & { created_at: Date }>`
      update outbox set claimed_until = ${this.moment(tryMs + CLAIM_RESERVE_MS)}, attempts = attempts + 1
      where id in (
        select id from outbox
        where done_at is null and failed_at is null and (claimed_until is null or claimed_until < ${now}) and id in (
          select id from (
            select id, lane, row_number() over (partition by lane order by run_at, id) as place from outbox
            where topic = ${topic} and lane is not null and done_at is null and failed_at is null and run_at <= ${now}
              and (claimed_until is null or claimed_until < ${now})
          ) due where place <= ${perLane}::int - coalesce((${JSON.stringify(Object.fromEntries(busy))}::jsonb ->> lane)::int, 0)
        )
        for update skip locked
      )
      returning id, site, topic, key, payload, attempts, lane, refusals, created_at`.execute(db);
    return rows
      .map(({ created_at: at, ...entry }) => ({ ...entry, queuedAt: at.getTime() }))
      .sort((a, b) => Number(a.id) - Number(b.id));
  }
}

/** Work that does not heed its signal must not hold a place of its lane. */
const rejectionOn = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
