import { sql, type Db } from '../database/index.js';
import { dayIn } from '@forecourt/site-config';
import type { MessageWay } from './message.js';

/** Messages to shoppers that leave in a day by each way, over all sites and processes. */
export type Ceilings = Readonly<Record<MessageWay, number>>;

/** Far above an ordinary day; an operator sets what their contract bears. */
export const CEILINGS: Ceilings = { mail: 10_000, sms: 1_000 };

/** Whose midnight ends a day. */
const ZONE = 'Australia/Sydney';
/** Part of a ceiling from which on the operator hears of it. */
const NEAR = 0.8;
const NAMES: Readonly<Record<MessageWay, string>> = { mail: 'mails', sms: 'texts' };

const count = (value: number): string => value.toLocaleString('en-AU');

/** Counts what leaves by each way in a day, and holds back what is more: a flood costs no more than that. */
export class DailyCeilings {
  readonly #db: Db;
  readonly #ceilings: Ceilings;
  readonly #now: () => number;
  readonly #onNotice: (line: string) => void;
  /** Day on which it was said that a way is full. */
  readonly #saidOn = new Map<MessageWay, string>();

  constructor(options: {
    readonly db: Db;
    readonly ceilings: Ceilings;
    readonly now: () => number;
    readonly onNotice: (line: string) => void;
  }) {
    this.#db = options.db;
    this.#ceilings = options.ceilings;
    this.#now = options.now;
    this.#onNotice = options.onNotice;
  }

  get #day(): string {
    return dayIn(ZONE, this.#now());
  }

  /** Takes the place of one message; false where none is left today. */
  async take(way: MessageWay): Promise<boolean> {
    const [day, most] = [this.#day, this.#ceilings[way]];
    const taken =
      most === 0
        ? undefined
        : await this.#db
            .insertInto('message_totals')
            .values({ day, way, sent: 1 })
            .onConflict((conflict) =>
              conflict
                .columns(['day', 'way'])
                .doUpdateSet({ sent: sql`message_totals.sent + 1` })
                .where('message_totals.sent', '<', most),
            )
            .returning('sent')
            .executeTakeFirst();
    if (taken && taken.sent === Math.ceil(most * NEAR) && taken.sent < most)
      this.#onNotice(`${count(taken.sent)} of at most ${count(most)} ${NAMES[way]} to shoppers have left today.`);
    if (!taken && this.#saidOn.get(way) !== day) {
      this.#saidOn.set(way, day);
      this.#onNotice(fullWords(way, most));
    }
    return taken !== undefined;
  }

  /** Gives the place of a message back that did not leave. */
  async giveBack(way: MessageWay): Promise<void> {
    await this.#db
      .updateTable('message_totals')
      .set({ sent: sql`greatest(0, sent - 1)` })
      .where('day', '=', this.#day)
      .where('way', '=', way)
      .execute();
  }

  /** Ways by which nothing more leaves today. */
  async full(): Promise<MessageWay[]> {
    const rows = await this.#db
      .selectFrom('message_totals')
      .select(['way', 'sent'])
      .where('day', '=', this.#day)
      .execute();
    return (Object.keys(this.#ceilings) as MessageWay[]).filter(
      (way) => (rows.find((row) => row.way === way)?.sent ?? 0) >= this.#ceilings[way],
    );
  }

  /** The same in words, for the operator and at the desk. */
  async notices(): Promise<string[]> {
    return (await this.full()).map((way) => fullWords(way, this.#ceilings[way]));
  }
}

const fullWords = (way: MessageWay, most: number): string =>
  `${count(most)} ${NAMES[way]} to shoppers have left today, which is the most in a day: ` +
  'further ones wait until tomorrow. If that is not your shoppers’ doing, somebody is misusing a form.';
