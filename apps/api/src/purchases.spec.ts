import { beforeEach, expect, it } from 'vitest';
import type { OwnPurchases, PurchaseView, ReservationView } from '@forecourt/checkout/domain';
import { siteStock } from '@forecourt/stock';
import { vehicleTitle } from '@forecourt/vehicle';
import { buildKia } from './testing/demo.js';
import { describeService } from './testing/describeService.js';
import { takingDeposits } from './testing/takingDeposits.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const time = { now: Date.UTC(2027, 0, 11, 1) };
const place = { slug: 'auburn', name: 'Harbour Auburn' };
const kias = Array.from({ length: 30 }, (_, index) =>
  buildKia(`B${index + 1}`, { price: 20_000 + index, year: 2024, km: 40_000, location: place }),
);

await describeService(
  'online purchases',
  (tested) => {
    let next = 0;
    /** A vehicle that no other test touches. */
    let kia = kias[0]!;
    beforeEach(() => {
      kia = kias[next++]!;
    });

    /** Of the buyer: of each vehicle another one, as each may have two that wait for their deposits. */
    const mobile = () => `0412 345 ${kia.stocknum.slice(1).padStart(3, '0')}`;
    /** A browser with cookies of its own. */
    const browser = (host = 'harbour.localhost') => {
      const jar = new Map<string, string>();
      const ask = async (url: string, payload?: object | string, headers: Record<string, string> = {}) => {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await tested.call(url, {
          host,
          method: payload === undefined ? 'GET' : 'POST',
          ...(payload === undefined ? {} : { payload }),
          headers: { 'x-forwarded-for': crypto.randomUUID(), ...(cookie ? { cookie } : {}), ...headers },
        });
        for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
          const [pair = ''] = line.split(';');
          jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
        }
        return answer;
      };
      const post = (step: string, body: object) => ask(`/api/purchases/${step}`, { vehicle_slug: kia.slug, ...body });
      const look = async (query = '') =>
        (await ask(`/api/purchases/current?vehicle=${kia.slug}${query}`)).json<PurchaseView>();
      const details = (changes: object = {}) =>
        post('details', {
          name: 'Kim',
          last_name: 'Quist',
          email: `${kia.slug}@example.com`,
          phone: mobile(),
          url: '/checkout-journey',
          ...changes,
        });
      const steps = async () => {
        const answers = [
          await details(),
          await post('trade-in', { choice: 'none' }),
          await post('payment', { choice: 'outright' }),
          await post('handover', { choice: 'pick-up', location: 'auburn' }),
        ];
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      };
      const order = async (changes: object = {}) => {
        const { key, balance_cents } = await look();
        return post('order', {
          idempotency_key: key,
          agreed: true,
          balance_cents,
          url: '/checkout-journey',
          ...changes,
        });
      };
      const pay = (url: string) =>
        ask(url, 'card=4242424242424242', { 'content-type': 'application/x-www-form-urlencoded' });
      const signIn = async (address: string) => {
        expect((await ask('/api/account/codes', { address })).statusCode).toBe(202);
        await tested.settle();
        const { subject, body } = await tested.service.database.db
          .selectFrom('messages')
          .select(['subject', 'body'])
          .where('recipient', '=', address)
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow();
        const code = (/\d{3} \d{3}/.exec(`${subject} ${body}`)?.[0] ?? '').replace(' ', '');
        expect((await ask('/api/account/session', { address, code })).statusCode).toBe(201);
      };
      /** As if this browser had signed in to the account of another. */
      const signInAs = (other: { jar: ReadonlyMap<string, string> }) =>
        jar.set('forecourt_account', other.jar.get('forecourt_account') ?? '');
      return { jar, signInAs, ask, post, look, details, steps, order, pay, signIn };
    };
    const leadsOf = async () =>
      (
        await tested.service.database.db
          .selectFrom('leads')
          .select(['id', 'category', 'payload'])
          .where('vehicle_id', '=', kia.id)
          .orderBy('created_at')
          .execute()
      ).map(({ id, category, payload }) => ({
        id,
        category,
        ...(payload as { subcategory?: string; answers?: Record<string, string>; name?: string; trade_in?: object }),
      }));
    const stagesOf = async (lead: string) =>
      (
        await tested.service.database.db
          .selectFrom('outbox')
          .select('key')
          .where('topic', '=', 'send-lead')
          .where('key', 'like', `${lead}/%`)
          .orderBy('id')
          .execute()
      ).map(({ key }) => key);

    it('BUY-03 from the vehicle to the deposit: every amount, one lead in stages, the vehicle held', async () => {
      const kim = browser();
      expect(await kim.look()).toMatchObject({ state: 'open', said: {}, deposit_cents: 20_000 });
      await kim.steps();
      const seen = await kim.look();
      expect(seen.amounts.map(({ name, cents }) => [name, cents])).toEqual([
        ['price', kia.price! * 100],
        ['deposit', -20_000],
        ['balance', kia.price! * 100 - 20_000],
      ]);
      expect(seen.reference).toMatch(/^P-/);
      const answer = await kim.order();
      expect(answer.statusCode).toBe(201);
      const view = answer.json<ReservationView>();
      const paid = await kim.pay(view.payment_url ?? '');
      expect([paid.statusCode, paid.headers.location]).toEqual([
        303,
        `/checkout-journey?car_id=${kia.slug}&reservation=${view.token}`,
      ]);
      await tested.settle();
      expect(await kim.look()).toMatchObject({ state: 'open', own: { state: 'held' } });
      const [lead, ...others] = await leadsOf();
      expect(others).toEqual([]);
      expect([lead?.category, lead?.subcategory, lead?.name]).toEqual(['Online Purchase', '3. Deposit Paid', 'Kim']);
      expect(lead?.answers).toMatchObject({
        Purchase: seen.reference,
        Payment: 'Outright',
        'Pick-up': 'Harbour Auburn',
      });
      const stages = await stagesOf(lead?.id ?? '');
      expect(stages.some((key) => key.includes('agreed')) && stages.some((key) => key.includes('deposit-paid'))).toBe(
        true,
      );
      const consents = await tested.service.database.db
        .selectFrom('consents')
        .select(['purpose', 'wording', 'version'])
        .where('source', '=', lead?.id ?? '')
        .execute();
      expect(consents).toEqual([
        {
          purpose: 'purchase',
          version: 'purchase-1',
          wording: expect.stringContaining('I have read the summary') as string,
        },
      ]);
      const other = await browser().look();
      expect([other.state, other.said, other.own]).toEqual(['taken', {}, undefined]);
    });

    it('BUY-03 a journey that ends after the details is a lead, once, with what was said last', async () => {
      const kim = browser();
      await kim.look();
      await Promise.all([kim.details(), kim.details()]);
      await kim.details({ name: 'Kimberley', message: 'Please call after five.' });
      const leads = await leadsOf();
      expect(leads.map(({ category, subcategory, name }) => [category, subcategory, name])).toEqual([
        ['Online Purchase', '1. Details Given', 'Kimberley'],
      ]);
    });

    it('BUY-03 a step that is left before it is whole keeps what was typed, and its answer takes that place', async () => {
      const kim = browser();
      expect((await kim.post('drafts', { step: 'details', values: { name: 'Ki', email: 'kim@' } })).statusCode).toBe(
        200,
      );
      expect((await kim.look()).drafts).toEqual({ details: { name: 'Ki', email: 'kim@' } });
      expect(await leadsOf()).toEqual([]);
      await kim.details();
      expect(await kim.look()).toMatchObject({ drafts: {}, said: { details: { name: 'Kim' } } });
    });

    it('BUY-03 continues on another device after signing in, and not without', async () => {
      const [phone, laptop] = [browser(), browser()];
      await phone.signIn('kim.devices@example.com');
      await phone.steps();
      expect((await laptop.look()).said).toEqual({});
      laptop.signInAs(phone);
      expect((await laptop.look()).said).toMatchObject({ details: { name: 'Kim' }, handover: { location: 'auburn' } });
      const listed = async () => (await laptop.ask('/api/account/purchases')).json<OwnPurchases>().purchases;
      expect(await listed()).toEqual([
        { vehicle_slug: kia.slug, vehicle_name: vehicleTitle(kia), step: 'summary', changed_at: time.now },
      ]);
      const { token } = (await laptop.order()).json<ReservationView>();
      // the other device is led to the same payment
      expect((await phone.order()).json<ReservationView>().token).toBe(token);
      expect(await listed()).toEqual([expect.objectContaining({ step: 'summary', deposit: 'pending-payment' })]);
      await phone.ask('/api/account/sign-out', {});
      expect((await phone.look()).said).toEqual({});
      expect((await phone.ask('/api/account/purchases')).statusCode).toBe(401);
    });

    it('BUY-03 what was begun before signing in belongs to the account afterwards', async () => {
      const kim = browser();
      await kim.details();
      await kim.signIn('kim.later@example.com');
      await kim.post('trade-in', { choice: 'later' });
      const laptop = browser();
      laptop.signInAs(kim);
      expect((await laptop.look()).said).toMatchObject({ details: { name: 'Kim' }, 'trade-in': { choice: 'later' } });
    });

    it('BUY-03 uses the visitor’s own valuation: minus the car’s worth, plus what is owed on it', async () => {
      const kim = browser();
      await kim.details();
      const car = { make: 'Kia', model: 'Rio', year: 2024, kms: 40_000, rego: 'KIM77X', regoState: 'NSW', owing: 1500 };
      const adjustmentAnswers = { condition: 'good', 'service-history': 'full', accidents: 'no', keys: 'two' };
      const made = await kim.ask('/api/trade-in/leads', {
        ...car,
        adjustmentAnswers,
        name: 'Kim',
        last_name: 'Quist',
        email: 'kim@example.com',
        phone: '0412 345 678',
        postcode: '2144',
        location_id: 'auburn',
        idempotency_key: crypto.randomUUID(),
        url: '/',
      });
      expect(made.statusCode).toBe(201);
      const { lead_id, estimate } = made.json<{ lead_id: string; estimate: { state: string; middle: number } }>();
      const [found] = (await kim.look()).trade_ins;
      expect(found).toMatchObject({ lead_id, car: '2024 Kia Rio' });
      expect((await browser().post('trade-in', { choice: 'estimate', lead_id })).statusCode).toBe(422);
      expect((await kim.post('trade-in', { choice: 'estimate', lead_id })).statusCode).toBe(200);
      const { amounts, said } = await kim.look();
      expect(said['trade-in']?.car?.lead_id).toBe(lead_id);
      const of = (name: string) => amounts.find((line) => line.name === name)?.cents;
      expect(estimate.state).toBe('estimate');
      expect([of('trade-in'), of('owing')]).toEqual([-estimate.middle * 100, 150_000]);
      expect(of('balance')).toBe(kia.price! * 100 - estimate.middle * 100 + 150_000 - 20_000);
      const lead = (await leadsOf()).find(({ category }) => category === 'Online Purchase');
      expect(lead?.trade_in).toMatchObject({ make: 'Kia', owing: 1500 });
    });

    it('BUY-03 VDP-12 a delivery costs what the site’s zones say; a wrong postcode is an error of its field', async () => {
      const kim = browser();
      await kim.details();
      const { price } = (await tested.call('/api/delivery?postcode=2000')).json<{ price: number }>();
      const bad = await kim.post('handover', { choice: 'delivery', postcode: '20', address: 'x' });
      expect([bad.statusCode, bad.json<{ error: { fields: { field: string }[] } }>().error.fields[0]?.field]).toEqual([
        422,
        'postcode',
      ]);
      expect(
        (await kim.post('handover', { choice: 'delivery', postcode: '2000' })).json<{
          error: { fields: { field: string }[] };
        }>().error.fields[0]?.field,
      ).toBe('address');
      expect(
        (await kim.post('handover', { choice: 'delivery', postcode: '2000', address: '1 George St, Sydney' }))
          .statusCode,
      ).toBe(200);
      expect((await kim.look()).amounts.find(({ name }) => name === 'delivery')?.cents).toBe(price * 100);
      expect((await kim.post('handover', { choice: 'pick-up', location: 'perth' })).statusCode).toBe(422);
    });

    it('BUY-03 FIN-09 finance on the site’s own terms always states its rates', async () => {
      const kim = browser();
      await kim.details();
      const refused = await kim.post('payment', { choice: 'finance', years: 99, frequency: 'weekly' });
      expect(refused.statusCode).toBe(422);
      expect(refused.json<{ error: { fields: { field: string; message: string }[] } }>().error.fields).toEqual([
        { field: 'years', message: expect.stringMatching(/must be one of .*5/) as string },
      ]);
      expect(
        (await kim.post('payment', { choice: 'finance', years: 5, frequency: 'weekly', own_money: 3000 })).statusCode,
      ).toBe(200);
      expect(await kim.look()).toMatchObject({ loan_deposit: 3200 });
      const [lead] = await leadsOf();
      expect(lead?.answers?.['Finance estimate']).toMatch(/interest rate [\d.]+% p\.a\., comparison rate [\d.]+%/);
      expect(lead?.answers).toHaveProperty('About the comparison rate');
    });

    it('BUY-04 of twenty shoppers with whole purchases one gets the deposit page, and one payment is made', async () => {
      const shoppers = Array.from({ length: 20 }, () => browser());
      for (const shopper of shoppers) await shopper.steps();
      const answers = await Promise.all(shoppers.map((shopper) => shopper.order()));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
        201,
        ...Array.from({ length: 19 }, () => 409),
      ]);
      const rows = await tested.service.database.db.selectFrom('test_payments').select('return_path').execute();
      expect(rows.filter(({ return_path: path }) => path.includes(`${kia.slug}&`))).toHaveLength(1);
    }, 60_000);

    it('BUY-04 who has two deposits to pay begins no third purchase, until one is paid or cancelled', async () => {
      const kim = browser();
      const details = { email: 'kim.thrice@example.com', phone: '0412 999 111' };
      const orderNext = async () => {
        await kim.steps();
        expect((await kim.details(details)).statusCode).toBe(200);
        return kim.order();
      };
      const first = await orderNext();
      kia = kias[next++]!;
      expect([first.statusCode, (await orderNext()).statusCode]).toEqual([201, 201]);
      kia = kias[next++]!;
      const third = await orderNext();
      expect([third.statusCode, third.body]).toEqual([429, expect.stringContaining('waiting for their deposit')]);
      await kim.pay(first.json<ReservationView>().payment_url ?? '');
      expect((await kim.order()).statusCode).toBe(201);
    });

    it('BUY-04 sent twice, and again later, it is one deposit; what was agreed to stays', async () => {
      const kim = browser();
      await kim.steps();
      const { key, balance_cents } = await kim.look();
      const body = { idempotency_key: key, agreed: true, balance_cents, url: '/' };
      const answers = await Promise.all([kim.post('order', body), kim.post('order', body)]);
      expect(new Set(answers.map((answer) => answer.json<ReservationView>().token)).size).toBe(1);
      expect((await kim.order()).json<ReservationView>().token).toBe(answers[0]?.json<ReservationView>().token);
      expect((await kim.post('payment', { choice: 'outright' })).statusCode).toBe(409);
    });

    it('BUY-04 a reservation of one’s own becomes the deposit, without a second charge', async () => {
      const kim = browser();
      await kim.look();
      const reserved = (
        await kim.ask('/api/reservations', {
          idempotency_key: crypto.randomUUID(),
          vehicle_slug: kia.slug,
          agreed: true,
          name: 'Kim',
          email: `${kia.slug}@example.com`,
          phone: mobile(),
          url: '/',
        })
      ).json<ReservationView>();
      await kim.pay(reserved.payment_url ?? '');
      await tested.settle();
      expect((await kim.look()).state).toBe('open');
      await kim.steps();
      const answer = await kim.order();
      expect([answer.statusCode, answer.json<ReservationView>()]).toMatchObject([
        200,
        { token: reserved.token, state: 'held' },
      ]);
      const rows = await tested.service.database.db.selectFrom('test_payments').select('return_path').execute();
      expect(
        rows.filter(({ return_path: path }) => path.includes(`/${kia.slug}/`) || path.includes(`${kia.slug}&`)),
      ).toHaveLength(1);
    });

    it('BUY-03 a price that changed since the summary is refused before anything is charged', async () => {
      const kim = browser();
      await kim.steps();
      const answer = await kim.order({ balance_cents: 1 });
      expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining('have changed') as string]);
      expect(
        await tested.service.database.db
          .selectFrom('reservations')
          .select('id')
          .where('vehicle_id', '=', kia.id)
          .execute(),
      ).toEqual([]);
    });

    it('BUY-03 an order needs every step and the agreement', async () => {
      const kim = browser();
      await kim.details();
      expect((await kim.order()).statusCode).toBe(409);
      await kim.steps();
      const answer = await kim.order({ agreed: false });
      expect([
        answer.statusCode,
        answer.json<{ error: { fields: { field: string }[] } }>().error.fields[0]?.field,
      ]).toEqual([422, 'agreed']);
    });

    it('BUY-02 what the dealer has reserved by hand cannot be bought', async () => {
      await siteStock(tested.service.database.db, 'harbour').seed([{ ...kia, reserved: true }], crypto.randomUUID());
      const kim = browser();
      expect((await kim.look()).state).toBe('not-reservable');
      expect((await kim.details()).statusCode).toBe(409);
    });

    it('BUY-03 a price without government charges cannot be bought at online, and the answer says why', async () => {
      const without = { ...kia, price_type: 'excluding_government_charges_price' } as const;
      await siteStock(tested.service.database.db, 'harbour').seed([without], crypto.randomUUID());
      const kim = browser();
      const why = /price does not include government charges.*drive-away price/;
      expect(await kim.look()).toMatchObject({ state: 'not-reservable', why: expect.stringMatching(why) as string });
      const answer = await kim.details();
      expect(answer.statusCode).toBe(409);
      expect(answer.json<{ error: { message: string } }>().error.message).toMatch(why);
    });
    it('BUY-03 who had agreed before a price lost its charges sees the deposit through', async () => {
      const kim = browser();
      await kim.steps();
      const begun = await kim.order();
      expect(begun.statusCode).toBeLessThan(300);
      const without = { ...kia, price_type: 'excluding_government_charges_price' } as const;
      await siteStock(tested.service.database.db, 'harbour').seed([without], crypto.randomUUID());
      expect((await kim.order()).statusCode).toBe(200);
    });

    it('BUY-02 the service checks again: sold, unknown, of another site, from another site’s page', async () => {
      const kim = browser();
      expect(
        (
          await kim.post('details', {
            vehicle_slug: 'no-such-vehicle',
            name: 'K',
            email: 'k@example.com',
            phone: '0412345678',
            url: '/',
          })
        ).statusCode,
      ).toBe(404);
      expect(
        (
          await kim.post('details', {
            vehicle_slug: 'kia-SOLD',
            name: 'K',
            email: 'k@example.com',
            phone: '0412345678',
            url: '/',
          })
        ).statusCode,
      ).toBe(409);
      expect(
        (await tested.call('/api/purchases/current?vehicle=kia-9', { host: 'northline.localhost' })).statusCode,
      ).toBe(404);
      const evil = await kim.ask(
        '/api/purchases/details',
        { vehicle_slug: kia.slug, name: 'K', email: 'k@example.com', phone: '0412345678', url: '/' },
        { origin: 'https://evil.example' },
      );
      expect(evil.statusCode).toBe(403);
    });

    it('BUY-03 the summary is a PDF for its shopper only, by cookie or by the link in the mail', async () => {
      const kim = browser();
      expect((await kim.ask(`/api/purchases/summary.pdf?vehicle=${kia.slug}`)).statusCode).toBe(404);
      await kim.steps();
      const { token } = (await kim.order()).json<ReservationView>();
      const paper = await kim.ask(`/api/purchases/summary.pdf?vehicle=${kia.slug}`);
      expect([paper.statusCode, paper.headers['content-type'], paper.headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        'no-store',
      ]);
      expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      const other = browser();
      expect((await other.ask(`/api/purchases/summary.pdf?vehicle=${kia.slug}`)).statusCode).toBe(404);
      expect((await other.ask(`/api/purchases/summary.pdf?vehicle=${kia.slug}&token=${token}`)).statusCode).toBe(200);
      expect(
        (await other.ask(`/api/purchases/summary.pdf?vehicle=${kia.slug}&token=${'x'.repeat(43)}`)).statusCode,
      ).toBe(404);
    });

    it('BUY-01 who cancels and buys after all pays a deposit of its own, and the dealer hears of both', async () => {
      const kim = browser();
      await kim.steps();
      const first = (await kim.order()).json<ReservationView>();
      await kim.ask('/api/reservations/cancel', { token: first.token });
      await tested.settle();
      expect((await kim.look()).own?.state).toBe('cancelled');
      const second = (await kim.order()).json<ReservationView>();
      expect(second.token).not.toBe(first.token);
      await kim.pay(second.payment_url ?? '');
      await tested.settle();
      const [lead, ...others] = await leadsOf();
      expect([lead?.subcategory, others]).toEqual(['3. Deposit Paid', []]);
      expect((await stagesOf(lead?.id ?? '')).filter((key) => key.includes('agreed')).length % 2).toBe(0);
    });

    it('BUY-03 what was begun is kept for its days and then gone; erasing takes a person’s purchases from every device', async () => {
      const [kim, lee] = [browser(), browser()];
      await kim.details({ email: 'kim.kept@example.com' });
      await lee.post('drafts', { step: 'details', values: { email: 'lee.typed@example.com' } });
      const erased = await tested.service.personalData.erase({ site: 'harbour', email: 'lee.typed@example.com' });
      expect(JSON.stringify(erased)).toContain('purchases');
      expect((await lee.look()).drafts).toEqual({});
      time.now += 29 * DAY;
      expect((await kim.look()).said).toMatchObject({ details: { email: 'kim.kept@example.com' } });
      time.now += 2 * DAY;
      expect((await kim.look()).said).toEqual({});
      await tested.service.retention.sweep();
      expect(
        await tested.service.database.db
          .selectFrom('purchases')
          .select('id')
          .where('vehicle_id', '=', kia.id)
          .execute(),
      ).toEqual([]);
    });

    it.each([
      ['details', { phone: '' }, 'phone'],
      ['details', { email: 'kim' }, 'email'],
      ['details', { homepage: 'https://spam.example' }, 'homepage'],
      ['trade-in', { choice: 'horse' }, 'choice'],
      ['trade-in', { choice: 'estimate', lead_id: 'nobodys' }, 'lead_id'],
      ['payment', { choice: 'finance' }, 'years'],
      ['payment', { choice: 'finance', own_money: -1 }, 'own_money'],
      ['handover', { choice: 'teleport' }, 'choice'],
      ['drafts', { step: 'summary', values: {} }, 'step'],
    ])('BUY-03 %s with %j is refused by the name of %s', async (step, body, field) => {
      next--;
      const valid =
        step === 'details' ? { name: 'Kim', email: 'kim@example.com', phone: '0412 345 678', url: '/' } : {};
      const answer = await browser().post(step, { ...valid, ...body });
      expect(answer.statusCode).toBe(422);
      expect(
        answer.json<{ error: { fields: { field: string }[] } }>().error.fields.map((item) => item.field),
      ).toContain(field);
    });
  },
  {
    clock: () => time.now,
    needsPostgres: true,
    writesPerMinute: 1000,
    stock: {
      harbour: [...kias, buildKia('SOLD', { status: 'sold', price: 20_000, sold_date_timestamp: 1 })],
      northline: [buildKia('9', { price: 20_000 })],
    },
    sites: takingDeposits('harbour', { provider: 'test' }, { garage: { accounts: true }, purchase: { isOn: true } }),
  },
);
