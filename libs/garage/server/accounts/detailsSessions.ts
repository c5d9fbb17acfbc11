import type { Keys } from '@forecourt/service/database';
import { cookieValues, portRef, sessionCookie, signedValues } from '@forecourt/service';
import { z } from 'zod';
import type { ShopperPort } from './shopperPort.js';

export interface DetailsSessionsOptions {
  /** Sign the cookies; never leave the server. */
  readonly key: Keys;
  readonly now?: () => number;
}

/** Sessions of shoppers who left contact details: no password, no account, one signed cookie. */
export interface DetailsSessions extends ShopperPort {
  /** Line of `set-cookie` for a shopper of one site. */
  open(site: string, shopperId: string, host: string): string;
}

export const detailsSessionsPort = portRef<DetailsSessions>('accounts/details-sessions');

const NAME = 'forecourt_shopper';
const WEEK_SECONDS = 7 * 24 * 3600;

const claims = z.object({ site: z.string(), id: z.string(), until: z.number() });

/** The embedded default: the details are in the cookie itself, signed and bound to one site. */
export function detailsSessions({ key, now = Date.now }: DetailsSessionsOptions): DetailsSessions {
  const signed = signedValues(key, 'shopper');
  const read = (value: string) => claims.safeParse(signed.read(value)).data;

  return {
    open(site, id, host) {
      const until = now() + WEEK_SECONDS * 1000;
      const value = signed.write({ site, id, until });
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
