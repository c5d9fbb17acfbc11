import { describe, expect, it } from 'vitest';
import { askerCookieOf } from './testing/askerJar.js';
import { describeService } from './testing/describeService.js';

let people = 0;

await describeService('accounts', (tested) => {
  const post = (
    url: string,
    payload: object,
    { cookie, host, headers = {} }: { cookie?: string; host?: string; headers?: Record<string, string> } = {},
  ) =>
    tested.call(url, {
      method: 'POST',
      payload,
      ...(host ? { host } : {}),
      headers: {
        'x-forwarded-for': `10.7.${(people += 1) >> 8}.${people & 255}`,
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
    });
  const get = (url: string, cookie?: string, host?: string) =>
    tested.call(url, { ...(host ? { host } : {}), headers: cookie ? { cookie } : {} });
  const newEmail = () => `kim${(people += 1)}@example.com`;
  const newMobile = () => `04${String(20_000_000 + (people += 1))}`;
  /** The code that was sent last to an address, as its message has it. */
  const codeFor = async (address: string): Promise<string> => {
    await tested.settle();
    const { subject, body } = await tested.service.database.db
      .selectFrom('messages')
      .select(['subject', 'body'])
      .where('recipient', '=', address)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return (/\d{3} \d{3}/.exec(`${subject} ${body}`)?.[0] ?? '').replace(' ', '');
  };
  const cookieOf = (answer: { headers: { readonly 'set-cookie'?: string | string[] | undefined } }): string =>
    [answer.headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split(';')[0])
      .join('; ');
  const signIn = async (address = newEmail(), host?: string): Promise<string> => {
    const sent = await post('/api/account/codes', { address }, host ? { host } : {});
    const { address: known } = sent.json<{ address: string }>();
    const answer = await post('/api/account/session', { address, code: await codeFor(known) }, host ? { host } : {});
    expect(answer.statusCode).toBe(201);
    return cookieOf(answer);
  };
  const intl = (mobile: string) => `+61${mobile.slice(1)}`;
  const fieldsOf = (answer: { json: () => unknown }): string[] =>
    ((answer.json() as { error: { fields?: { field: string }[] } }).error.fields ?? []).map(({ field }) => field);

  describe('sign-in', () => {
    it('SAVE-05 a code by mail opens a session that says who is asking, on this site alone', async () => {
      const email = newEmail();
      const cookie = await signIn(email);
      const answer = await get('/api/account', cookie);
      expect(answer.json()).toEqual({ shopper: { name: '', email, phone: null } });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect((await get('/api/account', cookie, 'northline.localhost')).json()).toEqual({ shopper: null });
      expect((await get('/api/account')).json()).toEqual({ shopper: null });
    });
    it('SAVE-05 a code by SMS does the same, however the number is written', async () => {
      const mobile = newMobile();
      const cookie = await signIn(mobile);
      expect((await get('/api/account', cookie)).json()).toMatchObject({
        shopper: { phone: intl(mobile), email: null },
      });
    });
    it('SAVE-05 the answer is the same for an address with an account and for one without', async () => {
      const known = newEmail();
      await signIn(known);
      await tested.service.database.db.deleteFrom('sign_in_code_sends').execute();
      const unknown = newEmail();
      const [first, second] = [
        await post('/api/account/codes', { address: known }),
        await post('/api/account/codes', { address: unknown }),
      ];
      expect(first.statusCode).toBe(202);
      expect(first.body.replace(known, '*')).toBe(second.body.replace(unknown, '*'));
      const names = (answer: typeof first) => Object.keys(answer.headers).sort();
      expect(names(first)).toEqual(names(second));
      for (const address of [known, unknown]) {
        const wrong = await post('/api/account/session', { address, code: '000' });
        expect([wrong.statusCode, fieldsOf(wrong)]).toEqual([422, ['code']]);
      }
    });
    it('SAVE-05 a code that was used, or guessed at five times, opens nothing', async () => {
      const address = newEmail();
      await post('/api/account/codes', { address });
      const code = await codeFor(address);
      const wrong = String((Number(code) + 1) % 1e6).padStart(6, '0');
      for (let n = 0; n < 5; n += 1)
        expect((await post('/api/account/session', { address, code: wrong })).statusCode).toBe(422);
      const late = await post('/api/account/session', { address, code });
      expect([late.statusCode, late.headers['set-cookie']]).toEqual([422, undefined]);
      const other = newEmail();
      await post('/api/account/codes', { address: other });
      const right = await codeFor(other);
      expect((await post('/api/account/session', { address: other, code: right })).statusCode).toBe(201);
      expect((await post('/api/account/session', { address: other, code: right })).statusCode).toBe(422);
    });
    it('SAVE-05 another code is sent only after a pause, and the answer states how long', async () => {
      const address = newEmail();
      const from = { headers: { 'x-forwarded-for': '10.68.0.1' } };
      await post('/api/account/codes', { address }, from);
      const again = await post('/api/account/codes', { address }, from);
      expect([again.statusCode, fieldsOf(again)]).toEqual([429, ['address']]);
      expect(again.body).toMatch(/wait \d+ seconds/);
    });
    it('SAVE-05 a stranger’s requests and wrong tries keep no one out, before and after the first sign-in', async () => {
      const address = newEmail();
      const stranger = { headers: { 'x-forwarded-for': '10.66.0.1' } };
      /** Networks far from each other. */
      let next = 0;
      const elsewhere = () => ({ headers: { 'x-forwarded-for': `10.67.${(next += 1)}.1` } });
      const attack = async () => {
        let cookie = '';
        for (let n = 0; n < 5; n += 1) {
          const sent = await post('/api/account/codes', { address }, { cookie, ...stranger });
          cookie ||= askerCookieOf(sent);
          for (let guess = 0; guess < 5; guess += 1)
            await post('/api/account/session', { address, code: '000000' }, { cookie, ...elsewhere() });
        }
      };
      // a stranger asks just before, tries in between, and asks again
      await attack();
      const sent = await post('/api/account/codes', { address });
      expect(sent.statusCode).toBe(202);
      const cookie = askerCookieOf(sent);
      const code = await codeFor(address);
      await attack();
      expect((await post('/api/account/session', { address, code }, { cookie: 'forecourt_asker=x' })).statusCode).toBe(
        422,
      );
      const signedIn = await post('/api/account/session', { address, code }, { cookie });
      expect(signedIn.statusCode).toBe(201);
      // as many networks as it takes: a browser that has proven the address gets its code all the same
      for (let n = 0; n < 30; n += 1) await post('/api/account/codes', { address }, elsewhere());
      expect((await post('/api/account/codes', { address }, elsewhere())).statusCode).toBe(429);
      const known = askerCookieOf(signedIn);
      const again = await post('/api/account/codes', { address }, { cookie: known });
      expect(again.statusCode).toBe(202);
      const last = await codeFor(address);
      expect((await post('/api/account/session', { address, code: last }, { cookie: known })).statusCode).toBe(201);
    });
    it('SAVE-05 a code is good in the browser that requested it alone', async () => {
      const address = newEmail();
      const cookie = askerCookieOf(await post('/api/account/codes', { address }));
      const code = await codeFor(address);
      const elsewhere = askerCookieOf(await post('/api/account/codes', { address: newEmail() }));
      for (const other of [elsewhere, `${cookie}x`, 'forecourt_asker='])
        expect((await post('/api/account/session', { address, code }, { cookie: other })).statusCode).toBe(422);
      expect((await post('/api/account/session', { address, code }, { cookie })).statusCode).toBe(201);
    });
    it('SAVE-05 requests from one address of a network are limited', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 14; n += 1)
        statuses.push(
          (await post('/api/account/codes', { address: newEmail() }, { headers: { 'x-forwarded-for': '10.99.0.1' } }))
            .statusCode,
        );
      expect(statuses.at(0)).toBe(202);
      expect(statuses.at(-1)).toBe(429);
    });
    it.each([
      [{}, 'address'],
      [{ address: '' }, 'address'],
      [{ address: '02 5550 1200' }, 'address'],
      [{ address: 'kim@example.com\r\nBcc: all@example.com' }, 'address'],
      [{ address: ['kim@example.com'] }, 'address'],
      [{ address: 'x'.repeat(300) }, 'address'],
      [{ address: { $ne: null } }, 'address'],
    ])('SAVE-05 %j is refused with its field', async (payload, field) => {
      const answer = await post('/api/account/codes', payload);
      expect([answer.statusCode, fieldsOf(answer)]).toEqual([422, [field]]);
    });
    it('SAVE-05 a token that was planted before is not the one after sign-in', async () => {
      const first = await signIn();
      const address = newEmail();
      await post('/api/account/codes', { address }, { cookie: first });
      const answer = await post('/api/account/session', { address, code: await codeFor(address) }, { cookie: first });
      expect(cookieOf(answer)).not.toBe(first);
      expect((await get('/api/account', first)).json()).toEqual({ shopper: null });
    });
    it('SAVE-05 nothing is taken from another site’s page', async () => {
      const cookie = await signIn();
      for (const url of [
        '/api/account/codes',
        '/api/account/session',
        '/api/account/profile',
        '/api/account/sign-out',
        '/api/account/delete',
        '/api/watchlist/save-car',
      ]) {
        const answer = await post(url, {}, { cookie, headers: { origin: 'https://evil.example' } });
        expect([url, answer.statusCode]).toEqual([url, 403]);
      }
      expect((await get('/api/account', cookie)).json()).not.toEqual({ shopper: null });
    });
    it('SAVE-05 a site that has them off knows no accounts', async () => {
      const host = 'wattle.localhost';
      expect((await get('/api/account', undefined, host)).statusCode).toBe(404);
      expect((await post('/api/account/codes', { address: newEmail() }, { host })).statusCode).toBe(404);
      expect((await get('/api/watchlist', undefined, host)).statusCode).toBe(404);
    });
  });

  describe('an account', () => {
    it('SAVE-05 changes its name, and its phone once a code proves it; other devices are signed out', async () => {
      const email = newEmail();
      const other = await signIn(email);
      await tested.service.database.db.deleteFrom('sign_in_code_sends').execute();
      const cookie = await signIn(email);
      expect((await post('/api/account/profile', { name: 'Kim' }, { cookie })).json()).toMatchObject({ name: 'Kim' });
      const mobile = newMobile();
      expect((await post('/api/account/address-codes', { address: mobile }, { cookie })).statusCode).toBe(202);
      const code = await codeFor(intl(mobile));
      const stranger = await signIn();
      const stolen = await post('/api/account/address', { address: mobile, code }, { cookie: stranger });
      expect([stolen.statusCode, fieldsOf(stolen)]).toEqual([422, ['code']]);
      const answer = await post('/api/account/address', { address: mobile, code }, { cookie });
      expect(answer.json()).toEqual({ name: 'Kim', email, phone: intl(mobile) });
      expect((await get('/api/account', other)).json()).toEqual({ shopper: null });
      expect((await get('/api/account', cookie)).json()).not.toEqual({ shopper: null });
    });
    it('SAVE-05 signs out here, everywhere, and for good', async () => {
      const email = newEmail();
      const here = await signIn(email);
      const out = await post('/api/account/sign-out', {}, { cookie: here });
      expect(String(out.headers['set-cookie'])).toContain('Max-Age=0');
      expect((await get('/api/account', here)).json()).toEqual({ shopper: null });
      await tested.service.database.db.deleteFrom('sign_in_code_sends').execute();
      const one = await signIn(email);
      await tested.service.database.db.deleteFrom('sign_in_code_sends').execute();
      const second = await signIn(email);
      expect((await post('/api/account/sign-out', { everywhere: true }, { cookie: second })).statusCode).toBe(200);
      for (const cookie of [one, second]) expect((await get('/api/account', cookie)).json()).toEqual({ shopper: null });
      await tested.service.database.db.deleteFrom('sign_in_code_sends').execute();
      const last = await signIn(email);
      expect((await post('/api/account/delete', { confirm: false }, { cookie: last })).statusCode).toBe(422);
      expect((await post('/api/account/delete', { confirm: true }, { cookie: last })).statusCode).toBe(200);
      expect((await get('/api/account', last)).json()).toEqual({ shopper: null });
      const rows = await tested.service.database.db
        .selectFrom('shoppers')
        .select('id')
        .where('email', '=', email)
        .execute();
      expect(rows).toEqual([]);
    });
    it.each([
      ['/api/account/profile', { name: 'Kim' }],
      ['/api/account/address-codes', { address: 'kim@example.com' }],
      ['/api/account/address', { address: 'kim@example.com', code: '123456' }],
      ['/api/account/delete', { confirm: true }],
      ['/api/account/sign-out', { everywhere: true }],
      ['/api/watchlist/save-car', { phone_number: '0412 345 678', car_id: '1' }],
      ['/api/watchlist/remove-car', { phone_number: '0412 345 678', car_id: '1' }],
      ['/api/watchlist/merge', { phone_number: '0412 345 678', car_ids: ['1'] }],
    ])('SAVE-05 %s is for those who signed in, and contact details are no sign-in', async (url, payload) => {
      expect((await post(url, payload)).statusCode).toBe(401);
      const cookie = await signIn();
      expect((await post(url, payload, { cookie, host: 'northline.localhost' })).statusCode).toBe(401);
      const details = `forecourt_shopper=${'a'.repeat(20)}.${'b'.repeat(43)}`;
      expect((await post(url, payload, { cookie: details })).statusCode).toBe(401);
    });
    it('SAVE-07 sees what was sent under its own proven address to this site, and nothing else', async () => {
      const [email, mobile] = [newEmail(), newMobile()];
      await tested.send(tested.enquiry({ email: email.toUpperCase(), vehicle_slug: 'kia-1' }));
      await tested.send(tested.enquiry({ phone: mobile, email: newEmail() }));
      await tested.send(tested.enquiry({ email: `x${email}` }));
      await tested.send(tested.enquiry({ email, message: 'Elsewhere' }), { host: 'northline.localhost' });
      const own = async (cookie: string) =>
        (await get('/api/account/enquiries', cookie)).json<{ enquiries: { vehicle?: { slug: string } }[] }>().enquiries;
      const found = await own(await signIn(email));
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({ category: 'General Enquiry', vehicle: { slug: 'kia-1' } });
      expect(await own(await signIn(mobile))).toHaveLength(1);
      expect(await own(await signIn())).toEqual([]);
      expect((await get('/api/account/enquiries')).statusCode).toBe(401);
    });
  });

  describe('a watchlist', () => {
    const cars = async (cookie: string) =>
      (await get('/api/watchlist', cookie)).json<{ cars: { id: string; slug?: string }[] }>().cars;
    it('SAVE-02 saves and removes, each answered by success; twice is once', async () => {
      const mobile = newMobile();
      const cookie = await signIn(mobile);
      const body = { phone_number: mobile, car_id: '1' };
      for (let n = 0; n < 2; n += 1)
        expect((await post('/api/watchlist/save-car', body, { cookie })).json()).toEqual({ success: true });
      expect(await cars(cookie)).toMatchObject([{ id: '1', slug: 'kia-1', title: expect.any(String) as string }]);
      for (let n = 0; n < 2; n += 1)
        expect((await post('/api/watchlist/remove-car', body, { cookie })).json()).toEqual({ success: true });
      expect(await cars(cookie)).toEqual([]);
    });
    it.each([
      ['another site’s vehicle', { car_id: '9' }, 404, 'car_id'],
      ['a hidden one', { car_id: '3' }, 404, 'car_id'],
      ['a withdrawn one', { car_id: '2' }, 404, 'car_id'],
      ['none', { car_id: '' }, 422, 'car_id'],
      ['what no store can hold', { car_id: 'a\u0000b' }, 404, 'car_id'],
      ['another phone', { phone_number: '0499 999 999' }, 403, 'phone_number'],
      ['no phone', { phone_number: undefined }, 422, 'phone_number'],
      ['a list', { car_id: ['1'] }, 422, 'car_id'],
      ['an object', { car_id: { id: '1' } }, 422, 'car_id'],
    ])('SAVE-02 %s is refused with its field', async (_name, change, status, field) => {
      const mobile = newMobile();
      const cookie = await signIn(mobile);
      const body = { phone_number: mobile, car_id: '1', ...change };
      const answer = await post('/api/watchlist/save-car', body, { cookie });
      expect([answer.statusCode, fieldsOf(answer)]).toEqual([status, [field]]);
      expect(await cars(cookie)).toEqual([]);
    });
    it('SAVE-03 needs a phone in the account', async () => {
      const cookie = await signIn();
      const answer = await post('/api/watchlist/save-car', { phone_number: '0412 345 678', car_id: '1' }, { cookie });
      expect([answer.statusCode, fieldsOf(answer)]).toEqual([403, ['phone_number']]);
    });
    it('SAVE-02 what a device kept joins it, without those that the site does not show', async () => {
      const mobile = newMobile();
      const cookie = await signIn(mobile);
      await post('/api/watchlist/save-car', { phone_number: mobile, car_id: '1' }, { cookie });
      const answer = await post(
        '/api/watchlist/merge',
        { phone_number: mobile, car_ids: ['1', '4', '4', '3', '9', 'x'] },
        { cookie },
      );
      expect(answer.json()).toEqual({ success: true });
      expect((await cars(cookie)).map(({ id }) => id).sort()).toEqual(['1', '4']);
    });
    it('SAVE-02 is visible to its own account only', async () => {
      const [mine, theirs] = [newMobile(), newMobile()];
      const [first, second] = [await signIn(mine), await signIn(theirs)];
      await post('/api/watchlist/save-car', { phone_number: mine, car_id: '1' }, { cookie: first });
      expect(
        (await post('/api/watchlist/remove-car', { phone_number: mine, car_id: '1' }, { cookie: second })).statusCode,
      ).toBe(403);
      expect(await cars(second)).toEqual([]);
      expect(await cars(first)).toHaveLength(1);
    });
  });
});
