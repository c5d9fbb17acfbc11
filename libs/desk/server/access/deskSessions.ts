import { createHash, randomBytes } from 'node:crypto';
import { cookieValues, sessionCookie } from '@forecourt/service';
import type { Db } from '@forecourt/service/database';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { personOf, type DeskPerson } from './deskPeople.js';

const NAME = 'forecourt_desk';
const TOKEN = /^[\w-]{43}$/;
const HOUR = 3600_000;
/** A session ends after so long without a visit, and after so long in any case. */
export const DESK_SESSION = { idleMs: HOUR, longestMs: 12 * HOUR, touchMs: 60_000 } as const;

interface Visitor {
  readonly cookies: string | undefined;
  readonly host: string;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
/** Tokens are random: a plain hash of one tells nothing of it. */
const hashesOf = (cookies: string | undefined): string[] =>
  cookieValues(cookies, NAME)
    .filter((value) => TOKEN.test(value))
    .slice(0, 4)
    .map(hashOf);

/** Sessions at the desk of one site. They know nothing of shoppers' accounts. */
export class DeskSessions {
  readonly #db: Db;
  readonly #now: () => number;

  constructor({ db, now }: { readonly db: Db; readonly now: () => number }) {
    this.#db = db;
    this.#now = now;
  }

  /** Begins a session, in the place of those that the visitor's cookies name; a line of `set-cookie`. */
  async open({ slug }: ConfiguredSite, { email }: DeskPerson, { cookies, host }: Visitor): Promise<string> {
    await this.#end(slug, cookies);
    const at = this.#now();
    await this.#db.deleteFrom('desk_sessions').where('expires_at', '<', new Date(at)).execute();
    const token = randomBytes(32).toString('base64url');
    const moment = new Date(at);
    const values = { token_hash: hashOf(token), site: slug, email, created_at: moment, used_at: moment };
    await this.#db
      .insertInto('desk_sessions')
      .values({ ...values, expires_at: new Date(at + DESK_SESSION.idleMs) })
      .execute();
    return sessionCookie(NAME, token, { maxAge: DESK_SESSION.longestMs / 1000, host });
  }

  /** Who is at the desk: one of its people as the configuration has them now. */
  async personOf(site: ConfiguredSite, cookies: string | undefined): Promise<DeskPerson | undefined> {
    const hashes = hashesOf(cookies);
    if (hashes.length === 0) return undefined;
    const at = this.#now();
    const session = await this.#db
      .selectFrom('desk_sessions')
      .select(['token_hash', 'email', 'created_at', 'used_at'])
      .where('site', '=', site.slug)
      .where('token_hash', 'in', hashes)
      .where('expires_at', '>', new Date(at))
      .executeTakeFirst();
    const person = session && personOf(site, session.email);
    if (!person) return undefined;
    if (at - session.used_at.getTime() >= DESK_SESSION.touchMs) {
      const expires = Math.min(at + DESK_SESSION.idleMs, session.created_at.getTime() + DESK_SESSION.longestMs);
      await this.#db
        .updateTable('desk_sessions')
        .set({ used_at: new Date(at), expires_at: new Date(expires) })
        .where('site', '=', site.slug)
        .where('token_hash', '=', session.token_hash)
        .execute();
    }
    return person;
  }

  /** Ends the visitor's session; a line of `set-cookie`. */
  async close({ slug }: ConfiguredSite, { cookies, host }: Visitor): Promise<string> {
    await this.#end(slug, cookies);
    return sessionCookie(NAME, '', { maxAge: 0, host });
  }

  async #end(site: string, cookies: string | undefined): Promise<void> {
    const hashes = hashesOf(cookies);
    if (hashes.length > 0)
      await this.#db.deleteFrom('desk_sessions').where('site', '=', site).where('token_hash', 'in', hashes).execute();
  }
}
