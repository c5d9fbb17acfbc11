import { sql } from '@forecourt/service/database';
import { ALERT_DEFAULTS, alertsConsent, ALERTS_CONSENT_VERSION, enquiryWords } from '@forecourt/enquiry';
import { searchNewsPort } from '@forecourt/garage/server';
import { wordsOf } from '@forecourt/words';
import { describe, expect, it } from 'vitest';
import { buildKia, demoSites } from './testing/demo.js';
import { describeService } from './testing/describeService.js';

/** Alerts are harbour's alone. */
const GARAGE = { accounts: true, watchlist: true };
const KIAS = Array.from({ length: 9 }, (_none, n) => buildKia(`P${n}`, { price: 20_000 + n }));
let people = 0;

await describeService(
  'alerts',
  (tested) => {
    const db = () => tested.service.database.db;
    const post = (
      url: string,
      payload: object | string,
      { cookie, host, headers }: { cookie?: string; host?: string; headers?: Record<string, string> } = {},
    ) =>
      tested.call(url, {
        method: 'POST',
        payload,
        ...(host ? { host } : {}),
        headers: {
          'x-forwarded-for': `10.8.${(people += 1) >> 8}.${people & 255}`,
          ...(cookie ? { cookie } : {}),
          ...headers,
        },
      });
    const get = (url: string, cookie?: string, host?: string) =>
      tested.call(url, { ...(host ? { host } : {}), headers: cookie ? { cookie } : {} });
    const newEmail = () => `lee${(people += 1)}@example.com`;
    const version = { consent_version: ALERTS_CONSENT_VERSION };
    const asked = (email: string, changes: object = {}) => ({
      email,
      vehicle_ids: ['P0'],
      agreed: true,
      ...version,
      ...changes,
    });
    const mailsTo = async (recipient: string) => {
      await tested.settle();
      return db()
        .selectFrom('messages')
        .select(['subject', 'body'])
        .where('recipient', '=', recipient)
        .orderBy('id')
        .execute();
    };
    const lastMail = async (recipient: string) => (await mailsTo(recipient)).at(-1) ?? { subject: '', body: '' };
    const tokenIn = (body: string, name: string) => new RegExp(`[?&]${name}=([\\w.-]+)`).exec(body)?.[1] ?? '';
    const fieldsOf = (answer: { json: () => unknown }): string[] =>
      ((answer.json() as { error: { fields?: { field: string }[] } }).error.fields ?? []).map(({ field }) => field);
    /** Subscribes and confirms an address; returns the token of its link. */
    const subscribe = async (email: string, changes: object = {}): Promise<string> => {
      expect((await post('/api/alerts', asked(email, changes))).statusCode).toBe(202);
      const confirm = tokenIn((await lastMail(email)).body, 'confirm');
      const answer = await post('/api/alerts/confirm', { token: confirm });
      expect(answer.statusCode).toBe(200);
      return answer.json<{ token: string }>().token;
    };
    const signIn = async (address: string): Promise<string> => {
      await db().deleteFrom('sign_in_code_sends').execute();
      const known = address.startsWith('04') ? `+61${address.slice(1)}` : address;
      await post('/api/account/codes', { address });
      // another mail to this address may be written later than the code's
      const codes = (await mailsTo(known)).flatMap(({ body }) => /code to sign in is (\d{3}) (\d{3})/.exec(body) ?? []);
      const code = codes.slice(-2).join('');
      const answer = await post('/api/account/session', { address, code });
      expect(answer.statusCode).toBe(201);
      return [answer.headers['set-cookie'] ?? []]
        .flat()
        .map((line) => line.split(';')[0])
        .join('; ');
    };
    /** As an import does that is through: prices and sales of some vehicles, then one entry of the outbox. */
    let runs = 0;
    const importOf = async (changes: Record<string, { price?: number; status?: 'sold' | 'in_stock' }>) => {
      const at = new Date();
      for (const [id, { price, status }] of Object.entries(changes)) {
        const changed = JSON.stringify({ ...(price === undefined ? {} : { price }), ...(status ? { status } : {}) });
        await sql`
          update vehicles set
            status = coalesce(${status ?? null}::text, status),
            data = data || ${changed}::jsonb
          where site = 'harbour' and id = ${id}`.execute(db());
        await db()
          .insertInto('price_history')
          .values({
            site: 'harbour',
            vehicle_id: id,
            asked_from: at,
            price: status === 'sold' ? null : (price ?? null),
          })
          .execute();
      }
      const values = {
        site: 'harbour',
        topic: 'stock-changed',
        key: `harbour:run-${(runs += 1)}-${people}`,
        payload: '{}',
        lane: null,
        last_error: null,
      };
      await db().insertInto('outbox').values(values).execute();
      await tested.settle();
    };

    describe('asking and confirming', () => {
      it('SAVE-07 a mail with a link confirms an address; before that nothing is kept of it, and the words are in the ledger then', async () => {
        const email = newEmail();
        const answer = await post(
          '/api/alerts',
          asked(email, { searches: [{ href: '/search?make=Kia', text: 'Kia' }] }),
        );
        expect([answer.statusCode, answer.json()]).toEqual([202, { email }]);
        expect(await db().selectFrom('alert_subscribers').select('id').where('email', '=', email).execute()).toEqual(
          [],
        );
        const { body, subject } = await lastMail(email);
        expect(subject).toMatch(/^Please confirm/);
        const token = tokenIn(body, 'confirm');
        const stored = JSON.stringify(await db().selectFrom('alert_requests').selectAll().execute());
        expect(stored).not.toContain(token);
        expect((await post('/api/alerts/confirm', { token }, { host: 'northline.localhost' })).statusCode).toBe(404);
        const confirmed = await post('/api/alerts/confirm', { token });
        const link = confirmed.json<{ token: string }>().token;
        expect((await post('/api/alerts/confirm', { token })).statusCode).toBe(404);
        const view = await get(`/api/alerts/current?token=${link}`);
        expect(view.json()).toMatchObject({
          prices: true,
          matches: true,
          every: 'day',
          vehicles: [{ id: 'P0', slug: 'kia-P0' }],
          searches: [{ href: '/search?make=Kia', text: 'Kia' }],
        });
        expect(view.headers['cache-control']).toBe('no-store');
        const consents = await db().selectFrom('consents').selectAll().where('email', '=', email).execute();
        expect(consents).toMatchObject([
          { site: 'harbour', purpose: 'alerts', ...alertsConsent({}, wordsOf({ config: {} }, enquiryWords)) },
        ]);
      });
      it('SAVE-07 two clicks at once confirm once', async () => {
        const email = newEmail();
        await post('/api/alerts', asked(email));
        const token = tokenIn((await lastMail(email)).body, 'confirm');
        const answers = await Promise.all([1, 2, 3].map(() => post('/api/alerts/confirm', { token })));
        expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
      });
      it.each([
        [{ email: 'nobody' }, 'email'],
        [{ agreed: false }, 'agreed'],
        [{ consent_version: 'alerts-0' }, 'consent_version'],
        [{ vehicle_ids: ['nothing'] }, 'vehicle_ids'],
        [{ vehicle_ids: [] }, 'searches'],
        [{ vehicle_ids: ['4'] }, 'vehicle_ids'],
        [{ every: 'hour' }, 'every'],
        [{ homepage: 'x' }, 'homepage'],
        [{ searches: [{ href: 'https://evil.example/search', text: 'x' }] }, 'searches.0.href'],
        [{ searches: [{ href: '//evil.example/search', text: 'x' }] }, 'searches.0.href'],
        [{ searches: [{ href: '/searching', text: 'x' }] }, 'searches.0.href'],
        [
          { searches: Array.from({ length: 21 }, (_none, n) => ({ href: `/search?page=${n}`, text: 'x' })) },
          'searches',
        ],
      ])('SAVE-07 %j is refused with its field', async (changes, field) => {
        const answer = await post('/api/alerts', asked(newEmail(), changes));
        expect(answer.statusCode).toBeGreaterThanOrEqual(409);
        expect(answer.statusCode).toBeLessThan(500);
        expect(fieldsOf(answer)).toEqual([field]);
      });
      it('SAVE-07 an address is mailed again after a pause alone, and a site without them has no such calls', async () => {
        const email = newEmail();
        const from = { headers: { 'x-forwarded-for': '10.68.0.2' } };
        await post('/api/alerts', asked(email), from);
        const again = await post('/api/alerts', asked(email), from);
        expect([again.statusCode, fieldsOf(again)]).toEqual([429, ['email']]);
        expect((await post('/api/alerts', asked(newEmail()), { host: 'wattle.localhost' })).statusCode).toBe(404);
      });
      it('SAVE-07 what was not confirmed in two days is forgotten', async () => {
        const email = newEmail();
        await post('/api/alerts', asked(email));
        const token = tokenIn((await lastMail(email)).body, 'confirm');
        await db()
          .updateTable('alert_requests')
          .set({ expires_at: new Date(Date.now() - 1) })
          .where('email', '=', email)
          .execute();
        expect((await post('/api/alerts/confirm', { token })).statusCode).toBe(404);
        await post('/api/alerts', asked(newEmail()));
        expect(await db().selectFrom('alert_requests').select('id').where('email', '=', email).execute()).toEqual([]);
      });
    });

    describe('news of vehicles', () => {
      it('SAVE-07 a lower price is sent once, bundled, with a link and a header that unsubscribe', async () => {
        const email = newEmail();
        const link = await subscribe(email, { vehicle_ids: ['P1', 'P2'] });
        const other = newEmail();
        await subscribe(other, { vehicle_ids: ['P3'] });
        await importOf({ P1: { price: 18_000 }, P2: { price: 17_000 } });
        const { subject, body } = await lastMail(email);
        expect(subject).toBe('2 vehicles that you saved have changed');
        expect(body).toContain('Now $18,000, $20,001 when you saved it.');
        expect(body).toContain(`/alerts?token=${link}`);
        expect(await mailsTo(other)).toHaveLength(1);
        await importOf({});
        await importOf({ P1: { price: 18_500 } });
        await importOf({ P1: { price: 18_000 } });
        expect(await mailsTo(email)).toHaveLength(2);
        await importOf({ P1: { price: 16_000 } });
        expect((await lastMail(email)).subject).toMatch(/Now \$16,000, \$20,001 when you saved it/);
        expect(await mailsTo(email)).toHaveLength(3);
      });
      it('SAVE-07 a sale is sent once; one click stops everything and forgets the address', async () => {
        const email = newEmail();
        const link = await subscribe(email, { vehicle_ids: ['P4', 'P5'] });
        await importOf({ P4: { status: 'sold' } });
        await importOf({});
        expect((await mailsTo(email)).map(({ subject }) => subject).slice(1)).toEqual([
          expect.stringMatching(/It is sold/),
        ]);
        const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
        const stop = `/api/alerts/unsubscribe?token=${link}`;
        expect(
          (await post(stop, 'List-Unsubscribe=One-Click', { ...form, host: 'northline.localhost' })).statusCode,
        ).toBe(404);
        for (let n = 0; n < 2; n += 1)
          expect((await post(stop, 'List-Unsubscribe=One-Click', form)).statusCode).toBe(200);
        await importOf({ P5: { price: 10_000 } });
        expect(await mailsTo(email)).toHaveLength(2);
        expect((await get(`/api/alerts/current?token=${link}`)).statusCode).toBe(404);
        expect(await db().selectFrom('alert_subscribers').select('id').where('email', '=', email).execute()).toEqual(
          [],
        );
        const notes = await db()
          .selectFrom('consents')
          .select('purpose')
          .where('email', '=', email)
          .orderBy('id')
          .execute();
        expect(notes.map(({ purpose }) => purpose)).toEqual(['alerts', 'alerts-stopped']);
      });
      it('SAVE-07 a price drop that was reversed before the message left is not sent', async () => {
        const email = newEmail();
        await subscribe(email, { vehicle_ids: ['P6'] });
        const values = {
          site: 'harbour',
          topic: 'stock-changed',
          key: `harbour:late-${people}`,
          payload: '{}',
          lane: null,
          last_error: null,
        };
        await db()
          .insertInto('price_history')
          .values({ site: 'harbour', vehicle_id: 'P6', asked_from: new Date(), price: 15_000 })
          .execute();
        await db().insertInto('outbox').values(values).execute();
        await tested.settle();
        expect(await mailsTo(email)).toHaveLength(1);
      });
      it('SAVE-07 a link changes the subscription; a forged link changes nothing', async () => {
        const link = await subscribe(newEmail(), {
          vehicle_ids: ['P7'],
          searches: [{ href: '/search?make=Kia', text: 'Kia' }],
        });
        const [search] = (await get(`/api/alerts/current?token=${link}`)).json<{ searches: { id: string }[] }>()
          .searches;
        const changed = await post('/api/alerts/change', {
          token: link,
          prices: false,
          every: 'week',
          remove_vehicle: 'P7',
          remove_search: search?.id,
        });
        expect(changed.json()).toMatchObject({
          prices: false,
          matches: true,
          every: 'week',
          vehicles: [],
          searches: [],
        });
        const [id = '', signature = ''] = link.split('.');
        const forged = `${id}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
        expect((await post('/api/alerts/change', { token: forged, prices: true })).statusCode).toBe(404);
        expect(
          (await post('/api/alerts/change', { token: link, prices: true }, { host: 'northline.localhost' })).statusCode,
        ).toBe(404);
        expect((await get('/api/alerts/current?token=x')).statusCode).toBe(422);
      });
    });

    describe('with an account', () => {
      it('SAVE-07 messages are off until the words are agreed to, then tell of the watchlist, by text without an e-mail address', async () => {
        const mobile = `04${String(30_000_000 + (people += 1))}`;
        const cookie = await signIn(mobile);
        expect((await get('/api/account/alerts', cookie)).json()).toMatchObject({
          prices: false,
          matches: false,
          by: 'sms',
        });
        const refused = await post('/api/account/alerts', { prices: true }, { cookie });
        expect([refused.statusCode, fieldsOf(refused)]).toEqual([422, ['consent_version']]);
        expect((await post('/api/account/alerts', { prices: true, ...version })).statusCode).toBe(401);
        await post('/api/watchlist/save-car', { phone_number: mobile, car_id: 'P8' }, { cookie });
        expect((await post('/api/account/alerts', { prices: true, ...version }, { cookie })).json()).toMatchObject({
          prices: true,
        });
        await importOf({ P8: { price: 9000 } });
        const to = `+61${mobile.slice(1)}`;
        const text = await lastMail(to);
        expect(text.body).toMatch(/2?Kia Rio.*Now \$9,000.*Stop: .*\/alerts\?token=/);
        const link = tokenIn(text.body, 'token');
        expect((await post(`/api/alerts/unsubscribe?token=${link}`, {})).statusCode).toBe(200);
        expect((await get('/api/account/alerts', cookie)).json()).toMatchObject({ prices: false });
        await importOf({ P8: { price: 8000 } });
        expect((await mailsTo(to)).filter(({ body }) => body.includes('Now $'))).toHaveLength(1);
      });
      it('SAVE-07 the subscriptions of an address join the account that signs in with it; their links still work', async () => {
        const email = newEmail();
        const link = await subscribe(email, {
          vehicle_ids: ['P0', '1'],
          searches: [{ href: '/search?make=Kia', text: 'Kia' }],
        });
        const cookie = await signIn(email);
        const cars = (await get('/api/watchlist', cookie)).json<{ cars: { id: string }[] }>().cars;
        expect(cars.map(({ id }) => id).sort()).toEqual(['1', 'P0']);
        expect((await get('/api/account/alerts', cookie)).json()).toMatchObject({
          prices: true,
          matches: true,
          searches: [{ text: 'Kia' }],
        });
        // again without signing in: it is the account's at once
        await db().deleteFrom('sign_in_code_sends').execute();
        const later = await subscribe(email, {
          vehicle_ids: [],
          searches: [{ href: '/search?make=Mazda', text: 'Mazda' }],
        });
        expect((await get('/api/account/searches', cookie)).json<{ searches: unknown[] }>().searches).toHaveLength(2);
        for (const token of [link, later])
          expect((await get(`/api/alerts/current?token=${token}`)).json()).toMatchObject({ is_account: true });
        expect((await post(`/api/alerts/unsubscribe?token=${link}`, {})).statusCode).toBe(200);
        expect((await get('/api/account/alerts', cookie)).json()).toMatchObject({ prices: false, matches: false });
        expect((await get('/api/account/searches', cookie)).json<{ searches: unknown[] }>().searches).toHaveLength(2);
      });
      it('SAVE-07 an unconfirmed subscription joins no account', async () => {
        const email = newEmail();
        await post('/api/alerts', asked(email));
        const cookie = await signIn(email);
        expect((await get('/api/watchlist', cookie)).json()).toEqual({ cars: [] });
      });
      it('SAVE-07 searches are kept in the account, of the site’s own listing, twenty at most, and removed', async () => {
        const cookie = await signIn(newEmail());
        const search = (n: number) => ({ href: `/search?year=${n}`, text: `Year ${n}` });
        const saved = await post('/api/account/searches', { searches: [search(1), search(1), search(2)] }, { cookie });
        expect(saved.statusCode).toBe(200);
        const list = async () =>
          (await get('/api/account/searches', cookie)).json<{ searches: { id: string; href: string }[] }>().searches;
        const [first] = await list();
        expect(await list()).toHaveLength(2);
        expect((await post('/api/account/searches/remove', { id: first?.id }, { cookie })).statusCode).toBe(200);
        expect(await list()).toHaveLength(1);
        const many = Array.from({ length: 20 }, (_none, n) => search(n + 10));
        const full = await post('/api/account/searches', { searches: many }, { cookie });
        expect([full.statusCode, fieldsOf(full)]).toEqual([409, ['searches']]);
        expect(await list()).toHaveLength(20);
        expect(
          (await post('/api/account/searches', { searches: [{ href: '/elsewhere', text: 'x' }] }, { cookie }))
            .statusCode,
        ).toBe(422);
        expect((await get('/api/account/searches', await signIn(newEmail()))).json()).toEqual({ searches: [] });
        expect((await get('/api/account/searches')).statusCode).toBe(401);
      });
      it('SAVE-07 an account that becomes part of another brings its searches', async () => {
        const email = newEmail();
        const first = await signIn(email);
        await post(
          '/api/account/searches',
          { searches: [{ href: '/search?make=Kia', text: 'Kia' }] },
          { cookie: first },
        );
        const second = await signIn(`04${String(40_000_000 + (people += 1))}`);
        await post(
          '/api/account/searches',
          { searches: [{ href: '/search?make=BMW', text: 'BMW' }] },
          { cookie: second },
        );
        await db().deleteFrom('sign_in_code_sends').execute();
        await post('/api/account/address-codes', { address: email }, { cookie: second });
        const code = (/\d{3} \d{3}/.exec((await lastMail(email)).subject)?.[0] ?? '').replace(' ', '');
        expect((await post('/api/account/address', { address: email, code }, { cookie: second })).statusCode).toBe(200);
        const { searches } = (await get('/api/account/searches', second)).json<{ searches: { text: string }[] }>();
        expect(searches.map(({ text }) => text).sort()).toEqual(['BMW', 'Kia']);
      });
    });

    describe('new matches', () => {
      it('SAVE-07 are looked for once a day and sent once, only to subscribers who want them', async () => {
        const [email, weekly, none] = [newEmail(), newEmail(), newEmail()] as const;
        const searches = [{ href: '/search?make=Kia', text: 'Kia' }];
        await subscribe(email, { vehicle_ids: [], searches });
        await subscribe(weekly, { vehicle_ids: [], searches, every: 'week' });
        const off = await subscribe(none, { vehicle_ids: [], searches });
        await post('/api/alerts/change', { token: off, matches: false });
        await db()
          .updateTable('alert_subscribers')
          .set({ searched_at: new Date() })
          .where('email', '=', weekly)
          .execute();
        const cars = Array.from({ length: 9 }, (_none, n) => ({
          id: `N${n}`,
          title: `Kia ${n}`,
          slug: `kia-n${n}`,
          cameAt: Date.now() + 1000,
        }));
        const asks: string[] = [];
        await tested.service.context.port(searchNewsPort).start((site, href) => {
          asks.push(`${site.slug} ${href}`);
          return Promise.resolve([...cars, { id: 'old', title: 'Old', slug: 'old', cameAt: 1 }]);
        });
        const due = () =>
          db()
            .updateTable('outbox')
            .set({ run_at: new Date(1) })
            .where('topic', '=', 'look-through-searches')
            .where('done_at', 'is', null)
            .execute();
        await due();
        await tested.service.context.port(searchNewsPort).drain();
        expect(asks).toContain('harbour /search?make=Kia');
        const { subject, body } = await lastMail(email);
        expect(subject).toBe('9 new vehicles: Kia');
        expect(body.match(/\/cars\/kia-n\d/g)).toHaveLength(ALERT_DEFAULTS.alertsMatches);
        expect(body).not.toContain('Old');
        expect(await mailsTo(weekly)).toHaveLength(1);
        expect(await mailsTo(none)).toHaveLength(1);
        for (const car of cars) car.cameAt = 1;
        await due();
        await tested.service.context.port(searchNewsPort).drain();
        expect(await mailsTo(email)).toHaveLength(2);
      });
    });

    it('SAVE-07 an export has it all, and an erasure leaves nothing', async () => {
      const email = newEmail();
      await subscribe(email, { searches: [{ href: '/search?make=Kia', text: 'Kia' }] });
      await signIn(email);
      await db().deleteFrom('sign_in_code_sends').execute();
      await post('/api/alerts', asked(email));
      const { sites } = await tested.service.personalData.export({ email, site: 'harbour' });
      expect(sites[0]?.records['alerts']).toHaveLength(2);
      expect(sites[0]?.records['accounts']).toMatchObject([{ email, watchlist: [{ vehicle_id: 'P0' }] }]);
      await tested.service.personalData.erase({ email, site: 'harbour' });
      const left = (await tested.service.personalData.export({ email })).sites.flatMap(({ records }) =>
        Object.values(records).flat(),
      );
      expect(left).toEqual([]);
    });
  },
  {
    stock: { harbour: [...KIAS, buildKia('1'), buildKia('4', { status: 'sold' })], northline: [buildKia('9')] },
    sites: demoSites({ forms: { messageRequired: true }, garage: GARAGE }),
    writesPerMinute: 60,
  },
);
