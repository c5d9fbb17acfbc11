import { beforeEach, describe, expect, it } from 'vitest';
import type { ReservationOffer, ReservationView } from '@forecourt/checkout/domain';
import { siteStock } from '@forecourt/stock';
import { buildKia } from './testing/demo.js';
import { describeService } from './testing/describeService.js';
import { takingDeposits } from './testing/takingDeposits.js';

const HOUR = 3_600_000;
const start = Date.UTC(2027, 0, 11, 1);
const time = { now: start };
const location = { slug: 'melbourne', name: 'Harbour Melbourne' };
const kias = Array.from({ length: 60 }, (_, index) => buildKia(`R${index + 1}`, { price: 20_000 + index, location }));

await describeService(
  'reservations',
  (tested) => {
    let next = 0;
    /** A vehicle that no other test touches. */
    let kia = kias[0]!;
    beforeEach(() => {
      kia = kias[next++]!;
    });
    /** Shoppers of their own for each vehicle, as each may have two that wait for their deposits. */
    const body = (changes: object = {}) => ({
      idempotency_key: crypto.randomUUID(),
      vehicle_slug: kia.slug,
      name: 'Kim',
      email: `${kia.slug}@shopper.example`,
      phone: `0412 345 ${kia.stocknum.slice(1).padStart(3, '0')}`,
      agreed: true,
      url: `/cars/${kia.slug}/checkout`,
      ...changes,
    });
    const post = (
      url: string,
      payload: object | string,
      headers: Record<string, string> = {},
      host = 'harbour.localhost',
    ) =>
      tested.call(url, {
        method: 'POST',
        payload,
        host,
        headers: { 'x-forwarded-for': crypto.randomUUID(), ...headers },
      });
    const reserve = (changes?: object, headers?: Record<string, string>) =>
      post('/api/reservations', body(changes), headers);
    const begun = async (changes?: object) => (await reserve(changes)).json<ReservationView>();
    const look = async (token: string) =>
      (await tested.call(`/api/reservations/current?token=${token}`)).json<ReservationView>();
    const pay = (url: string, card: string) =>
      post(url, `card=${encodeURIComponent(card)}`, { 'content-type': 'application/x-www-form-urlencoded' });
    const held = async () => {
      const { token, payment_url: page = '' } = await begun();
      await pay(page, '4242 4242 4242 4242');
      await tested.settle();
      return token;
    };
    const offer = async (headers: Record<string, string> = {}) =>
      (await tested.call(`/api/reservations/offer?vehicle=${kia.slug}`, { headers })).json<ReservationOffer>();
    const isReservedInSearch = async () => {
      const search = tested.service.searchOf(tested.service.sites.bySlug('harbour')!);
      const answer = await search.multiSearch([{ q: '*', filter_by: `id:=\`${kia.id}\`` }]);
      return JSON.stringify(answer).includes('"reserved":true');
    };
    const toldOf = async () =>
      (
        await tested.service.database.db
          .selectFrom('leads')
          .select('payload')
          .where('vehicle_id', '=', kia.id)
          .where('category', '=', 'Vehicle Reservation')
          .orderBy('created_at')
          .execute()
      ).map(({ payload }) => (payload as { subcategory?: string }).subcategory);

    it('BUY-01 a vehicle is held once its deposit is paid, shows as reserved, and is free with its deposit back after 48 hours', async () => {
      const answer = await reserve();
      expect(answer.statusCode).toBe(201);
      const begunView = answer.json<ReservationView>();
      expect(begunView).toMatchObject({ state: 'pending-payment', payment: 'open', deposit_cents: 20_000 });
      expect(await isReservedInSearch()).toBe(false);
      const page = await tested.call(begunView.payment_url ?? '');
      expect([page.statusCode, page.body.includes('Test payment'), page.body.includes('$200')]).toEqual([
        200,
        true,
        true,
      ]);
      time.now += 1000;
      const paid = await pay(begunView.payment_url ?? '', '4242424242424242');
      expect([paid.statusCode, paid.headers.location]).toEqual([
        303,
        `/cars/${kia.slug}/checkout?reservation=${begunView.token}`,
      ]);
      expect(await look(begunView.token)).toMatchObject({
        state: 'held',
        payment: 'paid',
        held_until: time.now + 48 * HOUR,
      });
      await tested.settle();
      expect(await isReservedInSearch()).toBe(true);
      // the feed knows nothing of it, and undoes nothing
      await siteStock(tested.service.database.db, 'harbour').seed(
        [{ ...kia, km: 5, reserved: false }],
        crypto.randomUUID(),
      );
      await tested.settle();
      expect(await isReservedInSearch()).toBe(true);
      expect((await tested.call(`/api/vehicles/${kia.slug}`)).json<{ vehicle: object }>().vehicle).toMatchObject({
        reserved: true,
        km: 5,
      });

      time.now += 48 * HOUR - 1000;
      await tested.settle();
      expect((await look(begunView.token)).state).toBe('held');
      time.now += 2000;
      await tested.settle();
      expect(await look(begunView.token)).toMatchObject({ state: 'refunded', payment: 'refunded' });
      expect(await isReservedInSearch()).toBe(false);
      expect((await offer()).state).toBe('open');
      expect(await toldOf()).toEqual(['Reservation started', 'Deposit paid', 'Reservation ended', 'Deposit refunded']);
    });

    it('BUY-01 the receipt names the yard with its own number and hours, and has the end of the hold for calendars', async () => {
      const email = `receipt-${kia.slug}@shopper.example`;
      const { payment_url: page = '' } = await begun({ email });
      await pay(page, '4242 4242 4242 4242');
      await tested.settle();
      const { body: text = '' } =
        (await tested.service.database.db
          .selectFrom('messages')
          .select('body')
          .where('recipient', 'like', `%${email}%`)
          .executeTakeFirst()) ?? {};
      const yard = tested.service.sites.bySlug('harbour')!.site.locations.find(({ slug }) => slug === 'melbourne')!;
      expect(text).toContain(`Where: ${yard.name}`);
      expect(text).toContain(`Phone: ${yard.phone}`);
      expect(text).toMatch(/Hours: Mon/);
      expect(text).not.toContain('02 5550');
      expect(text).toContain('BEGIN:VCALENDAR');
      expect(text).toContain('SUMMARY:Held for you until then');
    });

    it('BUY-04 of two hundred at once one reserves, the others are refused, and one payment is made', async () => {
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, index) => reserve({ name: `Shopper ${index}` })),
      );
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect([
        statuses.filter((status) => status === 201).length,
        statuses.filter((status) => status === 409).length,
      ]).toEqual([1, 199]);
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        error: { message: 'Somebody else is reserving this vehicle, or has reserved it.' },
      });
      const { token } = answers.find(({ statusCode }) => statusCode === 201)!.json<ReservationView>();
      const rows = await tested.service.database.db.selectFrom('test_payments').select('return_path').execute();
      expect(rows.filter(({ return_path: path }) => path.includes(kia.slug))).toEqual([
        { return_path: `/cars/${kia.slug}/checkout?reservation=${token}` },
      ]);
    }, 60_000);

    it('BUY-04 the same key again, also many at once, is the same reservation and the same payment', async () => {
      const same = body();
      const answers = await Promise.all(Array.from({ length: 20 }, () => post('/api/reservations', same)));
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(19);
      const views = answers.map((answer) => answer.json<ReservationView>());
      expect(new Set(views.map(({ token }) => token)).size).toBe(1);
      const later = (await post('/api/reservations', same)).json<ReservationView>();
      expect(later.payment_url).toBe((await look(later.token)).payment_url);
      const { payment_url: page = '' } = later;
      await Promise.all(Array.from({ length: 10 }, () => pay(page, '4242424242424242')));
      const { rows } = {
        rows: await tested.service.database.db
          .selectFrom('payments')
          .selectAll()
          .where('page_url', '=', page)
          .execute(),
      };
      expect(rows).toHaveLength(1);
      expect((await post('/api/reservations', { ...same, name: 'Ada' })).statusCode).toBe(409);
    });

    it('BUY-04 a visitor who returns gets their own payment, another one sees that the vehicle is taken', async () => {
      const first = await tested.call(`/api/reservations/offer?vehicle=${kia.slug}`);
      const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
      expect(cookie).toMatch(/^forecourt_checkout=[\w-]{43}$/);
      const view = (await reserve({}, { cookie })).json<ReservationView>();
      const again = await reserve({ name: 'Kim again' }, { cookie });
      expect([again.statusCode, again.json<ReservationView>().token]).toEqual([200, view.token]);
      expect((await offer({ cookie })).own?.token).toBe(view.token);
      const other = await offer();
      expect([other.state, other.free_at, other.own]).toEqual(['taken', view.payable_until, undefined]);
    });

    it('BUY-01 what is not paid in its time is free again, and cannot be paid any more', async () => {
      const { token, payment_url: page = '' } = await begun();
      time.now += 19 * 60_000;
      await tested.settle();
      expect((await look(token)).state).toBe('pending-payment');
      time.now += 2 * 60_000;
      await tested.settle();
      expect(await look(token)).toMatchObject({ state: 'payment-failed', payment: 'ended' });
      await pay(page, '4242424242424242');
      expect(await look(token)).toMatchObject({ state: 'payment-failed', payment: 'ended' });
      expect((await reserve()).statusCode).toBe(201);
    });

    it('BUY-04 cards: one is declined and another tried, one asks again, a real one is refused', async () => {
      const { token, payment_url: page = '' } = await begun();
      expect((await pay(page, '4111 1111 1111 1111')).statusCode).toBe(422);
      expect((await pay(page, '4000 0000 0000 0002')).body).toContain('declined');
      expect(await look(token)).toMatchObject({ state: 'pending-payment', payment: 'declined' });
      expect((await pay(page, '4000 0025 0000 3155')).body).toContain('is this you?');
      expect((await look(token)).state).toBe('pending-payment');
      const paid = await post(page, 'confirm=yes', { 'content-type': 'application/x-www-form-urlencoded' });
      expect(paid.statusCode).toBe(303);
      expect((await look(token)).state).toBe('held');
    });

    it('BUY-01 who cancels has the vehicle free and the deposit back, and cancels twice in vain', async () => {
      const token = await held();
      const cancelled = await post('/api/reservations/cancel', { token });
      expect(cancelled.json()).toMatchObject({ state: 'cancelled', payment: 'refund-due' });
      await tested.settle();
      expect(await look(token)).toMatchObject({ state: 'refunded', payment: 'refunded' });
      expect((await post('/api/reservations/cancel', { token })).json()).toMatchObject({ state: 'refunded' });
      expect(await isReservedInSearch()).toBe(false);
      expect(await toldOf()).toContain('Reservation cancelled');
    });

    it('BUY-01 who cancels before paying cannot pay any more', async () => {
      const { token, payment_url: page = '' } = await begun();
      await post('/api/reservations/cancel', { token });
      await pay(page, '4242424242424242');
      await tested.settle();
      expect(await look(token)).toMatchObject({ state: 'cancelled', payment: 'ended' });
    });

    it('BUY-01 what was bought keeps its deposit', async () => {
      const token = await held();
      const site = tested.service.sites.bySlug('harbour')!;
      const { id } = await tested.service.database.db
        .selectFrom('reservations')
        .select('id')
        .where('vehicle_id', '=', kia.id)
        .executeTakeFirstOrThrow();
      expect(await tested.service.reservations.complete(site, id)).toBe(true);
      time.now += 49 * HOUR;
      await tested.settle();
      expect(await look(token)).toMatchObject({ state: 'completed', payment: 'paid' });
    });

    it('TEN-07 a token is worth nothing on another site, and a wrong one nothing anywhere', async () => {
      const { token, payment_url: page = '' } = await begun();
      const elsewhere = { host: 'northline.localhost' };
      expect((await tested.call(`/api/reservations/current?token=${token}`, elsewhere)).statusCode).toBe(404);
      expect((await post('/api/reservations/cancel', { token }, {}, 'northline.localhost')).statusCode).toBe(404);
      expect((await tested.call(page, elsewhere)).statusCode).toBe(404);
      expect((await tested.call(`/api/reservations/current?token=${'x'.repeat(43)}`)).statusCode).toBe(404);
      expect((await tested.call('/api/reservations/current?token=x')).statusCode).toBe(422);
      expect((await look(token)).state).toBe('pending-payment');
    });

    describe('BUY-01 two vehicles at most wait for the deposits of one shopper', () => {
      /** Reserves three further vehicles one after the other; the statuses of the answers. */
      const three = async (changes: (n: number) => object, headers: (n: number) => Record<string, string>) => {
        const statuses: number[] = [];
        const tokens: string[] = [];
        for (const n of [1, 2, 3]) {
          kia = kias[next++]!;
          const answer = await reserve(
            { email: `m${next}@example.com`, phone: `0413 000 ${next}`, ...changes(n) },
            headers(n),
          );
          statuses.push(answer.statusCode);
          tokens.push(answer.statusCode === 201 ? answer.json<ReservationView>().token : '');
        }
        return { statuses, tokens };
      };
      beforeEach(() => {
        next--;
        // what other tests left unpaid is over
        time.now += HOUR;
        return tested.settle();
      });
      const own = () => ({ 'x-forwarded-for': crypto.randomUUID() });

      it('by network, whatever details and cookies they make up, also within a network of IPv6', async () => {
        expect(
          (
            await three(
              () => ({}),
              () => ({ 'x-forwarded-for': '203.0.113.7' }),
            )
          ).statuses,
        ).toEqual([201, 201, 429]);
        const v6 = (n: number) => ({ 'x-forwarded-for': `2001:db8:7:${n}::1` });
        expect((await three(() => ({}), v6)).statuses).toEqual([201, 201, 429]);
      });
      it('by e-mail address, however it is tagged', async () => {
        const { statuses } = await three((n) => ({ email: `Kim+${n}@twice.example` }), own);
        expect(statuses).toEqual([201, 201, 429]);
      });
      it('by phone, however it is written', async () => {
        const phones = ['0412 777 888', '+61 412 777 888', '(04) 1277 7888'];
        expect((await three((n) => ({ phone: phones[n - 1] }), own)).statuses).toEqual([201, 201, 429]);
      });
      it('by browser; one that is cancelled or paid makes room, and the answer says how', async () => {
        const cookie = `forecourt_checkout=${'v'.repeat(43)}`;
        const { statuses, tokens } = await three(
          () => ({}),
          () => ({ ...own(), cookie }),
        );
        expect(statuses).toEqual([201, 201, 429]);
        const refused = await reserve({ email: 'm@example.com', phone: '0413 111 111' }, { cookie });
        expect(refused.json()).toMatchObject({
          error: { message: expect.stringMatching(/Pay for one of them or cancel it.*20 minutes/) as string },
        });
        await post('/api/reservations/cancel', { token: tokens[0] ?? '' });
        expect((await reserve({ email: 'm@example.com', phone: '0413 111 111' }, { cookie })).statusCode).toBe(201);
        kia = kias[next++]!;
        const { payment_url: page = '' } = await look(tokens[1] ?? '');
        await pay(page, '4242424242424242');
        expect((await reserve({ email: 'm@example.com', phone: '0413 111 111' }, { cookie })).statusCode).toBe(201);
      });
      it('also when all come at the same moment', async () => {
        const wanted = Array.from({ length: 6 }, () => kias[next++]!);
        const answers = await Promise.all(
          wanted.map(({ slug }, n) =>
            reserve(
              { vehicle_slug: slug, email: `n${n}@example.com`, phone: `0413 222 00${n}` },
              { 'x-forwarded-for': '203.0.113.9' },
            ),
          ),
        );
        expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 429, 429, 429, 429]);
      });
      it('and nothing of it is kept once a reservation waits no more', async () => {
        const { db } = tested.service.database;
        const ended = db.selectFrom('reservations').select('asker_marks').where('state', '!=', 'pending-payment');
        expect((await ended.execute()).flatMap(({ asker_marks: marks }) => marks)).toEqual([]);
      });
    });

    it('BUY-02 the server checks again: not reservable, not of this site, not from another site’s page', async () => {
      const draft = kias[next++]!;
      await siteStock(tested.service.database.db, 'harbour').seed(
        [
          { ...draft, price: 1 },
          { ...kia, status: 'sold' },
        ],
        crypto.randomUUID(),
      );
      expect((await reserve({ vehicle_slug: draft.slug })).statusCode).toBe(409);
      expect((await reserve()).statusCode).toBe(409);
      expect((await reserve({ vehicle_slug: 'no-such-vehicle' })).statusCode).toBe(404);
      expect((await reserve({}, { origin: 'https://evil.example' })).statusCode).toBe(403);
    });

    it.each([
      ['agreed', false],
      ['agreed', undefined],
      ['phone', ''],
      ['phone', undefined],
      ['email', 'kim'],
      ['name', '  '],
      ['vehicle_slug', ''],
      ['idempotency_key', '1'],
    ])('BUY-01 %s: %j is refused by its name', async (field, value) => {
      next--;
      const answer = await reserve({ [field]: value });
      expect(answer.statusCode).toBe(422);
      expect(
        answer.json<{ error: { fields: { field: string }[] } }>().error.fields.map((item) => item.field),
      ).toContain(field);
    });

    it('BUY-01 a bot that fills in the hidden field reserves nothing', async () => {
      expect((await reserve({ homepage: 'https://spam.example' })).statusCode).toBe(422);
      expect((await offer()).state).toBe('open');
    });

    it('BUY-02 a site without somebody who takes deposits takes no reservations', async () => {
      const answer = await tested.call('/api/reservations/offer?vehicle=kia-9', { host: 'northline.localhost' });
      expect(answer.statusCode).toBe(404);
    });
  },
  {
    needsPostgres: true,
    clock: () => time.now,
    stock: { harbour: kias, northline: [buildKia('9', { price: 20_000 })] },
    sites: takingDeposits('harbour', { provider: 'test' }),
  },
);
