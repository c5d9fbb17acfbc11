import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { ALERTS_CONSENT_VERSION } from '@forecourt/enquiry';
import { buildKia, demoSites } from './testing/demo.js';
import { desksOf } from './testing/deskSites.js';
import { describeService } from './testing/describeService.js';

let verdict: () => object | undefined = () => ({ success: true });
const asked: string[] = [];
const server: Server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    asked.push(body);
    const answer = verdict();
    response.writeHead(answer ? 200 : 500).end(JSON.stringify(answer ?? {}));
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());
const verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
const sites = demoSites({ forms: { captcha: { provider: 'turnstile', siteKey: '0x4AAAAAAA-key' } }, leads: {} });
/** Harbour names a secret; wattle holds back what nothing proves; northline has forgotten its secret. */
const withSecrets = {
  ...sites,
  all: sites.all.map((site) => ({
    ...site,
    leads: {
      ...site.leads,
      ...(site.slug === 'northline' ? {} : { captchaSecret: 'CAPTCHA' }),
      unverified: site.slug === 'wattle' ? ('hold' as const) : ('send' as const),
    },
  })),
};
const own = {
  all: withSecrets.all,
  broken: [],
  bySlug: (slug: string) => withSecrets.all.find((site) => site.slug === slug),
  byHost: (host: string) => withSecrets.all.find((site) => site.slug === sites.byHost(host)?.slug),
};
const STAFF = 'kim.staff@example.com';
const notices: string[] = [];

await describeService(
  'captcha',
  (tested) => {
    const sent = async (payload: object, host = 'harbour.localhost') => {
      const headers = { 'x-forwarded-for': crypto.randomUUID() };
      const answer = await tested.call('/api/enquiries', {
        method: 'POST',
        host,
        headers,
        payload: tested.enquiry(payload),
      });
      expect(answer.statusCode, answer.body).toBe(201);
      const { lead_id: id } = answer.json<{ lead_id: string }>();
      await tested.settle();
      const { db } = tested.service.database;
      const { payload: stored } = await db
        .selectFrom('leads')
        .select('payload')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const messages = await db.selectFrom('messages').select('body').where('key', 'like', `lead.${id}.%`).execute();
      return { stored: stored as { checks?: string[]; suspected_spam?: true }, messages };
    };
    describe('a proof', () => {
      it('FORM-13 that is good leaves no mark, and is not stored', async () => {
        verdict = () => ({ success: true });
        const { stored, messages } = await sent({ captcha_token: 'good-proof' });
        expect(stored).not.toHaveProperty('checks');
        expect(JSON.stringify([stored, messages])).not.toContain('good-proof');
        expect(asked.at(-1)).toBe('secret=the-secret&response=good-proof');
      });
      it('FORM-13 that is none, or is not there, costs no lead: it leaves with a mark', async () => {
        verdict = () => ({ success: false, 'error-codes': ['invalid-input-response'] });
        for (const payload of [{ captcha_token: 'bad' }, {}]) {
          const { stored, messages } = await sent(payload);
          expect(stored.checks).toEqual(['unverified']);
          expect(messages.some(({ body }) => body.includes('nothing proved that a person sent it'))).toBe(true);
        }
      });
      it('FORM-06 FORM-13 that is not there books no time: the enquiry is kept for the dealer', async () => {
        const { db } = tested.service.database;
        const booked = () => db.selectFrom('bookings').select('id').execute();
        const { days } = (await tested.call('/api/appointments?vehicle=kia-1')).json<{
          days: { date: string; times: string[] }[];
        }>();
        const drive = {
          category: 'Test Drive',
          vehicle_slug: 'kia-1',
          date_time: `${days[1]?.date}T${days[1]?.times[0]}`,
        };
        const { stored } = await sent(drive);
        expect(stored).toMatchObject({ checks: ['unverified'], date_time: drive.date_time });
        expect(await booked()).toEqual([]);
        verdict = () => ({ success: true });
        await sent({ ...drive, captcha_token: 'good-proof' });
        expect(await booked()).toHaveLength(1);
      });
      it('FORM-13 waits at the desk where a dealer wants that, but for the fault of the service', async () => {
        const held = await sent({}, 'wattle.localhost');
        expect([held.stored.suspected_spam, held.messages.length]).toEqual([true, 0]);
        verdict = () => undefined;
        const down = await sent({ captcha_token: 'any' }, 'wattle.localhost');
        expect(down.stored).toMatchObject({ checks: ['unchecked'] });
        expect(down.messages.length).toBeGreaterThan(0);
      });
      describe('of what acts in a visitor’s name', () => {
        const acts: readonly [string, () => object, number][] = [
          ['/api/account/codes', () => ({ address: 'kim.codes@example.com' }), 202],
          ['/api/desk/codes', () => ({ address: STAFF }), 202],
          [
            '/api/alerts',
            () => ({
              email: 'kim.alerts@example.com',
              vehicle_ids: ['8'],
              agreed: true,
              consent_version: ALERTS_CONSENT_VERSION,
            }),
            202,
          ],
          [
            '/api/reservations',
            () => ({
              idempotency_key: crypto.randomUUID(),
              vehicle_slug: 'kia-8',
              name: 'Kim',
              email: 'kim.reserves@example.com',
              phone: '0412 345 678',
              agreed: true,
              url: '/cars/kia-8/checkout',
            }),
            201,
          ],
        ];
        it.each(acts)('SAVE-05 BUY-04 %s is needed, and nothing is done without', async (url, bodyOf, done) => {
          const post = (proof: object) =>
            tested.call(url, {
              method: 'POST',
              payload: { ...bodyOf(), ...proof },
              headers: { 'x-forwarded-for': crypto.randomUUID() },
            });
          const { db } = tested.service.database;
          const traces = async () => {
            const entries = await db.selectFrom('outbox').select('id').execute();
            const reserved = await db.selectFrom('reservations').select('id').execute();
            return entries.length + reserved.length;
          };
          const before = await traces();
          verdict = () => ({ success: false });
          for (const proof of [{}, { captcha_token: 'bad' }]) {
            const refused = await post(proof);
            expect(refused.statusCode, refused.body).toBe(422);
            expect(refused.json()).toMatchObject({
              error: {
                message: expect.stringContaining('turn JavaScript on') as string,
                fields: [{ field: 'captcha_token', message: 'must be a proof of the site’s captcha service' }],
              },
            });
          }
          expect(await traces()).toBe(before);
          verdict = () => ({ success: true });
          const answer = await post({ captcha_token: 'good-proof' });
          expect(answer.statusCode, answer.body).toBe(done);
          expect(JSON.stringify(await db.selectFrom('reservations').selectAll().execute())).not.toContain('good-proof');
        });
        it('SAVE-05 while the service is down nobody is kept out', async () => {
          verdict = () => undefined;
          const payload = { address: 'lee.codes@example.com', captcha_token: 'any' };
          const answer = await tested.call('/api/account/codes', { method: 'POST', payload });
          expect(answer.statusCode).toBe(202);
        });
      });
      it('FORM-13 of a site whose secret is missing goes unchecked, with a notice at the start', async () => {
        expect((await sent({ captcha_token: 'any' }, 'northline.localhost')).stored.checks).toEqual(['unchecked']);
        expect(notices.join()).toContain('northline: forms.captcha has no secret');
      });
    });
  },
  {
    sites: desksOf(own, { harbour: { isOn: true, people: [{ name: 'Kim', email: STAFF }] } }),
    stock: { harbour: [buildKia('1'), buildKia('8', { price: 20_000 })] },
    captcha: { secretOf: (name) => (name === 'CAPTCHA' ? 'the-secret' : undefined), verifyUrl },
    onNotice: (line) => void notices.push(line),
  },
);
