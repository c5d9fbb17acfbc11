import { cookieValues, portRef, sessionCookie, signedValues } from '@forecourt/service';
import { createHash, randomBytes } from 'node:crypto';
import type { Keys } from '@forecourt/service/database';
import { keyedHash } from '@forecourt/service/privacy';
import { z } from 'zod';

const NAME = 'forecourt_asker';
const HALF_YEAR_SECONDS = 180 * 24 * 3600;
/** Addresses that a browser is remembered to have proven. */
const MOST = 4;

const claims = z.object({
  site: z.string(),
  id: z.string(),
  proven: z.array(z.string()),
  until: z.number(),
});

export interface Visitor {
  readonly cookies: string | undefined;
  readonly host: string;
}

/** A browser that asks for codes. */
export interface AskingBrowser {
  /** Whose codes they are: the `holder` of its codes. */
  readonly holder: string;
  /** Line of `set-cookie` by which it is known again. */
  readonly cookie: string;
  /** The same as `holder`, where a code has proven this address here before. */
  readonly provenBy: (purpose: string, address: string) => string | undefined;
}

/** Tells browsers apart that ask for codes, by a signed cookie: what one of them does concerns no other. */
export interface AskingBrowsers {
  /** The browser that asks: its cookie’s, or a new one. */
  asking(site: string, visitor: Visitor): AskingBrowser;
  /** The browser that a visitor’s cookie names; undefined for one that never requested a code here. */
  known(site: string, visitor: Visitor): AskingBrowser | undefined;
  /** Line of `set-cookie` for a browser in which a code has just proven an address. */
  proven(site: string, visitor: Visitor, purpose: string, address: string): string;
}

export function askingBrowsers({
  key,
  now = Date.now,
}: {
  readonly key: Keys;
  readonly now?: () => number;
}): AskingBrowsers {
  const signed = signedValues(key, 'asker');
  const hash = keyedHash(key, 'proven addresses');
  const nameOf = (purpose: string, address: string) => hash([purpose, address]).toString('base64url').slice(0, 16);
  const read = (site: string, cookies: string | undefined) =>
    cookieValues(cookies, NAME)
      .map((value) => claims.safeParse(signed.read(value)).data)
      .find((found) => found !== undefined && found.site === site && found.until > now());
  const write = (site: string, host: string, { id, proven }: { id: string; proven: readonly string[] }) =>
    sessionCookie(NAME, signed.write({ site, id, proven, until: now() + HALF_YEAR_SECONDS * 1000 }), {
      maxAge: HALF_YEAR_SECONDS,
      host,
    });
  const browserOf = (site: string, host: string, found: { id: string; proven: readonly string[] }): AskingBrowser => {
    // the database holds nothing that another browser could send
    const holder = createHash('sha256').update(found.id).digest('base64url');
    return {
      holder,
      cookie: write(site, host, found),
      provenBy: (purpose, address) => (found.proven.includes(nameOf(purpose, address)) ? holder : undefined),
    };
  };
  const fresh = () => ({ id: randomBytes(16).toString('base64url'), proven: [] });

  return {
    asking: (site, { cookies, host }) => browserOf(site, host, read(site, cookies) ?? fresh()),
    known(site, { cookies, host }) {
      const found = read(site, cookies);
      return found && browserOf(site, host, found);
    },
    proven(site, { cookies, host }, purpose, address) {
      const { id, proven } = read(site, cookies) ?? fresh();
      const name = nameOf(purpose, address);
      return write(site, host, { id, proven: [name, ...proven.filter((other) => other !== name)].slice(0, MOST) });
    },
  };
}

export const askingBrowsersPort = portRef<AskingBrowsers>('accounts/asking-browsers');
