import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Session {
  id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  amount_total: number;
  currency: string;
}

export interface FakeStripe {
  readonly url: string;
  readonly sessions: Map<string, Session>;
  /** Refunded payment intents, with the key of each request. */
  readonly refunds: { intent: string; key: string }[];
  /** Requests as they came: method, path, form and idempotency key. */
  readonly requests: { method: string; path: string; form: Record<string, string>; key: string | undefined }[];
  /** Answers the next requests with this status instead. */
  failing: number | undefined;
  /** The shopper pays; the message that Stripe would send. */
  pay(id: string): object;
  message(type: string, object: object): object;
  close(): Promise<void>;
}

/** Signature header over a body as Stripe makes it; `at` in epoch milliseconds. */
export function stripeSignature(body: string, secret: string, at: number): string {
  const timestamp = Math.floor(at / 1000);
  return `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

/**
 * A small server that answers as the part of Stripe's API does that deposits use: sessions, their end, refunds, keys.
 */
export async function startStripe(secretKey: string): Promise<FakeStripe> {
  const sessions = new Map<string, Session>();
  const answers = new Map<string, object>();
  const refunds: FakeStripe['refunds'] = [];
  const requests: FakeStripe['requests'] = [];
  const refused = (status: number, code: string) => ({
    status,
    body: { error: { type: 'invalid_request_error', code } },
  });

  function answer(
    method: string,
    path: string,
    form: Record<string, string>,
    key = '',
  ): { status: number; body: object } {
    const known = key === '' ? undefined : answers.get(key);
    if (known) return { status: 200, body: known };
    const [, id = '', act] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const found = sessions.get(id);
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const made: Session = {
        id: `cs_test_${randomUUID()}`,
        url: `https://checkout.stripe.com/c/pay/${randomUUID()}`,
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        amount_total: Number(form['line_items[0][price_data][unit_amount]']),
        currency: form['line_items[0][price_data][currency]'] ?? '',
      };
      sessions.set(made.id, made);
      return { status: 200, body: made };
    }
    if (path === '/v1/refunds') {
      const intent = form['payment_intent'] ?? '';
      if (refunds.some((refund) => refund.intent === intent)) return refused(400, 'charge_already_refunded');
      refunds.push({ intent, key });
      return { status: 200, body: { id: `re_${randomUUID()}`, status: 'succeeded' } };
    }
    if (!found) return refused(404, 'resource_missing');
    if (act !== 'expire') return { status: 200, body: found };
    if (found.status !== 'open') return refused(400, 'session_not_open');
    found.status = 'expired';
    return { status: 200, body: found };
  }

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(text));
      const key = request.headers['idempotency-key'];
      const path = request.url ?? '';
      requests.push({ method: request.method ?? '', path, form, key: typeof key === 'string' ? key : undefined });
      const isOurs = request.headers.authorization === `Bearer ${secretKey}`;
      const { status, body } = !isOurs
        ? refused(401, 'api_key_invalid')
        : fake.failing
          ? refused(fake.failing, 'lock_timeout')
          : answer(request.method ?? '', path, form, typeof key === 'string' ? key : undefined);
      if (status === 200 && typeof key === 'string') answers.set(key, body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeStripe = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    refunds,
    requests,
    failing: undefined,
    pay(id) {
      const session = sessions.get(id);
      if (session?.status !== 'open') throw new Error('This session cannot be paid.');
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` });
      return fake.message('checkout.session.completed', session);
    },
    message: (type, object) => ({ id: `evt_${randomUUID()}`, type, data: { object } }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fake;
}
