import { afterAll, beforeEach, expect, it } from 'vitest';
import type { ReservationView } from '@forecourt/checkout/domain';
import { startStripe, stripeSignature } from '@forecourt/checkout/testing';
import { buildKia } from './testing/demo.js';
import { describeService } from './testing/describeService.js';
import { takingDeposits } from './testing/takingDeposits.js';

const SECRET = 'whsec_of_the_test';
const HOUR = 3_600_000;
const stripe = await startStripe('sk_test_key');
afterAll(() => stripe.close());
const time = { now: Date.UTC(2027, 0, 11, 1) };
const kias = Array.from({ length: 12 }, (_, index) =>
  buildKia(`S${index + 1}`, { price: 30_000, reservation_deposit: 500 }),
);

await describeService(
  'deposits by Stripe',
  (tested) => {
    let next = 0;
    let kia = kias[0]!;
    beforeEach(() => {
      kia = kias[next++]!;
      stripe.failing = undefined;
    });
    const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
      tested.call(url, { method: 'POST', payload, headers: { 'x-forwarded-for': crypto.randomUUID(), ...headers } });
    const reserve = () =>
      post('/api/reservations', {
        idempotency_key: crypto.randomUUID(),
        vehicle_slug: kia.slug,
        name: 'Kim',
        email: `${kia.slug}@example.com`,
        phone: `0412345${kia.stocknum.slice(1).padStart(3, '0')}`,
        agreed: true,
        url: '/',
      });
    /** A reservation that waits for its payment, and the session by which Stripe knows it. */
    const begun = async () => {
      const view = (await reserve()).json<ReservationView>();
      const session = [...stripe.sessions.values()].find(({ url }) => url === view.payment_url)!;
      return { ...view, session: session.id };
    };
    const look = async (token: string) =>
      (await tested.call(`/api/reservations/current?token=${token}`)).json<ReservationView>();
    const hook = (event: object, { secret = SECRET, at = time.now, body = JSON.stringify(event) } = {}) =>
      post('/api/payments/stripe/webhook', body, {
        'content-type': 'application/json',
        'stripe-signature': stripeSignature(JSON.stringify(event), secret, at),
      });

    it('BUY-04 asks for one payment of the deposit in Australian cents, by a key of the reservation’s own', async () => {
      const { session, payment_url: url, deposit_cents: cents } = await begun();
      const request = stripe.requests.findLast(({ path }) => path === '/v1/checkout/sessions');
      expect([cents, url?.startsWith('https://checkout.stripe.com/')]).toEqual([50_000, true]);
      expect(request?.form).toMatchObject({
        mode: 'payment',
        'line_items[0][price_data][currency]': 'aud',
        'line_items[0][price_data][unit_amount]': '50000',
        customer_email: `${kia.slug}@example.com`,
      });
      expect(request?.form['success_url']).toMatch(
        new RegExp(`^https?://[^/]+/cars/${kia.slug}/checkout\\?reservation=`),
      );
      expect(request?.key).toMatch(/^reserve-[0-9a-f-]{36}$/);
      expect(stripe.sessions.get(session)?.status).toBe('open');
    });

    it('BUY-04 a signed event holds the vehicle, and the same event again is answered 200 and does nothing', async () => {
      const { token, session } = await begun();
      const event = stripe.pay(session);
      expect((await hook(event)).statusCode).toBe(200);
      const first = await look(token);
      expect(first).toMatchObject({ state: 'held', payment: 'paid' });
      time.now += 1000;
      for (const answer of await Promise.all([hook(event), hook(event), hook(event)]))
        expect(answer.statusCode).toBe(200);
      expect(await look(token)).toEqual(first);
    });

    it.each([
      ['of another secret', { secret: 'whsec_wrong' }],
      ['that is five minutes and more old', { at: time.now - 5 * 60_000 - 2000 }],
      ['from the future', { at: time.now + 5 * 60_000 + 2000 }],
    ])('BUY-04 an event %s is refused with 400', async (_words, options) => {
      const { token, session } = await begun();
      const forged = stripe.message('checkout.session.completed', {
        ...stripe.sessions.get(session)!,
        status: 'complete',
        payment_status: 'paid',
      });
      const at = 'at' in options ? { at: options.at + (time.now - Date.UTC(2027, 0, 11, 1)) } : options;
      expect((await hook(forged, at)).statusCode).toBe(400);
      expect((await look(token)).state).toBe('pending-payment');
    });

    it('BUY-04 an event whose body was changed, without signature or without sense is refused with 400', async () => {
      next--;
      const event = { id: 'evt_1', type: 'checkout.session.completed', data: { object: {} } };
      expect((await hook(event, { body: JSON.stringify({ ...event, id: 'evt_2' }) })).statusCode).toBe(400);
      expect((await post('/api/payments/stripe/webhook', event)).statusCode).toBe(400);
      for (const signature of ['', 't=1', 'v1=00', `t=${'9'.repeat(40)},v1=${'0'.repeat(64)}`, 't=x,v1=y'])
        expect((await post('/api/payments/stripe/webhook', event, { 'stripe-signature': signature })).statusCode).toBe(
          400,
        );
      const body = 'no json';
      const signed = {
        'content-type': 'application/json',
        'stripe-signature': stripeSignature(body, SECRET, time.now),
      };
      expect((await post('/api/payments/stripe/webhook', body, signed)).statusCode).toBe(400);
      expect((await hook({ id: 'evt_3', type: 'invoice.paid', data: { object: {} } })).statusCode).toBe(200);
      expect((await hook(event)).statusCode).toBe(200);
    });

    it('TEN-07 BUY-04 a site that does not use Stripe has no such address', async () => {
      next--;
      const answer = await tested.call('/api/payments/stripe/webhook', {
        method: 'POST',
        payload: {},
        host: 'northline.localhost',
      });
      expect(answer.statusCode).toBe(404);
    });

    it('BUY-04 a shopper who comes back before the event is known as paid at once', async () => {
      const { token, session } = await begun();
      const event = stripe.pay(session);
      expect((await look(token)).state).toBe('held');
      expect((await hook(event)).statusCode).toBe(200);
      expect((await look(token)).state).toBe('held');
    });

    it('BUY-01 after 48 hours the deposit goes back once, also when Stripe fails in between', async () => {
      const { token, session } = await begun();
      await hook(stripe.pay(session));
      await tested.settle();
      stripe.failing = 500;
      time.now += 48 * HOUR + 1000;
      await tested.settle();
      expect(await look(token)).toMatchObject({ state: 'released', payment: 'refund-due' });
      stripe.failing = undefined;
      time.now += 2 * 60_000;
      await tested.settle();
      expect(await look(token)).toMatchObject({ state: 'refunded', payment: 'refunded' });
      expect(stripe.refunds.filter(({ intent }) => intent === `pi_${session}`)).toHaveLength(1);
    });

    it('BUY-01 the page of what is not paid in time is ended there, too', async () => {
      const { token, session } = await begun();
      time.now += 21 * 60_000;
      await tested.settle();
      expect(stripe.sessions.get(session)?.status).toBe('expired');
      expect((await look(token)).state).toBe('payment-failed');
    });

    it('BUY-04 a payment at the last moment counts', async () => {
      const { token, session } = await begun();
      stripe.pay(session);
      time.now += 21 * 60_000;
      await tested.settle();
      expect(await look(token)).toMatchObject({ state: 'held', payment: 'paid' });
    });

    it('BUY-04 when Stripe does not answer nothing is charged, and the vehicle is free for the next try', async () => {
      stripe.failing = 503;
      const answer = await reserve();
      expect(answer.statusCode).toBe(502);
      expect(answer.json<{ error: { message: string } }>().error.message).toContain('Nothing was charged');
      expect(answer.body).not.toContain('sk_test_key');
      stripe.failing = undefined;
      expect((await reserve()).statusCode).toBe(201);
    });
  },
  {
    clock: () => time.now,
    stock: { harbour: kias },
    sites: takingDeposits('harbour', { provider: 'stripe', secretKey: 'STRIPE_KEY', webhookSecret: 'STRIPE_HOOK' }),
    payments: {
      secretOf: (name) =>
        new Map([
          ['STRIPE_KEY', 'sk_test_key'],
          ['STRIPE_HOOK', SECRET],
        ]).get(name),
      stripeUrl: stripe.url,
    },
  },
);
