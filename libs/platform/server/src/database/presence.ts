import { awayReason, DatabaseAway } from './databaseAway.js';

export interface PresenceOptions {
  /** Asks the server for anything at all, over a connection of its own. Rejects soon where it does not answer. */
  readonly probe: () => Promise<void>;
  /** Called with one line when the server goes away and when it is there again. */
  readonly onNotice: (line: string) => void;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** Between two looks at a server that gave no answer meanwhile. */
const PAUSE_MS = 1000;

/**
 * Knows whether a database server is there. A connection that breaks may be the only one: a probe decides. Answers to
 * ordinary queries save it.
 */
export class Presence {
  private readonly options: Required<PresenceOptions>;
  private timer: ReturnType<typeof setInterval> | undefined;
  private probing: Promise<void> | undefined;
  private awaySince: number | undefined;
  private answeredAt: number;

  constructor(options: PresenceOptions) {
    this.options = { now: () => performance.now(), ...options };
    this.answeredAt = this.options.now();
  }

  get isThere(): boolean {
    return this.awaySince === undefined;
  }

  start(): void {
    this.timer = setInterval(() => {
      if (!this.isThere || this.options.now() - this.answeredAt >= PAUSE_MS) void this.look();
    }, PAUSE_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.probing;
  }

  /** Passes on what the server answers. What a server that is away fails with becomes DatabaseAway. */
  async watch<Answer>(work: Promise<Answer>): Promise<Answer> {
    try {
      const answer = await work;
      this.answered();
      return answer;
    } catch (error) {
      const reason = awayReason(error);
      if (reason === undefined) {
        // its own error is an answer, too
        this.answered();
        throw error;
      }
      if (this.timer) void this.look();
      throw new DatabaseAway(`The database server is away: ${reason}.`, { cause: error });
    }
  }

  /** Asks the server; one look at a time. */
  look(): Promise<void> {
    this.probing ??= this.probe().finally(() => (this.probing = undefined));
    return this.probing;
  }

  private async probe(): Promise<void> {
    const began = this.options.now();
    try {
      await this.options.probe();
      this.answered();
    } catch (error) {
      if (!this.isThere || this.answeredAt > began) return;
      this.awaySince = this.options.now();
      const reason = awayReason(error) ?? (error instanceof Error ? error.name : 'no answer');
      this.options.onNotice(
        `The database server does not answer (${reason}). Pages are shown where a copy is kept, and nothing is stored.`,
      );
    }
  }

  private answered(): void {
    this.answeredAt = this.options.now();
    if (this.awaySince === undefined) return;
    const seconds = Math.round((this.answeredAt - this.awaySince) / 1000);
    this.awaySince = undefined;
    this.options.onNotice(`The database server answers again, after ${seconds} s.`);
  }
}
