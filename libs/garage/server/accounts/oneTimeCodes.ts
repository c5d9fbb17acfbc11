import { portRef } from '@forecourt/service';
import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Db, Keys, Tables, Transaction } from '@forecourt/service/database';
import type { MessageOccasion, MessageWriter, QueuedMessage } from '@forecourt/service/messages';
import { keyedHashes, sendCounts, type SendCounts } from '@forecourt/service/privacy';
import { CODE_RULES, randomCode, typedCode, type CodeAddress } from './codeRules.js';

/** What a code is for. Each purpose has its own codes, limits and words. */
export interface CodeSubject {
  readonly site: string;
  /** For example `sign-in`; also the kind of the message, as `<purpose>-code`. */
  readonly purpose: string;
  readonly address: string;
  /**
   * Who requests it, the browser or an account: a code opens nothing for anybody else, and what others request or try
   * leaves it as it is.
   */
  readonly holder: string;
}

export interface CodeRequest extends CodeSubject {
  readonly by: CodeAddress['by'];
  /** Block of addresses of the network that asks. */
  readonly network: string;
  /** The browser that asks, where it has proven the address before. */
  readonly provenBy?: string | undefined;
}

export type CodeSent = { readonly isSent: true } | { readonly isSent: false; readonly waitMs: number };

export interface OneTimeCodesOptions {
  readonly db: Db;
  /** Keys of the installation, from which those of codes are made. */
  readonly key: Keys;
  readonly messages: {
    queue(trx: Transaction<Tables>, messages: readonly QueuedMessage[]): Promise<void>;
    wake(): void;
  };
  readonly now?: () => number;
}

/** The words around a code; undefined if the receiver must not get it. Called when the message leaves. */
export type CodeWords = (occasion: {
  readonly site: MessageOccasion['site'];
  readonly address: string;
  readonly code: string;
}) => Promise<{ readonly subject: string; readonly paragraphs: readonly string[]; readonly note?: string } | undefined>;

/**
 * Codes of six digits that prove an address. Asking for one takes the same way for every address: whether anybody has
 * it is looked up when the message leaves, if at all, so that neither answer nor time tells.
 */
export class OneTimeCodes {
  readonly #options: OneTimeCodesOptions;
  readonly #hashCodes;
  readonly #counts: SendCounts;

  constructor(options: OneTimeCodesOptions) {
    this.#options = options;
    this.#hashCodes = keyedHashes(options.key, 'one-time codes');
    this.#counts = sendCounts(options.key);
  }

  get #now(): number {
    return this.#options.now?.() ?? Date.now();
  }

  /** Sends a new code, in the place of the asker’s earlier one; or says how long to wait, and the earlier one stays. */
  async request(request: CodeRequest): Promise<CodeSent> {
    const { site, purpose, address, holder, by, network, provenBy } = request;
    const { db, messages } = this.#options;
    const now = this.#now;
    const id = randomUUID();
    const code = randomCode();
    const outcome = await db.transaction().execute(async (trx): Promise<CodeSent> => {
      const wait = await this.#counts.request(trx, now, { kind: `${purpose}-code`, address, network, provenBy });
      if (wait > 0) return { isSent: false, waitMs: wait };
      const values = {
        id,
        code_hash: this.#hashesOf(request, id, code)[0].toString('base64url'),
        tries: 0,
        expires_at: new Date(now + CODE_RULES.lifeMs),
      };
      await trx
        .insertInto('sign_in_codes')
        .values({ site, purpose, holder, address, ...values })
        .onConflict((conflict) => conflict.columns(['site', 'purpose', 'holder', 'address']).doUpdateSet(values))
        .execute();
      await messages.queue(trx, [{ site, kind: `${purpose}-code`, ref: id, by, secret: code }]);
      return { isSent: true };
    });
    if (outcome.isSent) {
      messages.wake();
      await this.#forget(now);
    }
    return outcome;
  }

  /**
   * Whether a code is the right one. It is good once: of two that come together one wins. Wrong, used up, ended and
   * never sent are one answer.
   */
  async verify(subject: CodeSubject, typed: string): Promise<boolean> {
    const { site, purpose, address, holder } = subject;
    const code = typedCode(typed);
    // the try is counted before it is looked at: many at once get no more of them
    const row = await this.#options.db
      .updateTable('sign_in_codes')
      .set((expression) => ({ tries: expression('tries', '+', 1) }))
      .where('site', '=', site)
      .where('purpose', '=', purpose)
      .where('holder', '=', holder)
      .where('address', '=', address)
      .where('tries', '<', CODE_RULES.tries)
      .where('expires_at', '>', new Date(this.#now))
      .returning(['id', 'code_hash'])
      .executeTakeFirst();
    const given = this.#hashesOf(subject, row?.id ?? '', code ?? '');
    const right = row ? Buffer.from(row.code_hash, 'base64url') : Buffer.alloc(given[0].length);
    const isRight = given.some((hash) => right.length === hash.length && timingSafeEqual(hash, right));
    if (!row || code === undefined || !isRight) return false;
    const used = await this.#options.db
      .deleteFrom('sign_in_codes')
      .where('site', '=', site)
      .where('id', '=', row.id)
      .returning('id')
      .executeTakeFirst();
    return used !== undefined;
  }

  /** Words a purpose's messages; one whose code was replaced, used or has ended says nothing any more. */
  writer(words: CodeWords): MessageWriter {
    return async ({ site, ref, secret }) => {
      if (secret === undefined) return undefined;
      const row = await this.#options.db
        .selectFrom('sign_in_codes')
        .select('address')
        .where('site', '=', site.slug)
        .where('id', '=', ref)
        .where('expires_at', '>', new Date(this.#now))
        .executeTakeFirst();
      if (!row) return undefined;
      const said = await words({ site, address: row.address, code: secret });
      return said && { ...said, to: row.address };
    };
  }

  /** Under the present key, and under earlier ones. */
  #hashesOf({ site, purpose, address, holder }: CodeSubject, id: string, code: string): [Buffer, ...Buffer[]] {
    const [present, ...earlier] = this.#hashCodes;
    const parts = [site, purpose, holder, address, id, code];
    return [present(parts), ...earlier.map((hash) => hash(parts))];
  }

  /** What no limit and no code asks for any more. */
  async #forget(now: number): Promise<void> {
    const { db } = this.#options;
    await this.#counts.forget(db, now);
    await db.deleteFrom('sign_in_codes').where('expires_at', '<', new Date(now)).execute();
  }
}

export const codesPort = portRef<OneTimeCodes>('accounts/codes');
