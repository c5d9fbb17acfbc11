import { describe, expect, it } from 'vitest';
import { siteStock } from '@forecourt/stock';
import { buildKia } from './testing/demo.js';
import { describeService } from './testing/describeService.js';

await describeService(
  'enquiries',
  (tested) => {
    const { call, send, enquiry } = tested;
    describe('enquiries', () => {
      it('FORM-03 stores an enquiry, answers with its id and event, and writes the dealer’s messages', async () => {
        const response = await send(enquiry({ vehicle_slug: 'kia-1', category: 'Vehicle Enquiry' }));
        expect(response.statusCode).toBe(201);
        expect(response.json()).toMatchObject({ event_id: 15, category: 'Vehicle Enquiry' });
        await tested.settle();
        const { lead_id: id } = response.json<{ lead_id: string }>();
        const messages = await tested.service.database.db
          .selectFrom('messages')
          .select(['channel', 'body'])
          .where('key', 'like', `lead.${id}.%`)
          .execute();
        expect(messages.map(({ channel }) => channel).sort()).toEqual(['adf', 'mail']);
        expect(messages.every(({ body }) => body.includes('Kia'))).toBe(true);
      });
      it('FORM-03 the shopper gets one mail that it has come, however often it is sent', async () => {
        const email = `received-${crypto.randomUUID()}@shopper.example`;
        const body = enquiry({ vehicle_slug: 'kia-1', category: 'Vehicle Enquiry', email });
        const { lead_id: id } = (await send(body)).json<{ lead_id: string }>();
        await send(body);
        await tested.settle();
        const mails = await tested.service.database.db
          .selectFrom('messages')
          .select(['subject', 'body'])
          .where('recipient', 'like', `%${email}%`)
          .execute();
        expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^We have your enquiry: .*Kia/)]);
        expect(mails[0]?.body).toContain(`Reference: ${id.slice(0, 8).toUpperCase()}`);
        expect(mails[0]?.body).toContain('/cars/kia-1');
      });
      it.each(['2020-01-01', '2020-01-01T10:00', 'soon', '2026-13-40'])(
        'FORM-11 a service cannot be booked for %s, and the answer names the days that can be',
        async (day) => {
          const answers = { 'What does it need?': 'Logbook service', 'Day that suits you': day };
          const response = await send(
            enquiry({ category: 'Service Enquiry', subcategory: 'Service Booking', answers }),
          );
          expect(response.statusCode, response.body).toBe(422);
          expect(response.json()).toMatchObject({
            error: {
              fields: [
                {
                  field: 'answers.Day that suits you',
                  message: expect.stringMatching(/^must be a day from 20\d\d-\d\d-\d\d on, as yyyy-mm-dd$/) as string,
                },
              ],
            },
          });
        },
      );
      it('FORM-11 a service can be booked for a day to come', async () => {
        const answers = { 'Day that suits you': '2099-12-01' };
        const body = enquiry({ category: 'Service Enquiry', subcategory: 'Service Booking', answers });
        expect((await send(body)).statusCode).toBe(201);
      });
      it('FORM-13 the same key and words are one lead; other words under the key are refused', async () => {
        const body = enquiry();
        const [first, second] = await Promise.all([send(body), send(body)]);
        expect(first.json<{ lead_id: string }>().lead_id).toBe(second.json<{ lead_id: string }>().lead_id);
        expect([first.statusCode, second.statusCode].sort()).toEqual([200, 201]);
        expect((await send({ ...body, message: 'Other' })).statusCode).toBe(409);
      });
      it.each([
        [{ email: 'x' }, 'email'],
        [{ name: ' ' }, 'name'],
        [{ postcode: '40000' }, 'postcode'],
        [{ opt_in: 'yes' }, 'opt_in'],
        [{ location: 'mars' }, 'location'],
        [{ vehicle_slug: 'kia-9' }, 'vehicle_slug'],
        [{ category: 'General Enquiry\r\nBcc: all@example.com' }, 'category'],
        [{ category: 'constructor' }, 'category'],
        [{ category: 'x'.repeat(61) }, 'category'],
        [{ email: 'kim@exa,mple.com' }, 'email'],
        [{ email: 'a@b.c"d' }, 'email'],
        [{ phone: '++61 412 345 678' }, 'phone'],
        [{ location: 'auburn', dealership_slug: 'harbour-newcastle' }, 'location'],
        [{ location: 'auburn', dealership_slug: 'harbour-newcastle' }, 'dealership_slug'],
        [{ idempotency_key: '1' }, 'idempotency_key'],
        [{ message: 'x'.repeat(4001) }, 'message'],
        [{ category: 'Parts\r\nBcc: x@example.com' }, 'category'],
      ])('FORM-01 %j is refused with its field', async (change, field) => {
        const response = await send(enquiry(change));
        expect(response.statusCode).toBe(422);
        expect(
          response.json<{ error: { fields: { field: string }[] } }>().error.fields.map((item) => item.field),
        ).toContain(field);
      });
      it('FORM-06 a test drive may come without a comment, another enquiry of this site may not', async () => {
        const wordless = (category: string) => send(enquiry({ message: '', category }));
        expect((await wordless('Test Drive')).statusCode).toBe(201);
        expect((await wordless('Vehicle Enquiry')).json()).toMatchObject({ error: { fields: [{ field: 'message' }] } });
      });
      it('HTML and SQL in every field stay text', async () => {
        const bad = `'); drop table leads;-- <script>alert(1)</script>`;
        const response = await send(
          enquiry({
            name: bad,
            last_name: bad,
            message: bad,
            rego: "'--",
            subcategory: bad,
            url: bad,
          }),
        );
        expect(response.statusCode).toBe(201);
        const page = await call('/dev/leads', { host: 'localhost:4200' });
        expect(page.body).not.toContain('<script>alert');
        expect(page.body).toContain('&#60;script&#62;');
      });
      it('refuses what is no JSON, too large or of another type, never with 5xx', async () => {
        const post = (payload: string, type: string) =>
          call('/api/enquiries', {
            method: 'POST',
            payload,
            headers: { 'content-type': type, 'x-forwarded-for': crypto.randomUUID() },
          });
        expect((await post('{', 'application/json')).statusCode).toBe(400);
        expect((await post('{"a":"' + 'x'.repeat(300_000) + '"}', 'application/json')).statusCode).toBe(413);
        expect((await post('<a/>', 'application/xml')).statusCode).toBe(415);
      });
      it('limits how many are sent from one address', async () => {
        const codes = [];
        for (let i = 0; i < 15; i++)
          codes.push((await send(enquiry(), { 'x-forwarded-for': '203.0.113.7' })).statusCode);
        expect(codes.filter((code) => code === 429).length).toBe(3);
      });
    });

    describe('where leads have got to', () => {
      const ask = (url: string, payload?: object) =>
        call(url, {
          headers: { 'x-admin-token': tested.service.adminToken },
          ...(payload ? { method: 'POST', payload } : {}),
        });
      it('is for this machine with the token alone', async () => {
        for (const url of [
          '/api/admin/leads',
          '/api/admin/messages',
          '/api/admin/leads/6b1f5f0e',
          '/api/admin/leads/6b1f5f0e/resend',
        ]) {
          const method = url.endsWith('resend') ? ({ method: 'POST', payload: {} } as const) : {};
          expect((await call(url, method)).statusCode, url).toBe(404);
        }
      });
      it('is listed, shown and sent again to one target', async () => {
        const sent = await send(enquiry({ category: 'Finance Enquiry' }));
        await tested.settle();
        const { lead_id: id } = sent.json<{ lead_id: string }>();
        const list = await ask('/api/admin/leads?site=harbour&state=stored');
        const { deliveries } = list.json<{ deliveries: { lead: string; target: string }[] }>();
        const targets = deliveries.filter(({ lead }) => lead === id).map(({ target }) => target);
        expect(targets.sort()).toEqual(['crm', 'sales-desk']);
        expect(list.body).not.toContain('kim@example.com');
        expect((await ask(`/api/admin/leads/${id.slice(0, 13)}`)).json()).toMatchObject({
          id,
          enquiry: { name: 'Kim' },
        });
        expect((await ask(`/api/admin/leads/${id}/resend`, { target: 'crm' })).statusCode).toBe(200);
        await expect
          .poll(async () => {
            await tested.settle();
            const messages = await tested.service.database.db.selectFrom('messages').select('key').execute();
            return messages
              .map(({ key }) => key)
              .filter((key) => key.startsWith(`lead.${id}.crm`))
              .sort();
          })
          .toEqual([`lead.${id}.crm`, `lead.${id}.crm.1`]);
        expect((await call('/dev/deliveries', { host: 'localhost:4200' })).body).toContain(id);
      });
      it.each([
        ['/api/admin/leads?state=lost', undefined, 'must be waiting, sent, stored or dead'],
        ['/api/admin/leads?limit=0', undefined, 'limit'],
        ['/api/admin/leads?site=mars', undefined, 'Sites are harbour, northline, wattle'],
        ['/api/admin/leads/ffffffff-0000', undefined, 'There is no lead'],
        ["/api/admin/leads/%27%25'", undefined, 'is no lead'],
        ['/api/admin/leads/ffffffff/resend', { target: 'x' }, 'There is no lead'],
      ])('%s is refused in words', async (url, payload, words) => {
        const response = await ask(url, payload);
        expect(response.statusCode).toBe(422);
        expect(response.body).toContain(words);
      });
    });

    describe('enquiries that are easily lost or wrongly taken', () => {
      const stored = async (key: string) =>
        (
          await tested.service.database.db
            .selectFrom('leads')
            .select('payload')
            .where('idempotency_key', '=', key)
            .executeTakeFirst()
        )?.payload;

      it('TEN-07 one about a vehicle that the site never showed is refused, one about a withdrawn vehicle is kept', async () => {
        expect((await send(enquiry({ vehicle_slug: 'kia-3' }))).statusCode).toBe(422);
        const withdrawn = enquiry({ vehicle_slug: 'kia-2' });
        expect((await send(withdrawn)).statusCode).toBe(201);
        expect(await stored(withdrawn.idempotency_key)).toMatchObject({ vehicle_slug: 'kia-2', message: 'Hello' });
      });
      it('FORM-13 the same enquiry from another page is the same lead, also when its vehicle is gone since', async () => {
        await siteStock(tested.service.database.db, 'harbour').seed([buildKia('5')], 'test');
        const body = enquiry({ vehicle_slug: 'kia-5' });
        const first = await send(body);
        await siteStock(tested.service.database.db, 'harbour').seed(
          [buildKia('5', { show_on_dealer_website: false })],
          'later',
        );
        const again = await send({ ...body, url: '/cars/kia-5?again', user_agent: 'Another' });
        expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
        expect(again.json()).toEqual(first.json());
      });
      it('FORM-01 the service requires what the site’s form requires', async () => {
        const response = await send(enquiry({ message: ' ' }));
        expect(response.statusCode).toBe(422);
        expect(response.json()).toMatchObject({ error: { fields: [{ field: 'message' }] } });
      });
      it('FORM-01 a location decides its dealership, and text for a mail subject is reduced to one line', async () => {
        const body = enquiry({ location: 'auburn', subcategory: 'Sell\r\nBcc: all@example.com', name: 'Kim\nLee' });
        expect((await send(body)).statusCode).toBe(201);
        expect(await stored(body.idempotency_key)).toMatchObject({
          location: 'auburn',
          dealership_slug: 'harbour-auburn',
          subcategory: 'Sell Bcc: all@example.com',
          name: 'Kim Lee',
        });
      });
      it('FORM-13 a bot that fills in the hidden field gets the usual answer; its lead is marked as spam and not delivered', async () => {
        const body = enquiry({ homepage: 'https://spam.example' });
        const answer = await send(body);
        expect(answer.statusCode).toBe(201);
        expect((await send(body)).json()).toEqual(answer.json());
        await tested.service.worker.drain();
        const { db } = tested.service.database;
        const { lead_id: id } = answer.json<{ lead_id: string }>();
        expect(await stored(body.idempotency_key)).toMatchObject({ suspected_spam: true, message: 'Hello' });
        expect(await db.selectFrom('messages').select('key').where('key', 'like', `%${id}%`).execute()).toEqual([]);
        expect((await call('/dev/leads', { host: 'localhost:4200' })).body).toContain('suspected_spam');
        const human = enquiry({ homepage: '' });
        await send(human);
        expect(await stored(human.idempotency_key)).not.toHaveProperty('suspected_spam');
      });
      it('FORM-03 the thank-you page learns what its own visitor sent, and no one else does', async () => {
        expect((await call('/api/enquiries')).statusCode).toBe(404);
        const sent = await send(enquiry({ vehicle_slug: 'kia-1', category: 'Vehicle Enquiry' }));
        const [line = ''] = [sent.headers['set-cookie'] ?? ''].flat();
        expect(line).toMatch(/HttpOnly; SameSite=Lax/);
        const cookie = line.split(';')[0] ?? '';
        const answer = await call('/api/enquiries', { headers: { cookie } });
        const { lead_id: id } = sent.json<{ lead_id: string }>();
        expect(answer.json()).toEqual({ lead_id: id, category: 'Vehicle Enquiry', vehicle_slug: 'kia-1' });
        const placed = await send(enquiry({ location: 'auburn', subcategory: 'Service Booking' }));
        const own = [placed.headers['set-cookie'] ?? ''].flat()[0]?.split(';')[0] ?? '';
        expect((await call('/api/enquiries', { headers: { cookie: own } })).json()).toMatchObject({
          subcategory: 'Service Booking',
          place: 'auburn',
        });
        expect((await call('/api/enquiries', { headers: { cookie }, host: 'northline.localhost' })).statusCode).toBe(
          404,
        );
        for (const forged of [
          'forecourt_sent=',
          'forecourt_sent=%00',
          `forecourt_sent=${crypto.randomUUID()}`,
          'forecourt_sent=1 or 1=1',
        ])
          expect((await call('/api/enquiries', { headers: { cookie: forged } })).statusCode).toBe(404);
      });
      it('FORM-04 consent without the words that it was given to is none', async () => {
        const silent = enquiry({ opt_in: true });
        const proven = enquiry({ opt_in: true, opt_in_text: 'Send me news.', opt_in_version: '1' });
        await send(silent);
        await send(proven);
        expect(await stored(silent.idempotency_key)).toMatchObject({ opt_in: false });
        expect(await stored(proven.idempotency_key)).toMatchObject({ opt_in: true, opt_in_text: 'Send me news.' });
      });
      it('FORM-13 ADF carries the moment in the dealer’s zone', async () => {
        const response = await send(enquiry());
        await tested.settle();
        const { lead_id: id } = response.json<{ lead_id: string }>();
        const { body } = await tested.service.database.db
          .selectFrom('messages')
          .select('body')
          .where('key', '=', `lead.${id}.crm`)
          .executeTakeFirstOrThrow();
        expect(body).toMatch(/<requestdate>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+1[01]:00<\/requestdate>/);
      });
      it.each([
        [{ origin: 'https://evil.example' }],
        [{ origin: 'null' }],
        [{ 'sec-fetch-site': 'cross-site' }],
        [{ 'sec-fetch-site': 'same-site' }],
        [{ origin: 'http://northline.localhost' }],
      ])('another site’s page with %j cannot send one', async (headers) => {
        const response = await send(enquiry(), headers);
        expect(response.statusCode).toBe(403);
        expect(response.json()).toMatchObject({ error: { code: 'forbidden' } });
      });
      it('the site’s own page can', async () => {
        const headers = { origin: 'http://harbour.localhost', 'sec-fetch-site': 'same-origin' };
        expect((await send(enquiry(), headers)).statusCode).toBe(201);
      });
      it('a form-encoded body is refused with the expected content type', async () => {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        const response = await call('/api/enquiries', { method: 'POST', payload: 'name=Kim', headers });
        expect(response.statusCode).toBe(415);
        expect(response.body).toContain('application/json');
      });
    });
  },
  { needsPostgres: true },
);
