import { sendCounts } from '@forecourt/service/privacy';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { AlertsOptions } from './alerts.js';
import type { Consent } from './consents.js';
import type { Wanted } from './rows.js';
import { hashOf, newId, newToken } from './tokens.js';

/** How requests behave: counted as codes of accounts are, with a link that is good for two days. */
export const REQUEST_RULES = { lifeMs: 48 * 3_600_000 } as const;

export interface AlertRequest {
  /** As `normaliseEmail` writes it. */
  readonly email: string;
  /** Block of addresses of the network that asks. */
  readonly network: string;
  readonly wanted: Wanted;
  readonly consent: Consent;
}

export type RequestOutcome = { readonly isSent: true } | { readonly isSent: false; readonly waitMs: number };

/** Kind of the message. */
export const CONFIRM = 'alerts-confirm';

/** Keeps what an address asks for and queues the link that confirms it; what ended meanwhile is forgotten. */
export async function requestAlerts(
  { db, key, messages, now }: AlertsOptions,
  { slug: site }: ConfiguredSite,
  { email, network, wanted, consent }: AlertRequest,
): Promise<RequestOutcome> {
  const at = now();
  return db.transaction().execute(async (trx): Promise<RequestOutcome> => {
    const waitMs = await sendCounts(key).request(trx, at, { kind: CONFIRM, address: email, network });
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
