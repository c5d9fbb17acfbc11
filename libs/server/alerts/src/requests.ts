import { countSend, keyedHash } from '@forecourt/accounts';
import type { ConfiguredSite } from '@forecourt/sites';
import type { AlertsOptions } from './alerts.js';
import type { Consent } from './consents.js';
import type { Wanted } from './rows.js';
import { hashOf, newId, newToken } from './tokens.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How requests behave: as codes of accounts do, with a link that is good for two days. */
export const REQUEST_RULES = {
  lifeMs: 48 * HOUR,
  pauseMs: 30_000,
  perAddress: [
    { sends: 5, withinMs: HOUR },
    { sends: 10, withinMs: 24 * HOUR },
  ],
  perNetwork: [{ sends: 30, withinMs: HOUR }],
} as const;

export interface AlertRequest {
  /** As `normaliseEmail` writes it. */
  readonly email: string;
  /** Block of addresses of the network that asks. */
  readonly network: string;
  readonly wanted: Wanted;
  readonly consent: Consent;
}

export type RequestOutcome = { readonly isSent: true } | { readonly isSent: false; readonly waitMs: number };

/** Kind of the message, and purpose of the counts. */
export const CONFIRM = 'alerts-confirm';

/** Keeps what an address asks for and queues the link that confirms it; what ended meanwhile is forgotten. */
export async function requestAlerts(
  { db, key, messages, now }: AlertsOptions,
  { slug: site }: ConfiguredSite,
  { email, network, wanted, consent }: AlertRequest,
): Promise<RequestOutcome> {
  const hash = keyedHash(key, 'receivers of alerts');
  const nameOf = (kind: string, name: string) => hash([kind, name]).toString('base64url');
  const at = now();
  return db.transaction().execute(async (trx): Promise<RequestOutcome> => {
    const waitMs = await countSend(trx, { site, purpose: CONFIRM, now: at }, [
      { name: nameOf('address', email), limits: REQUEST_RULES.perAddress, pauseMs: REQUEST_RULES.pauseMs },
      { name: nameOf('network', network), limits: REQUEST_RULES.perNetwork },
    ]);
    if (waitMs > 0) return { isSent: false, waitMs };
    await trx.deleteFrom('alert_requests').where('expires_at', '<=', new Date(at)).execute();
    const [id, token] = [newId(), newToken()];
    await trx
      .insertInto('alert_requests')
      .values({
        ...{ site, id, email, token_hash: hashOf(token), wanted: JSON.stringify(wanted) },
        ...{ wording: consent.wording, version: consent.version },
        created_at: new Date(at),
        expires_at: new Date(at + REQUEST_RULES.lifeMs),
      })
      .execute();
    await messages.queue(trx, [{ site, kind: CONFIRM, ref: id, by: 'mail', secret: token }]);
    return { isSent: true };
  });
}
