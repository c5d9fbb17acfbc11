import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '@forecourt/service/database';
import { SIGNED_IN_COOKIE } from '@forecourt/contracts';
import { cookieValues, hintCookie, portRef, sessionCookie } from '@forecourt/service';
import type { ShopperPort } from './shopperPort.js';

const NAME = 'forecourt_account';

const TOKEN = /^[\w-]{43}$/;
const DAY = 24 * 3600_000;
/** A session ends after so long without a visit, and after so long in any case. */
export const SESSION_RULES = { idleMs: 30 * DAY, longestMs: 180 * DAY, touchMs: 3600_000 } as const;

/** Sessions of shoppers with an account. The database holds a hash of each token, the browser the token. */
export interface AccountSessions extends ShopperPort {
  /** Begins a session, in the place of those that the visitor's cookies name; lines of `set-cookie`. */
  open(site: string, shopper: string, visitor: { cookies: string | undefined; host: string }): Promise<string[]>;
  /** Ends the visitor's session; lines of `set-cookie`. */
  close(site: string, visitor: { cookies: string | undefined; host: string }): Promise<string[]>;
  /** Ends every session of a shopper, or every one but the visitor's own. */
  closeAll(site: string, shopper: string, keptCookies?: string): Promise<void>;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Tokens are random: a plain hash of one tells nothing of it. */
const hashesOf = (cookies: string | undefined): string[] =>
  cookieValues(cookies, NAME)
    .filter((value) => TOKEN.test(value))
    .slice(0, 4)
    .map(hashOf);

export function accountSessions({
  db,
  now = Date.now,
}: {
  readonly db: Db;
  readonly now?: () => number;
}): AccountSessions {
  const end = async (site: string, cookies: string | undefined): Promise<void> => {
    const hashes = hashesOf(cookies);
    if (hashes.length > 0)
      await db.deleteFrom('sessions').where('site', '=', site).where('token_hash', 'in', hashes).execute();
  };
  const lines = (token: string, maxAge: number, host: string): string[] => [
    sessionCookie(NAME, token, { maxAge, host }),
    hintCookie(SIGNED_IN_COOKIE, maxAge > 0 ? '1' : '', { maxAge, host }),
  ];
  return {
    async open(site, shopper, { cookies, host }) {
      await end(site, cookies);
      const at = now();
      await db.deleteFrom('sessions').where('expires_at', '<', new Date(at)).execute();
      const token = randomBytes(32).toString('base64url');
      const expires = new Date(at + SESSION_RULES.idleMs);
      const moment = new Date(at);
      await db
        .insertInto('sessions')
        .values({ token_hash: hashOf(token), site, shopper, created_at: moment, used_at: moment, expires_at: expires })
        .execute();
      return lines(token, SESSION_RULES.longestMs / 1000, host);
    },
    async shopperOf(site, cookies) {
      const hashes = hashesOf(cookies);
      if (hashes.length === 0) return undefined;
      const at = now();
      const session = await db
        .selectFrom('sessions')
        .select(['token_hash', 'shopper', 'created_at', 'used_at'])
        .where('site', '=', site)
        .where('token_hash', 'in', hashes)
        .where('expires_at', '>', new Date(at))
        .executeTakeFirst();
      if (!session) return undefined;
      if (at - session.used_at.getTime() > SESSION_RULES.touchMs) {
        const expires = Math.min(at + SESSION_RULES.idleMs, session.created_at.getTime() + SESSION_RULES.longestMs);
        await db
          .updateTable('sessions')
          .set({ used_at: new Date(at), expires_at: new Date(expires) })
          .where('site', '=', site)
          .where('token_hash', '=', session.token_hash)
          .execute();
      }
      return { id: session.shopper, knownBy: 'account' };
    },
    async close(site, { cookies, host }) {
      await end(site, cookies);
      return lines('', 0, host);
    },
    async closeAll(site, shopper, keptCookies) {
      const kept = hashesOf(keptCookies);
      let query = db.deleteFrom('sessions').where('site', '=', site).where('shopper', '=', shopper);
      if (kept.length > 0) query = query.where('token_hash', 'not in', kept);
      await query.execute();
    },
  };
}

export const accountSessionsPort = portRef<AccountSessions>('accounts/account-sessions');
