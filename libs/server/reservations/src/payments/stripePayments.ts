import { z } from 'zod';
import {
  WebhookError,
  type PaymentNotice,
  type PaymentOrder,
  type PaymentPort,
  type PaymentStanding,
} from './paymentPort.js';
import { verifySignature } from './stripeSignature.js';

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

/** The version whose answers are read here; accounts of a later one answer so too. */
const API_VERSION = '2024-06-20';
const LONGEST_ANSWER = 512 * 1024;
/** A page of Stripe's can be open for 30 minutes at least; ours ends it earlier by itself (`end`). */
const PAGE_SECONDS = 31 * 60;

const session = z.object({
  id: z.string().min(1),
  url: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: z.string().nullish(),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
});
type Session = z.infer<typeof session>;
const failure = z.object({ error: z.object({ type: z.string().optional(), code: z.string().optional() }) });
const webhook = z.object({ id: z.string().min(1), type: z.string(), data: z.object({ object: z.unknown() }) });

const standingOf = ({ status, payment_status: paid }: Session): PaymentStanding =>
  paid === 'paid' ? 'paid' : status === 'expired' ? 'ended' : 'open';

/** Which of its events mean something to a deposit; a card that is declined is tried again on its own page. */
const STANDINGS = new Map<string, PaymentStanding | undefined>([
  ['checkout.session.completed', undefined],
  ['checkout.session.async_payment_succeeded', 'paid'],
  ['checkout.session.async_payment_failed', 'declined'],
  ['checkout.session.expired', 'ended'],
]);

/** A refusal of Stripe's, by its kind: nothing of a card or a person is in it. */
class StripeError extends Error {
  override readonly name = 'StripeError';
  readonly code: string;
  constructor(status: number, code: string) {
    super(`Stripe answered with status ${status}${code ? ` (${code})` : ''}.`);
    this.code = code;
  }
}

/** Deposits by Stripe Checkout: its hosted page, by its HTTP API, without a library (docs/adr/0042). */
export function stripePayments(options: StripeOptions): PaymentPort {
  const { secretKey, webhookSecret, origin, timeoutMs = 10_000, now = Date.now } = options;
  const api = (options.apiUrl ?? 'https://api.stripe.com').replace(/\/+$/, '');

  async function call(path: string, form?: Readonly<Record<string, string>>, key?: string): Promise<unknown> {
    const response = await fetch(`${api}/v1/${path}`, {
      method: form ? 'POST' : 'GET',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': API_VERSION,
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    const text = await response.text();
    if (text.length > LONGEST_ANSWER) throw new Error('Stripe’s answer is too long.');
    const answer: unknown = JSON.parse(text);
    if (response.ok) return answer;
    const known = failure.safeParse(answer);
    throw new StripeError(response.status, (known.success && known.data.error.code) || '');
  }
  const read = async (path: string, form?: Readonly<Record<string, string>>, key?: string): Promise<Session> =>
    session.parse(await call(path, form, key));
  const pathOf = (reference: string) => `checkout/sessions/${encodeURIComponent(reference)}`;

  return {
    name: 'stripe',
    origins: ['https://checkout.stripe.com'],
    async start(order: PaymentOrder) {
      const back = new URL(order.returnPath, origin).href;
      const started = await read(
        'checkout/sessions',
        {
          mode: 'payment',
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': 'aud',
          'line_items[0][price_data][unit_amount]': String(order.amountCents),
          'line_items[0][price_data][product_data][name]': order.words,
          client_reference_id: order.key,
          'payment_intent_data[metadata][reservation]': order.key,
          customer_email: order.email,
          success_url: back,
          cancel_url: back,
          expires_at: String(Math.floor(now() / 1000) + PAGE_SECONDS),
        },
        `reserve-${order.key}`,
      );
      if (!started.url) throw new Error('Stripe named no page to pay on.');
      return { reference: started.id, pageUrl: started.url };
    },
    standing: async (reference) => standingOf(await read(pathOf(reference))),
    async end(reference) {
      const found = standingOf(await read(pathOf(reference)));
      if (found !== 'open') return found;
      return read(`${pathOf(reference)}/expire`, {}, `end-${reference}`).then(standingOf, async (error: unknown) => {
        // somebody paid in between: Stripe does not end what is complete
        const later = standingOf(await read(pathOf(reference)));
        if (later === 'open') throw error;
        return later;
      });
    },
    async refund(reference, key) {
      const { payment_intent: intent } = await read(pathOf(reference));
      if (!intent) throw new Error('Stripe names no payment to give back.');
      await call('refunds', { payment_intent: intent }, `refund-${key}`).catch((error: unknown) => {
        if (!(error instanceof StripeError && error.code === 'charge_already_refunded')) throw error;
      });
    },
    readNotice(raw, headers, at): PaymentNotice {
      verifySignature(headers['stripe-signature'], raw, { secret: webhookSecret, now: at });
      const event = webhook.safeParse(parsed(raw));
      if (!event.success) throw new WebhookError('The message cannot be read.');
      const { id, type, data } = event.data;
      if (!STANDINGS.has(type)) return { eventId: id, type };
      const about = session.safeParse(data.object);
      if (!about.success || about.data.currency !== 'aud') return { eventId: id, type };
      const standing = STANDINGS.get(type) ?? standingOf(about.data);
      return {
        eventId: id,
        type,
        payment: { reference: about.data.id, standing, amountCents: about.data.amount_total ?? 0 },
      };
    },
  };
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw new WebhookError('The message is no JSON.');
  }
}
