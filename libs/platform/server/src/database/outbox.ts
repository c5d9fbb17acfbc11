import { sql, type Transaction } from 'kysely';
import { countJobs, type JobEnds } from '../observing/countJobs.js';
import { outOfScope } from '../observing/requestScope.js';
import { traced, type SpanFacts } from '../observing/tracing.js';
import type { Db } from './openDatabase.js';
import { logOutboxFault, type FailedWork } from './outboxFault.js';
import type { Tables } from './tables/index.js';

export interface OutboxEntry {
  readonly site: string;
  readonly topic: string;
  /** The same topic and key is done once. */
  readonly key: string;
  readonly payload: object;
  /** Receiver whose entries are worked off one by one, by `OutboxLanes`; none for work in batches. */
  readonly lane?: string;
  /** When it is to be done; at once when left out. */
  readonly runAt?: Date;
}
export interface ClaimedEntry extends Omit<OutboxEntry, 'runAt'> {
  readonly id: string;
  readonly attempts: number;
}

/**
 * Does the work of a topic for several entries at once. What it throws is tried again later; it must bear being
 * repeated.
 */
export type OutboxHandler = (entries: readonly ClaimedEntry[]) => Promise<void>;

/** Adds work to be done after the commit, in the transaction that makes it necessary. */
export async function enqueue(trx: Transaction<Tables>, entries: readonly OutboxEntry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += 1000) {
    const rows = entries.slice(at, at + 1000).map(({ payload, lane = null, runAt, ...entry }) => ({
      ...entry,
      lane,
      payload: JSON.stringify(payload),
      // the worker's clock: by the database's, which counts microseconds, an entry may lie ahead of the look for it
      run_at: runAt ?? new Date(),
    }));
    await trx
      .insertInto('outbox')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['topic', 'key']).doNothing())
      .execute();
  }
}

export interface OutboxOptions {
  readonly db: Db;
  readonly handlers: Readonly<Record<string, OutboxHandler>>;
  readonly now?: () => number;
  /** Entries of one topic handed over together. */
  readonly batchSize?: number;
  readonly maxAttempts?: number;
  readonly onFault?: (topic: string, error: unknown, work?: FailedWork) => void;
}

/** What the log says of entries that failed together. */
const workOf = (entries: readonly ClaimedEntry[]): FailedWork => ({
  dealers: [...new Set(entries.map(({ site }) => site))],
  attempt: Math.max(...entries.map(({ attempts }) => attempts)),
});

/** What a span says of entries that are handed over together. */
function jobFacts(entries: readonly ClaimedEntry[]): SpanFacts {
  const { dealers = [], attempt = 1 } = workOf(entries);
  const [dealer] = dealers;
  return {
    ...{ 'forecourt.entries': entries.length, 'forecourt.attempt': attempt },
    ...(dealer !== undefined && dealers.length === 1 ? { 'forecourt.dealer': dealer } : {}),
  };
}

const CLAIM_MS = 60_000;
const IDLE_MS = 1000;

/**
 * Wait before the next try, milliseconds: doubles from one second to five minutes, a fifth up or down by `chance` (0 to
 * 1).
 */
export const retryDelay = (attempts: number, chance: number): number =>
  Math.min(300_000, 1000 * 2 ** Math.min(attempts, 20)) * (0.8 + 0.4 * chance);

/** Works off the outbox. A crash at any line repeats work, it never loses any. */
export class OutboxWorker {
  private readonly options: Required<OutboxOptions>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | undefined;
  private isStopped = false;

  constructor(options: OutboxOptions) {
    this.options = {
      now: Date.now,
      batchSize: 2000,
      maxAttempts: 12,
      onFault: logOutboxFault,
      ...options,
    };
  }

  start(): void {
    this.wake();
  }

  /** Looks at once whether there is work; called after a commit that added some. */
  wake(): void {
    if (this.isStopped) return;
    clearTimeout(this.timer);
    this.timer = outOfScope(() => setTimeout(() => this.lookAgain(), 0));
    this.timer.unref();
  }

  private lookAgain(): void {
    this.running ??= this.workOff().finally(() => {
      this.running = undefined;
      if (!this.isStopped) this.timer = setTimeout(() => this.wake(), IDLE_MS);
    });
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /**
   * Does everything that is due, and waits for work under way: its entries are claimed, so a new look does not find
   * them.
   */
  async drain(): Promise<void> {
    await this.workOff();
    await this.running;
  }

  private async workOff(): Promise<void> {
    for (;;) {
      let done = 0;
      for (const [topic, handler] of Object.entries(this.options.handlers)) done += await this.work(topic, handler);
      if (done === 0 || this.isStopped) return;
    }
  }

  private async work(topic: string, handler: OutboxHandler): Promise<number> {
    const entries = await this.claim(topic).catch((error: unknown) => {
      this.options.onFault(topic, error);
      return [];
    });
    if (entries.length === 0) return 0;
    const ids = entries.map(({ id }) => id);
    const began = performance.now();
    const ended = (ends: JobEnds): void => countJobs(topic, ends, { seconds: (performance.now() - began) / 1000 });
    try {
      await traced(`job ${topic}`, jobFacts(entries), () => handler(entries));
      await this.options.db
        .updateTable('outbox')
        .set({ done_at: this.moment(), claimed_until: null })
        .where('id', 'in', ids)
        .execute();
      ended({ done: entries.length });
    } catch (error) {
      const dead = entries.filter(({ attempts }) => attempts >= this.options.maxAttempts).length;
      ended({ failed: entries.length - dead, dead });
      this.options.onFault(topic, error, workOf(entries));
      // without a database the claim runs out later, and the entries are tried again
      await this.postpone(entries, error).catch((also: unknown) => this.options.onFault(topic, also));
    }
    return entries.length;
  }

  private moment = (after = 0): Date => new Date(this.options.now() + after);

  private async claim(topic: string): Promise<ClaimedEntry[]> {
    const { db, batchSize } = this.options;
    const { rows } = await sql<{
      id: string;
      site: string;
      topic: string;
      key: string;
      payload: object;
      attempts: number;
    }>`
      update outbox set claimed_until = ${this.moment(CLAIM_MS)}, attempts = attempts + 1
      where id in (
        select id from outbox
        where topic = ${topic} and lane is null and done_at is null and failed_at is null and run_at <= ${this.moment()}
          and (claimed_until is null or claimed_until < ${this.moment()})
        order by id limit ${batchSize} for update skip locked
      )
      returning id, site, topic, key, payload, attempts`.execute(db);
    return rows.sort((a, b) => Number(a.id) - Number(b.id));
  }

  private async postpone(entries: readonly ClaimedEntry[], error: unknown): Promise<void> {
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 1000);
    for (const { id, attempts } of entries) {
      const isHopeless = attempts >= this.options.maxAttempts;
      await this.options.db
        .updateTable('outbox')
        .set({
          last_error: message,
          claimed_until: null,
          run_at: this.moment(retryDelay(attempts, Math.random())),
          ...(isHopeless ? { failed_at: this.moment() } : {}),
        })
        .where('id', '=', id)
        .execute();
    }
  }

  /** Claims of a process that was killed are free again at once: only one process works on an embedded database. */
  async releaseClaims(): Promise<void> {
    await this.options.db.updateTable('outbox').set({ claimed_until: null }).where('done_at', 'is', null).execute();
  }
}
