import { describe, expect, it } from 'vitest';
import { sql } from '@forecourt/service/database';
import { askerCookieOf } from './testing/askerJar.js';
import { deskSites, type DeskOptions } from './testing/deskSites.js';
import { describeService } from './testing/describeService.js';
import { buildKia } from './testing/demo.js';

const SAM = 'sam@harbour.example.com';
const PRIYA = 'priya@harbour.example.com';
const NORA = 'nora@northline.example.com';
const HOUR = 3600_000;
const harbour: DeskOptions = {
  isOn: true,
  people: [
    { name: 'Sam', email: 'Sam@harbour.example.com' },
    { name: 'Priya', email: PRIYA, locations: ['auburn'] },
  ],
};
const desks = new Map<string, DeskOptions>([
  ['harbour', harbour],
  ['northline', { isOn: true, people: [{ name: 'Nora', email: NORA }] }],
]);
let ahead = 0;
let visitors = 0;

await describeService(
  'the desk',
  (tested) => {
    const address = () => `10.8.${(visitors += 1) >> 8}.${visitors & 255}`;
    const post = (
      url: string,
      payload: object,
      { cookie, host, headers = {} }: { cookie?: string; host?: string; headers?: Record<string, string> } = {},
    ) =>
      tested.call(url, {
        method: 'POST',
        payload,
        ...(host ? { host } : {}),
        headers: { 'x-forwarded-for': address(), ...(cookie ? { cookie } : {}), ...headers },
      });
    const get = (url: string, cookie?: string, host?: string, headers: Record<string, string> = {}) =>
      tested.call(url, {
        ...(host ? { host } : {}),
        headers: { 'x-forwarded-for': address(), ...(cookie ? { cookie } : {}), ...headers },
      });
    const mailsTo = async (email: string) => {
      await tested.settle();
      const { db } = tested.service.database;
      return db
        .selectFrom('messages')
        .select(['subject', 'body'])
        .where('recipient', '=', email)
        .orderBy('id', 'desc')
        .execute();
    };
    const codeFor = async (email: string): Promise<string> =>
      (/\d{3} \d{3}/.exec((await mailsTo(email))[0]?.subject ?? '')?.[0] ?? '').replace(' ', '');
    const cookieOf = (answer: { headers: { readonly 'set-cookie'?: string | string[] | undefined } }): string =>
      [answer.headers['set-cookie'] ?? []]
        .flat()
        .map((line) => line.split(';')[0])
        .join('; ');
    const forgetSends = () => tested.service.database.db.deleteFrom('sign_in_code_sends').execute();
    const signIn = async (email = SAM, host?: string, cookie?: string): Promise<string> => {
      await forgetSends();
      const at = { ...(host ? { host } : {}), ...(cookie ? { cookie } : {}) };
      expect((await post('/api/desk/codes', { address: email }, at)).statusCode).toBe(202);
      const answer = await post('/api/desk/session', { address: email, code: await codeFor(email) }, at);
      expect(answer.statusCode).toBe(201);
      return cookieOf(answer);
    };
    const newLead = async (changes: object = {}, host = 'harbour.localhost'): Promise<string> => {
      const answer = await tested.call('/api/enquiries', {
        method: 'POST',
        host,
        payload: tested.enquiry(changes),
        headers: { 'x-forwarded-for': address() },
      });
      expect(answer.statusCode).toBe(201);
      return answer.json<{ lead_id: string }>().lead_id;
    };
    const auditRows = async () =>
      tested.service.database.db
        .selectFrom('desk_audit')
        .select(['who', 'what', 'lead', 'detail'])
        .orderBy('id', 'desc')
        .execute();
    const ids = (answer: { json: () => unknown }): string[] =>
      (answer.json() as { leads: { id: string }[] }).leads.map(({ id }) => id);

    describe('sign-in', () => {
      it('SAVE-05 the answer is the same for one of the people and for anybody else, who is sent nothing', async () => {
        await forgetSends();
        const stranger = 'stranger@example.com';
        const [first, second] = [
          await post('/api/desk/codes', { address: SAM }),
          await post('/api/desk/codes', { address: stranger }),
        ];
        expect(first.statusCode).toBe(202);
        expect(first.body.replace(SAM, '*')).toBe(second.body.replace(stranger, '*'));
        expect(Object.keys(first.headers).sort()).toEqual(Object.keys(second.headers).sort());
        expect(await mailsTo(SAM)).toHaveLength(1);
        expect(await mailsTo(stranger)).toEqual([]);
        const wrong = await Promise.all(
          [SAM, stranger].map((email) => post('/api/desk/session', { address: email, code: '0' })),
        );
        expect(wrong.map(({ statusCode, body }) => [statusCode, body])).toEqual([
          [422, wrong[0]?.body],
          [422, wrong[0]?.body],
        ]);
      });
      it('SAVE-05 a stranger’s requests and wrong tries keep none of the dealer’s people out', async () => {
        await forgetSends();
        const sent = await post('/api/desk/codes', { address: SAM });
        const code = await codeFor(SAM);
        const from = { headers: { 'x-forwarded-for': '10.66.0.2' } };
        const elsewhere = (n: number) => ({ headers: { 'x-forwarded-for': `10.67.${n}.2` } });
        let cookie = '';
        for (let n = 0; n < 5; n += 1) {
          const other = await post('/api/desk/codes', { address: SAM }, { cookie, ...from });
          cookie ||= askerCookieOf(other);
          for (let guess = 0; guess < 5; guess += 1)
            await post('/api/desk/session', { address: SAM, code: '000000' }, { cookie, ...elsewhere(n * 5 + guess) });
        }
        const stolen = await post('/api/desk/session', { address: SAM, code }, { cookie });
        expect(stolen.statusCode).toBe(422);
        const own = { cookie: askerCookieOf(sent) };
        expect((await post('/api/desk/session', { address: SAM, code }, own)).statusCode).toBe(201);
      });
      it('SAVE-05 guessing is limited to five tries', async () => {
        await forgetSends();
        await post('/api/desk/codes', { address: SAM });
        const code = await codeFor(SAM);
        const wrong = String((Number(code) + 1) % 1e6).padStart(6, '0');
        for (let n = 0; n < 5; n += 1)
          expect((await post('/api/desk/session', { address: SAM, code: wrong })).statusCode).toBe(422);
        const late = await post('/api/desk/session', { address: SAM, code });
        expect([late.statusCode, late.headers['set-cookie']]).toEqual([422, undefined]);
      });
      it('SAVE-05 a shopper’s code opens no desk, and the desk’s code no account', async () => {
        await forgetSends();
        await post('/api/desk/codes', { address: SAM });
        const code = await codeFor(SAM);
        expect((await post('/api/account/session', { address: SAM, code })).statusCode).not.toBe(201);
      });
      it('SAVE-05 opens a session out of scripts’ reach, in the place of the last one, on this site alone', async () => {
        const first = await signIn();
        expect((await get('/api/desk', first)).json()).toEqual({
          person: { name: 'Sam', email: SAM },
          waiting: { unread: 0, calls: 0 },
        });
        expect((await get('/api/desk', first, 'northline.localhost')).json()).toEqual({ person: null });
        expect((await get('/api/desk/leads', first, 'northline.localhost')).statusCode).toBe(401);
        const second = await signIn(SAM, undefined, first);
        expect(second).not.toBe(first);
        expect((await get('/api/desk/leads', first)).statusCode).toBe(401);
        const out = await post('/api/desk/sign-out', {}, { cookie: second });
        expect(String(out.headers['set-cookie'])).toMatch(/forecourt_desk=;.*Max-Age=0.*HttpOnly/);
        expect((await get('/api/desk/leads', second)).statusCode).toBe(401);
      });
      it('SAVE-05 ends after an hour without a visit, and after twelve in any case', async () => {
        const idle = await signIn();
        ahead += HOUR + 1000;
        expect((await get('/api/desk/leads', idle)).statusCode).toBe(401);
        const busy = await signIn();
        for (let n = 0; n < 12; n += 1) {
          expect((await get('/api/desk/leads', busy)).statusCode).toBe(200);
          ahead += HOUR - 60_000;
        }
        ahead += 13 * 60_000;
        expect((await get('/api/desk/leads', busy)).statusCode).toBe(401);
        ahead = 0;
      });
      it('SAVE-05 a person who is removed from the configuration is signed out at once', async () => {
        const cookie = await signIn();
        const { people } = harbour;
        harbour.people = people.filter(({ name }) => name !== 'Sam');
        expect((await get('/api/desk/leads', cookie)).statusCode).toBe(401);
        await forgetSends();
        const before = (await mailsTo(SAM)).length;
        expect((await post('/api/desk/codes', { address: SAM })).statusCode).toBe(202);
        expect(await mailsTo(SAM)).toHaveLength(before);
        harbour.people = people;
      });
      it('API-01 there is nothing where the desk is off, and nothing for those who did not sign in', async () => {
        const paths = [
          '',
          '/leads',
          '/leads/export',
          '/leads/1',
          '/bookings',
          '/reservations',
          '/activity',
          '/imports',
          '/audit',
        ];
        for (const path of paths)
          expect((await get(`/api/desk${path}`, undefined, 'wattle.localhost')).statusCode).toBe(404);
        for (const path of ['/codes', '/session', '/sign-out'])
          expect(
            (await post(`/api/desk${path}`, { address: SAM, code: '1' }, { host: 'wattle.localhost' })).statusCode,
          ).toBe(404);
        for (const path of paths.slice(1)) {
          const answer = await get(`/api/desk${path}`);
          expect([path, answer.statusCode, answer.headers['cache-control']]).toEqual([path, 401, 'no-store']);
        }
        expect((await post('/api/desk/leads/1/state', { state: 'done' })).statusCode).toBe(401);
      });
      it('API-01 nothing is taken from another site’s page', async () => {
        const cookie = await signIn();
        const id = await newLead();
        for (const path of ['/codes', '/session', '/sign-out', `/leads/${id}/state`, `/leads/${id}/resend`]) {
          const answer = await post(`/api/desk${path}`, {}, { cookie, headers: { origin: 'https://evil.example' } });
          expect([path, answer.statusCode]).toEqual([path, 403]);
        }
        for (const [name, value] of [
          ['sec-fetch-site', 'cross-site'],
          ['sec-fetch-site', 'same-site'],
          ['origin', 'https://evil.example'],
        ] as const)
          for (const path of ['/leads/export', '/leads', `/leads/${id}`, '/activity', '/bookings', '/reservations']) {
            const file = await get(`/api/desk${path}`, cookie, undefined, { [name]: value });
            expect([path, value, file.statusCode]).toEqual([path, value, 403]);
          }
        const { entries } = (await get('/api/desk/audit', cookie)).json<{
          entries: { what: string; lead?: string }[];
        }>();
        expect(entries.filter(({ lead }) => lead === id)).toEqual([]);
      });
    });

    it.each(['leads', 'bookings', 'reservations'])(
      'a cursor of %s that no answer had is refused by its field',
      async (list) => {
        const cookie = await signIn();
        for (const cursor of ['999999999999999.0', '99999999999999.0', '1.x', '.0', '-1.0', 'NaN.0']) {
          const answer = await get(`/api/desk/${list}?cursor=${cursor}`, cookie);
          expect([cursor, answer.statusCode]).toEqual([cursor, 422]);
          expect(answer.json()).toMatchObject({ error: { fields: [{ field: 'cursor' }] } });
        }
        expect((await get(`/api/desk/${list}?cursor=9999999999999.0`, cookie)).statusCode).toBe(200);
      },
    );

    describe('leads', () => {
      it('API-01 are found by what is known of them', async () => {
        const cookie = await signIn();
        const id = await newLead({
          name: 'Ingrid',
          last_name: 'Sørensen',
          email: 'Ingrid.S@example.com',
          phone: '0491 570 156',
          category: 'Finance Enquiry',
          location: 'auburn',
        });
        const other = await newLead({ name: '100%_sure', email: 'other@example.com' });
        const found = async (query: Record<string, string>) =>
          ids(await get(`/api/desk/leads?${new URLSearchParams(query).toString()}`, cookie));
        for (const q of ['ingrid s', 'SØRENSEN', 'ingrid.s@', '491570156', '+61 491 570 156', id.slice(0, 8), id])
          expect([q, await found({ q })]).toEqual([q, [id]]);
        expect(await found({ q: '100%_' })).toEqual([other]);
        expect(await found({ q: '%' })).toEqual([other]);
        expect(await found({ q: 'ingrid', category: 'Finance Enquiry', place: 'auburn', state: 'new' })).toEqual([id]);
        expect(await found({ q: 'ingrid', state: 'done' })).toEqual([]);
        expect(await found({ q: 'ingrid', place: 'brisbane' })).toEqual([]);
        const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(Date.now());
        expect(await found({ q: 'ingrid', from: today, to: today })).toEqual([id]);
        expect(await found({ q: 'ingrid', to: '2020-01-01' })).toEqual([]);
        expect((await get('/api/desk/leads?state=open', cookie)).statusCode).toBe(422);
        expect((await get('/api/desk/leads?from=2026-02-31x', cookie)).statusCode).toBe(422);
      });
      it('API-01 come in pages, the newest first, each once', async () => {
        const cookie = await signIn();
        const sent: string[] = [];
        for (let n = 0; n < 28; n += 1) sent.unshift(await newLead({ name: 'Pagewise' }));
        const first = await get('/api/desk/leads?q=pagewise', cookie);
        const { next } = first.json<{ next: string }>();
        const second = await get(`/api/desk/leads?q=pagewise&cursor=${next}`, cookie);
        expect(second.json<{ next?: string }>().next).toBeUndefined();
        const got = [...ids(first), ...ids(second)];
        expect(ids(first)).toHaveLength(25);
        expect(new Set(got)).toEqual(new Set(sent));
        expect(got).toHaveLength(28);
      });
      it('TEN-07 a lead of another site is not there, for looking, changing, sending or taking away', async () => {
        const foreign = await newLead({ name: 'Foreigner' }, 'northline.localhost');
        const cookie = await signIn();
        expect((await get(`/api/desk/leads/${foreign}`, cookie)).statusCode).toBe(404);
        expect((await post(`/api/desk/leads/${foreign}/state`, { state: 'done' }, { cookie })).statusCode).toBe(404);
        expect(
          (await post(`/api/desk/leads/${foreign}/resend`, { key: crypto.randomUUID() }, { cookie })).statusCode,
        ).toBe(404);
        expect((await get('/api/desk/leads?q=foreigner', cookie)).json()).toMatchObject({ leads: [] });
        expect((await get('/api/desk/leads/export', cookie)).body).not.toContain('Foreigner');
        const theirs = await signIn(NORA, 'northline.localhost');
        expect((await get(`/api/desk/leads/${foreign}`, theirs, 'northline.localhost')).statusCode).toBe(200);
        expect((await get('/api/desk/audit', cookie)).body).not.toContain(foreign);
      });
      it('TEN-07 staff of one place see only its leads, including those for vehicles located there', async () => {
        const here = await newLead({ name: 'Placed', location: 'auburn' });
        const byVehicle = await newLead({ name: 'Placed', vehicle_slug: 'kia-1' });
        const there = await newLead({ name: 'Placed', location: 'newcastle' });
        const nowhere = await newLead({ name: 'Placed' });
        const all = await signIn();
        expect(new Set(ids(await get('/api/desk/leads?q=placed', all)))).toEqual(
          new Set([here, byVehicle, there, nowhere]),
        );
        const one = await signIn(PRIYA);
        expect(new Set(ids(await get('/api/desk/leads?q=placed', one)))).toEqual(new Set([here, byVehicle]));
        expect((await get(`/api/desk/leads/${there}`, one)).statusCode).toBe(404);
        expect((await get('/api/desk/leads/export?q=placed', one)).body).not.toContain(there);
        const audit = (await get('/api/desk/audit', one)).json<{ entries: { who: string }[] }>();
        expect(new Set(audit.entries.map(({ who }) => who))).toEqual(new Set(['Priya']));
      });
      it('API-01 one is shown with all that was sent, its consent and its deliveries, and every act is noted', async () => {
        const cookie = await signIn();
        const id = await newLead({
          name: 'Kim',
          message: 'Is it <b>red</b>?',
          opt_in: true,
          opt_in_text: 'Send me news',
          opt_in_version: '2',
        });
        await tested.settle();
        const shown = (await get(`/api/desk/leads/${id}`, cookie)).json<{
          lines: { label: string; text: string }[];
          key: string;
        }>();
        expect(shown).toMatchObject({
          lead: { id, state: 'new', delivery: 'stored' },
          consents: [{ purpose: 'marketing', wording: 'Send me news', version: '2' }],
          deliveries: [
            {
              target: 'sales-desk',
              state: 'stored',
              sent_at: null,
              attempts: 1,
              way: 'Mail to sales@harbour.example',
            },
            { target: 'crm', state: 'stored', way: 'ADF by mail to leads@crm.harbour.example' },
          ],
          messages: [{ kind: 'enquiry-received', by: 'mail', state: 'stored', reason: null }],
          history: [{ who: 'Sam', what: 'lead-seen', lead: id }],
        });
        expect(shown.lines).toContainEqual({ label: 'Comments', text: 'Is it <b>red</b>?' });
        const changed = await post(`/api/desk/leads/${id}/state`, { state: 'in-progress' }, { cookie });
        expect(changed.json()).toMatchObject({
          lead: { state: 'in-progress' },
          history: [{ what: 'state', detail: 'in-progress' }, {}],
        });
        await post(`/api/desk/leads/${id}/state`, { state: 'in-progress' }, { cookie });
        expect((await auditRows()).filter(({ lead, what }) => lead === id && what === 'state')).toHaveLength(1);
        expect((await post(`/api/desk/leads/${id}/state`, { state: 'open' }, { cookie })).statusCode).toBe(422);
      });
      it('API-01 one is sent again once for a key, however often it is pressed', async () => {
        const cookie = await signIn();
        const id = await newLead({ name: 'Again' });
        await tested.settle();
        const { db } = tested.service.database;
        const mails = async () =>
          (await db.selectFrom('messages').select('id').where('key', 'like', `lead.${id}%`).execute()).length;
        const answer = await get(`/api/desk/leads/${id}`, cookie);
        const { key, deliveries } = answer.json<{ key: string; deliveries: { target: string }[] }>();
        const target = deliveries[0]?.target;
        // as if there had been a way out
        await sql`update outbox set payload = payload - 'stored' where key like ${`${id}/%`}`.execute(db);
        const before = await mails();
        const none = await post(`/api/desk/leads/${id}/resend`, { key: crypto.randomUUID() }, { cookie });
        expect([none.statusCode, none.body]).toEqual([422, expect.stringContaining('reached all its targets')]);
        const both = await Promise.all(
          [1, 2].map(() => post(`/api/desk/leads/${id}/resend`, { key, target }, { cookie })),
        );
        expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
        await tested.settle();
        expect(await mails()).toBe(before + 1);
        expect((await post(`/api/desk/leads/${id}/resend`, { key, target }, { cookie })).statusCode).toBe(200);
        await tested.settle();
        expect(await mails()).toBe(before + 1);
        expect((await auditRows()).filter(({ lead, what }) => lead === id && what === 'resend')).toHaveLength(1);
        const bad = await post(
          `/api/desk/leads/${id}/resend`,
          { key: crypto.randomUUID(), target: 'nobody' },
          { cookie },
        );
        expect(bad.statusCode).toBe(422);
      });
      it('API-03 the file has the filtered leads, nothing that a program works out, and is noted without what was searched', async () => {
        const cookie = await signIn();
        const id = await newLead({
          name: '=cmd()',
          last_name: '@Zebra, "Z"',
          phone: '+61 491 570 157',
          message: '-1\n+2',
        });
        const file = await get('/api/desk/leads/export?q=zebra', cookie);
        expect(file.headers).toMatchObject({
          'content-type': 'text/csv; charset=utf-8',
          'cache-control': 'no-store',
          'content-disposition': expect.stringMatching(/^attachment; filename="leads-harbour-[\d-]+\.csv"$/) as unknown,
        });
        expect(file.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
        expect(file.body).toContain(`\r\n${id},`);
        expect(file.body).toContain(`,'=cmd(),"'@Zebra, ""Z""",`);
        expect(file.body).toContain(`,'+61 491 570 157,`);
        expect(file.body).toContain(`,"'-1\n+2",`);
        expect((await auditRows())[0]).toMatchObject({
          who: SAM,
          what: 'export',
          detail: { text: '1 lead, with a search' },
        });
        expect((await get('/api/desk/audit', cookie)).body).not.toContain('zebra');
      });
    });

    it('an erased shopper is gone from the desk, and what was done there says nothing of them', async () => {
      const cookie = await signIn();
      const email = 'erase.me@example.com';
      const id = await newLead({ name: 'Erasmus', email });
      await get(`/api/desk/leads/${id}`, cookie);
      await get('/api/desk/leads/export?q=erasmus', cookie);
      await tested.service.personalData.erase({ email, site: 'harbour' });
      expect((await get(`/api/desk/leads/${id}`, cookie)).statusCode).toBe(404);
      expect(ids(await get('/api/desk/leads?q=erasmus', cookie))).toEqual([]);
      const audit = await get('/api/desk/audit', cookie);
      expect(audit.body).toContain(id);
      expect(JSON.stringify(await auditRows())).not.toMatch(/erasmus|erase\.me/i);
    });
    it('API-05 imports are shown with what they refused, those of this site alone', async () => {
      const cookie = await signIn();
      const { db } = tested.service.database;
      const summary = { read: 9, created: 5, updated: 1, unchanged: 2, sold: 0, mendedRows: 1, skippedRows: 1 };
      for (const site of ['harbour', 'northline']) {
        const moments = { started_at: new Date(), finished_at: new Date() };
        await db
          .insertInto('import_runs')
          .values({
            id: `run-${site}`,
            site,
            file: `/srv/feeds/${site}.csv`,
            summary: JSON.stringify(summary),
            ...moments,
          })
          .execute();
        const issue = { run_id: `run-${site}`, site, row: 7, column: 'price', value: 'abc', kind: 'skipped' } as const;
        await db
          .insertInto('import_issues')
          .values({ ...issue, reason: 'is no number' })
          .execute();
      }
      await expect(
        tested.service.runImport({ site: 'harbour', file: '/srv/feeds/lost.csv', map: '/srv/feeds/lost.json' }),
      ).rejects.toThrow('/srv/feeds/lost.json');
      const list = await get('/api/desk/imports', cookie);
      expect(list.json()).toMatchObject({
        runs: [{ id: 'run-harbour', file: 'harbour.csv', read: 9, created: 5, mended: 1, skipped: 1 }],
        refusals: [{ file: 'lost.csv', reason: expect.stringContaining('lost.json') as unknown }],
      });
      expect(list.body).not.toContain('/srv');
      const rows = async (run: string) =>
        (await get(`/api/desk/imports?run=${run}`, cookie)).json<{ issues: object[] }>().issues;
      expect(await rows('run-harbour')).toEqual([
        { row: 7, column: 'price', value: 'abc', reason: 'is no number', kind: 'skipped' },
      ]);
      expect(await rows('run-northline')).toEqual([]);
    });
    it('TEN-07 reservations of the site are shown by day, those of a place to its people', async () => {
      const { db } = tested.service.database;
      const reserve = (id: string, site: string, location: string, created: string) =>
        db
          .insertInto('reservations')
          .values({
            ...{ id, site, stock_owner: site, vehicle_id: id, stocknum: 'S1', vehicle_slug: 'kia-1', location },
            ...{
              vehicle_name: '2021 Kia Rio',
              state: 'held',
              deposit_cents: 50_000,
              token_hash: id,
              visitor_hash: 'v',
            },
            ...{
              idempotency_key: id,
              request_hash: 'h',
              created_at: new Date(created),
              payable_until: new Date(created),
            },
            ...{ held_at: null, held_until: new Date('2026-11-26T02:00:00Z'), ended_at: null },
            shopper: JSON.stringify({
              name: 'Robin',
              last_name: 'Lee',
              email: 'robin@example.com',
              phone: '0491 570 156',
            }),
          })
          .execute();
      // half past midnight of the 24th in Sydney
      await reserve('00000000-0000-4000-8000-000000000001', 'harbour', 'auburn', '2026-11-23T13:30:00Z');
      await reserve('00000000-0000-4000-8000-000000000002', 'harbour', 'newcastle', '2026-11-23T12:30:00Z');
      await reserve('00000000-0000-4000-8000-000000000003', 'northline', 'auburn', '2026-11-23T13:30:00Z');
      const of = async (cookie: string, query = '') =>
        (await get(`/api/desk/reservations${query}`, cookie)).json<{ reservations: { day: string; place: string }[] }>()
          .reservations;
      const all = await signIn();
      expect((await of(all)).map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-23']);
      const [one, ...others] = await of(all, '?day=2026-11-24');
      expect(others).toEqual([]);
      expect(one).toMatchObject({ state: 'held', deposit_cents: 50_000, vehicle: '2021 Kia Rio', name: 'Robin Lee' });
      expect(await of(await signIn(PRIYA))).toHaveLength(1);
      expect((await get('/api/desk/reservations?day=24.11.', all)).statusCode).toBe(422);
    });
    it('API-01 what was done cannot be changed or taken away', async () => {
      await signIn();
      const { db } = tested.service.database;
      await expect(db.updateTable('desk_audit').set({ who: 'x' }).execute()).rejects.toThrow('append-only');
      await expect(db.deleteFrom('desk_audit').execute()).rejects.toThrow('append-only');
      expect((await auditRows())[0]).toMatchObject({ who: SAM, what: 'sign-in' });
    });
    it('API-01 the list of what was done comes in pages, the newest first', async () => {
      const cookie = await signIn();
      const id = await newLead();
      for (let n = 0; n < 52; n += 1) await get(`/api/desk/leads/${id}`, cookie);
      const first = (await get('/api/desk/audit', cookie)).json<{ entries: object[]; next: string }>();
      expect(first.entries).toHaveLength(50);
      expect(first.entries[0]).toMatchObject({ who: 'Sam', what: 'lead-seen', lead: id });
      const second = (await get(`/api/desk/audit?cursor=${first.next}`, cookie)).json<{ entries: object[] }>();
      expect(second.entries.length).toBeGreaterThan(1);
    });
  },
  {
    sites: deskSites(desks),
    clock: () => Date.now() + ahead,
    writesPerMinute: 200,
    stock: {
      harbour: [buildKia('1', { location: { slug: 'auburn', name: 'Auburn' } })],
      northline: [buildKia('9')],
    },
  },
);
