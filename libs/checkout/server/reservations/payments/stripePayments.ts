import type { Stripe } from 'stripe';
import {
  WebhookError,
  type PaymentNotice,
  type PaymentOrder,
  type PaymentPort,
  type PaymentStanding,
} from './paymentPort.js';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Scheme and host of the site, to which shoppers come back. */
  readonly origin: string;
  /** Address of the API; Stripe's when left out. */
  readonly apiUrl?: string;
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

type Session = Stripe.Checkout.Session;

/** Stripe keeps a page open for 30 minutes at least; `end` closes it earlier. */
const PAGE_SECONDS = 31 * 60;
/** How far the moment of a signed event may be from now: a recorded event is worth nothing later. */
const TOLERANCE_SECONDS = 5 * 60;

const standingOf = ({ status, payment_status: paid }: Session): PaymentStanding =>
  paid === 'paid' ? 'paid' : status === 'expired' ? 'ended' : 'open';

/** A refusal of Stripe's, by its kind: the library's own message may quote the shopper's data. */
class StripeRefusal extends Error {
  override readonly name = 'StripeError';
  readonly code: string;
  constructor(status: number | undefined, code: string) {
    super(`Stripe answered with ${status === undefined ? 'nothing' : `status ${status}`}${code ? ` (${code})` : ''}.`);
    this.code = code;
  }
}

/** Deposits by Stripe Checkout: its hosted page, through the official library (docs/adr/0042). */
export function stripePayments(options: StripeOptions): PaymentPort {
  const { webhookSecret, origin, now = Date.now } = options;
  let loading: Promise<Library> | undefined;
  // the library is loaded by the first payment: 20 MB that no other site needs
  const library = () => (loading ??= loadLibrary(options));

  /** Calls the API. Its errors leave here without their message. */
  async function call<Answer>(work: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    const { stripe, errors } = await library();
    try {
      return await work(stripe);
    } catch (error) {
      if (!(error instanceof errors.StripeError)) throw error;
      throw new StripeRefusal(error.statusCode, error.code ?? error.type);
    }
  }
  const retrieve = (reference: string) => call((stripe) => stripe.checkout.sessions.retrieve(reference));

  return {
    name: 'stripe',
    origins: ['https://checkout.stripe.com'],
    async start(order: PaymentOrder) {
      const back = new URL(order.returnPath, origin).href;
      const session = await call((stripe) =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: 'aud',
                  unit_amount: order.amountCents,
                  product_data: { name: order.words },
                },
              },
            ],
            client_reference_id: order.key,
            payment_intent_data: { metadata: { reservation: order.key } },
            customer_email: order.email,
            success_url: back,
            cancel_url: back,
            expires_at: Math.floor(now() / 1000) + PAGE_SECONDS,
          },
          { idempotencyKey: `reserve-${order.key}` },
        ),
      );
      if (!session.url) throw new Error('Stripe named no page to pay on.');
      return { reference: session.id, pageUrl: session.url };
    },
    standing: async (reference) => standingOf(await retrieve(reference)),
    async end(reference) {
      const found = standingOf(await retrieve(reference));
      if (found !== 'open') return found;
      try {
        const ended = await call((stripe) =>
          stripe.checkout.sessions.expire(reference, {}, { idempotencyKey: `end-${reference}` }),
        );
        return standingOf(ended);
      } catch (error) {
        // the shopper paid in between: Stripe does not expire a session that is complete
        const later = standingOf(await retrieve(reference));
        if (later === 'open') throw error;
        return later;
      }
    },
    async refund(reference, key) {
      const { payment_intent: intent } = await retrieve(reference);
      if (!intent) throw new Error('Stripe names no payment to give back.');
      const paymentIntent = typeof intent === 'string' ? intent : intent.id;
      await call((stripe) =>
        stripe.refunds.create({ payment_intent: paymentIntent }, { idempotencyKey: `refund-${key}` }),
      ).catch((error: unknown) => {
        if (!(error instanceof StripeRefusal && error.code === 'charge_already_refunded')) throw error;
      });
    },
    async readNotice(raw, headers, at): Promise<PaymentNotice> {
      const event = verifiedEvent(await library(), raw, headers['stripe-signature'], webhookSecret, at);
      const { id: eventId, type } = event;
      const about = sessionOf(event);
      if (about?.session.currency !== 'aud') return { eventId, type };
      const { session, standing } = about;
      return {
        eventId,
        type,
        payment: { reference: session.id, standing, amountCents: session.amount_total ?? 0 },
      };
    },
  };
}

interface Library {
  readonly stripe: Stripe;
  readonly errors: typeof Stripe.errors;
}

async function loadLibrary({ secretKey, apiUrl, timeoutMs = 10_000 }: StripeOptions): Promise<Library> {
  const { Stripe } = await import('stripe');
  const address = apiUrl === undefined ? undefined : new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    // a shopper waits for the first answer, and the outbox tries again what follows
    maxNetworkRetries: 1,
    telemetry: false,
    ...(address && {
      host: address.hostname,
      port: address.port || (address.protocol === 'http:' ? 80 : 443),
      protocol: address.protocol === 'http:' ? 'http' : 'https',
    }),
  });
  return { stripe, errors: Stripe.errors };
}

/** The event of a webhook, when Stripe signed it within the tolerance. Throws a WebhookError otherwise. */
function verifiedEvent(library: Library, raw: Buffer, header: unknown, secret: string, now: number): Stripe.Event {
  const { stripe, errors } = library;
  if (typeof header !== 'string') throw new WebhookError('There is no signature.');
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(raw, header, secret, TOLERANCE_SECONDS, undefined, now);
  } catch (error) {
    const isSignature = error instanceof errors.StripeSignatureVerificationError;
    throw new WebhookError(isSignature ? 'The signature is not right.' : 'The message cannot be read.');
  }
  // the library refuses old events alone
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(header)?.[1]);
  if (signedAt - now / 1000 > TOLERANCE_SECONDS) throw new WebhookError('The signature is from the future.');
  return event;
}

/** The session that an event is about, and what it says of the deposit; undefined for events of other subjects. */
function sessionOf(event: Stripe.Event): { session: Session; standing: PaymentStanding } | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
      return { session: event.data.object, standing: standingOf(event.data.object) };
    case 'checkout.session.async_payment_succeeded':
      return { session: event.data.object, standing: 'paid' };
    // a declined card is tried again on Stripe's page; this is a bank debit that failed later
    case 'checkout.session.async_payment_failed':
      return { session: event.data.object, standing: 'declined' };
    case 'checkout.session.expired':
      return { session: event.data.object, standing: 'ended' };
    default:
      return undefined;
  }
}
