import { CATEGORY, SUBCATEGORY, type StoredEnquiry, type StoredTradeIn } from '@forecourt/enquiry';
import { enquiryBody, type EnquiryBody } from '@forecourt/enquiry/schema';
import { centsText, referenceOf } from '@forecourt/checkout/domain';
import { idFrom } from '@forecourt/service/database';
import type { NotifiedStep } from '../reservations/transitions.js';
import type { Buyer, Progress } from './progress.js';
import type { PurchaseRow } from './rows.js';
import type { Summary } from './summary.js';
import type { CheckoutServerSay } from '../words/say.js';

/** Where a shopper is who says something. */
export interface Origin {
  readonly url: string;
  readonly user_agent?: string | undefined;
}

const messageOf = ({ message }: Buyer, say: CheckoutServerSay): string =>
  [say('purchase.wants'), message].filter(Boolean).join('\n\n').slice(0, 4000);

/** Labels and texts of a purchase for the dealer's people, in the order in which they need them. */
export function purchaseAnswers(id: string, { amounts, lines }: Summary, agreed?: string): Record<string, string> {
  return Object.fromEntries([
    ['Purchase', referenceOf(id, 'P')],
    ...lines,
    ...amounts.map(({ label, cents }) => [label, cents < 0 ? `–${centsText(-cents)}` : centsText(cents)] as const),
    ...(agreed === undefined ? [] : [['Agreed to', agreed] as const]),
  ]);
}

/**
 * The lead with which the dealer first hears of a purchase: from the details on, so that one that is given up is a
 * lead, too.
 */
export const firstLead = (
  row: Pick<PurchaseRow, 'id' | 'vehicle_slug'>,
  buyer: Buyer,
  summary: Summary,
  origin: Origin,
  say: CheckoutServerSay,
): EnquiryBody =>
  enquiryBody.parse({
    ...buyer,
    idempotency_key: idFrom(`purchase ${row.id}`),
    category: CATEGORY.purchase,
    subcategory: SUBCATEGORY.purchaseStart,
    message: messageOf(buyer, say),
    vehicle_slug: row.vehicle_slug,
    answers: purchaseAnswers(row.id, summary),
    ...origin,
  });

/**
 * The lead as it is once its shopper has said more. Everything is written anew: what was changed leaves nothing behind.
 */
export function laterLead(
  known: StoredEnquiry,
  row: Pick<PurchaseRow, 'id'>,
  progress: Progress,
  summary: Summary,
  say: CheckoutServerSay,
  { agreed, subcategory = known.subcategory }: { agreed?: string | undefined; subcategory?: string | undefined } = {},
): StoredEnquiry {
  const { details, handover, 'trade-in': tradeIn } = progress;
  const { trade_in: _car, location: _place, postcode: _code, ...rest } = known;
  const car: StoredTradeIn | undefined = tradeIn?.choice === 'estimate' ? tradeIn.car : undefined;
  return {
    ...rest,
    ...(details ? { ...details, message: messageOf(details, say) } : {}),
    ...(subcategory ? { subcategory } : {}),
    ...(car ? { trade_in: car } : {}),
    ...(handover?.choice === 'pick-up' ? { location: handover.location } : {}),
    ...(handover?.choice === 'delivery' ? { postcode: handover.postcode } : {}),
    answers: purchaseAnswers(row.id, summary, agreed),
  };
}

/**
 * What becomes of a purchase by what happens to its deposit: the step, and the name under which the dealer hears of it.
 */
export const STAGES: Readonly<
  Record<Exclude<NotifiedStep, 'started'>, { readonly subcategory: string; readonly stage: string }>
> = {
  held: { subcategory: SUBCATEGORY.purchasePaid, stage: 'deposit-paid' },
  released: { subcategory: 'Hold Ended', stage: 'hold-ended' },
  cancelled: { subcategory: 'Cancelled By The Shopper', stage: 'cancelled' },
  refunded: { subcategory: 'Deposit Refunded', stage: 'refunded' },
};
