import { cookieValues, portRef, sessionCookie, signedValues } from '@forecourt/service';
import type { Keys } from '@forecourt/service/database';
import { z } from 'zod';

const NAME = 'forecourt_lead';
const WEEK_SECONDS = 7 * 24 * 3600;
/** Leads of one visitor that stay open at the same time. */
const MOST = 5;

const claims = z.object({ site: z.string(), leads: z.array(z.string()), until: z.number() });

/** Lets a visitor go on with their own leads, and no one else. */
export interface LeadSessions {
  /** Line of `set-cookie` for a visitor who has begun a lead; earlier leads stay in it. */
  open(site: string, lead: string, visitor: { readonly cookies: string | undefined; readonly host: string }): string;
  /** Leads that a visitor of a site may go on with, the newest first. */
  leadsOf(site: string, cookies: string | undefined): readonly string[];
}

/** The ids of the leads are in the cookie itself, signed and bound to one site. */
export function leadSessions({
  key,
  now = Date.now,
}: {
  readonly key: Keys;
  readonly now?: () => number;
}): LeadSessions {
  const signed = signedValues(key, 'lead');
  const leadsOf: LeadSessions['leadsOf'] = (site, cookies) =>
    cookieValues(cookies, NAME)
      .map((value) => claims.safeParse(signed.read(value)).data)
      .find((found) => found !== undefined && found.site === site && found.until > now())?.leads ?? [];
  return {
    leadsOf,
    open(site, lead, { cookies, host }) {
      const leads = [lead, ...leadsOf(site, cookies).filter((other) => other !== lead)].slice(0, MOST);
      const until = now() + WEEK_SECONDS * 1000;
      return sessionCookie(NAME, signed.write({ site, leads, until }), { maxAge: WEEK_SECONDS, host });
    },
  };
}

export const leadSessionsPort = portRef<LeadSessions>('accounts/lead-sessions');
