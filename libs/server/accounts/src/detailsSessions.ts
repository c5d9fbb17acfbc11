import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { cookieValues, sessionCookie } from './cookies.js';
import type { ShopperPort } from './shopperPort.js';

export interface DetailsSessionsOptions {
  /** Signs the cookies; never leaves the server. */
  readonly key: string;
  readonly now?: () => number;
}

/** Sessions of shoppers who left contact details: no password, no account, one signed cookie. */
export interface DetailsSessions extends ShopperPort {
  /** Line of `set-cookie` for a shopper of one site. */
  open(site: string, shopperId: string, host: string): string;
}

const NAME = 'forecourt_shopper';
const WEEK_SECONDS = 7 * 24 * 3600;
/** Longer ones are not ours. */
const LONGEST = 600;

const claims = z.object({ site: z.string(), id: z.string(), until: z.number() });

/** The embedded default: what is known stands in the cookie itself, signed and bound to one site. */
export function detailsSessions({ key, now = Date.now }: DetailsSessionsOptions): DetailsSessions {
  const signatureOf = (body: string) => createHmac('sha256', key).update(`shopper:${body}`).digest();

  const read = (value: string) => {
    const [body = '', signature = '', ...more] = value.split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = signatureOf(body);
    if (value.length > LONGEST || more.length > 0 || given.length !== right.length) return undefined;
    if (!timingSafeEqual(given, right)) return undefined;
    return claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  };

  return {
    open(site, id, host) {
      const until = now() + WEEK_SECONDS * 1000;
      const body = Buffer.from(JSON.stringify({ site, id, until })).toString('base64url');
      const value = `${body}.${signatureOf(body).toString('base64url')}`;
      return sessionCookie(NAME, value, { maxAge: WEEK_SECONDS, host });
    },
    shopperOf(site, cookies) {
      const known = cookieValues(cookies, NAME)
        .map(read)
        .find((found) => found !== undefined && found.site === site && found.until > now());
      return Promise.resolve(known && { id: known.id, knownBy: 'details' as const });
    },
  };
}
