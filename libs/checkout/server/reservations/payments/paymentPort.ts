import { portRef } from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/service/sites';

/** A deposit that is to be paid. */
export interface PaymentOrder {
  /** The reservation's id: the same order again is the same payment (BUY-04). */
  readonly key: string;
  readonly amountCents: number;
  /** What the shopper pays for, in words for the provider's page. */
  readonly words: string;
  readonly email: string;
  /** Path and query of the site that the shopper comes back to. */
  readonly returnPath: string;
}

export interface StartedPayment {
  /** What the provider knows it by. */
  readonly reference: string;
  /** Where the shopper pays: a path of the site, or an address of the provider. */
  readonly pageUrl: string;
}

export type PaymentStanding = 'open' | 'declined' | 'paid' | 'ended' | 'refunded';

/** An event that a provider sends to the webhook. */
export interface PaymentNotice {
  /** Unique at the provider: a repeated one is known by it. */
  readonly eventId: string;
  readonly type: string;
  /** Left out where the event concerns no payment of ours. */
  readonly payment?: { readonly reference: string; readonly standing: PaymentStanding; readonly amountCents: number };
}

/** A webhook that is not the provider's, is too old, or cannot be read. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

/** The payment provider of one site. Every call is safe to repeat. */
export interface PaymentPort {
  readonly name: 'test' | 'stripe';
  /** Origins of its pages, for the rule of where a form may lead; none for pages of the site itself. */
  readonly origins: readonly string[];
  start(order: PaymentOrder): Promise<StartedPayment>;
  standing(reference: string): Promise<PaymentStanding>;
  /** Closes a payment, so no one can pay it any more. Answers the state it found: "paid" if the call came too late. */
  end(reference: string): Promise<PaymentStanding>;
  /** Gives the whole amount back; resolves when the provider has taken that on. `key` makes it happen once. */
  refund(reference: string, key: string): Promise<void>;
  /** Reads what came to the webhook's address. Throws a WebhookError. `now` in epoch milliseconds. */
  readNotice?(raw: Buffer, headers: Readonly<Record<string, unknown>>, now: number): Promise<PaymentNotice>;
}

/** The port of a site; undefined where it takes no deposits. */
export type PaymentPortOf = (site: Pick<ConfiguredSite, 'slug'>) => PaymentPort | undefined;

/** Who takes the deposits of each site. */
export const paymentsPort = portRef<PaymentPortOf>('checkout/payments');
