import { expect, it } from 'vitest';
import { sql } from '@forecourt/service/database';
import { dayIn } from '@forecourt/site-config';
import { formatDate } from '@forecourt/words';
import type { Mail } from '@forecourt/service/outbound';
import { referenceOf } from '@forecourt/checkout/domain';
import { deskSites, type DeskOptions } from './testing/deskSites.js';
import { describeService } from './testing/describeService.js';
import { buildKia } from './testing/demo.js';

const SAM = 'sam@harbour.example.com';
const PRIYA = 'priya@harbour.example.com';
const harbour: DeskOptions = {
  isOn: true,
  people: [
    { name: 'Sam Okafor', email: SAM },
    { name: 'Priya Nair', email: PRIYA, locations: ['auburn'] },
  ],
  answerWithinHours: 3,
  replies: [
    { name: 'It is here', subject: 'Your {vehicle}', text: '{greeting}\n\nThe {vehicle} is here.\n\n{me}, {dealer}' },
    { name: 'When?', subject: 'Your enquiry', text: '{greeting}\n\nWhen can I call?' },
  ],
};
const desks = new Map<string, DeskOptions>([
  ['harbour', harbour],
  ['northline', { isOn: true, people: [{ name: 'Nora', email: 'nora@northline.example.com' }] }],
]);
const sent: Mail[] = [];
let ahead = 0;
let visitors = 0;

interface Row {
  id: string;
  is_unread: boolean;
  is_overdue: boolean;
  unanswered_minutes?: number;
  same_person: number;
  owner?: { name: string };
  is_call_due: boolean;
}

await describeService(
  'work at the desk',
  (tested) => {
    const headers = (cookie = '') => ({ 'x-forwarded-for': `10.9.0.${(visitors += 1)}`, cookie });
    const at = (host?: string) => (host ? { host } : {});
    const post = (url: string, payload: object, cookie = '', host?: string) =>
      tested.call(url, { method: 'POST', payload, ...at(host), headers: headers(cookie) });
    const get = (url: string, cookie = '', host?: string) =>
      tested.call(url, { ...at(host), headers: headers(cookie) });
    const signIn = async (address = SAM, host?: string): Promise<string> => {
      await tested.service.database.db.deleteFrom('sign_in_code_sends').execute();
      await post('/api/desk/codes', { address }, '', host);
      await tested.settle();
      const code = (/\d{3} \d{3}/.exec(sent.findLast(({ to }) => to === address)?.subject ?? '')?.[0] ?? '').replace(
        ' ',
        '',
      );
      const answer = await post('/api/desk/session', { address, code }, '', host);
      expect(answer.statusCode).toBe(201);
      return [answer.headers['set-cookie'] ?? []]
        .flat()
        .map((line) => line.split(';')[0])
        .join('; ');
    };
    const newLead = async (changes: object = {}, host?: string): Promise<string> => {
      const answer = await post('/api/enquiries', tested.enquiry(changes), '', host);
      expect(answer.statusCode).toBe(201);
      return answer.json<{ lead_id: string }>().lead_id;
    };
    const rows = async (query: string, cookie: string): Promise<Row[]> =>
      (await get(`/api/desk/leads?${query}`, cookie)).json<{ leads: Row[] }>().leads;
    const idsOf = async (query: string, cookie: string) => (await rows(query, cookie)).map(({ id }) => id);

    it('API-01 a lead is unread until somebody opens it, and overdue by the hours of its place', async () => {
      const cookie = await signIn();
      const id = await newLead({ name: 'Late', location: 'auburn' });
      const { db } = tested.service.database;
      const [fresh] = await rows('q=late', cookie);
      expect(fresh).toMatchObject({ is_unread: true, is_overdue: false });
      const before = (await get('/api/desk', cookie)).json<{ waiting: { unread: number } }>().waiting.unread;
      await db
        .updateTable('leads')
        .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
        .where('id', '=', id)
        .execute();
      expect(await rows('q=late', cookie)).toMatchObject([{ is_overdue: true, unanswered_minutes: 2400 }]);
      expect(await idsOf('q=late&show=unread', cookie)).toEqual([id]);
      await get(`/api/desk/leads/${id}`, cookie);
      expect(await rows('q=late', cookie)).toMatchObject([{ is_unread: false, is_overdue: true }]);
      expect(await idsOf('q=late&show=unread', cookie)).toEqual([]);
      expect((await get('/api/desk', cookie)).json()).toMatchObject({ waiting: { unread: before - 1 } });
      await post(`/api/desk/leads/${id}/state`, { state: 'in-progress' }, cookie);
      const [answered] = await rows('q=late', cookie);
      expect([answered?.is_overdue, answered?.unanswered_minutes]).toEqual([false, undefined]);
    });

    it('API-01 leads of today and of this week are had by one word', async () => {
      const cookie = await signIn();
      const { db } = tested.service.database;
      const today = await newLead({ name: 'Whenever' });
      const old = await newLead({ name: 'Whenever' });
      await db
        .updateTable('leads')
        .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
        .where('id', '=', old)
        .execute();
      expect(await idsOf('q=whenever&when=today', cookie)).toEqual([today]);
      expect(await idsOf('q=whenever&when=week', cookie)).toEqual([today]);
      expect(await idsOf('q=whenever', cookie)).toEqual([today, old]);
      const bad = await get('/api/desk/leads?when=yesterday', cookie);
      expect([bad.statusCode, bad.body]).toEqual([422, expect.stringContaining('must be today or week')]);
      expect((await get('/api/desk/leads/export?when=today&show=mine', cookie)).statusCode).toBe(200);
    });

    it('API-01 TEN-07 leads of one person are together, by address or number, as far as one may see them', async () => {
      const [cookie, priya] = [await signIn(), await signIn(PRIYA)];
      const first = await newLead({ name: 'Tui', email: 'Tui@example.com', phone: '0491 570 110', location: 'auburn' });
      const byMail = await newLead({ name: 'T', email: 'tui@example.com', phone: '0491 570 111', location: 'auburn' });
      const byPhone = await newLead({
        name: 'U',
        email: 'u@example.com',
        phone: '+61 491 570 110',
        location: 'newcastle',
      });
      await newLead({ name: 'Other', email: 'other.tui@example.com', phone: '0491 570 112' });
      const foreign = await newLead({ email: 'tui@example.com', phone: '0491 570 110' }, 'northline.localhost');
      expect(new Set(await idsOf(`person=${first}`, cookie))).toEqual(new Set([first, byMail, byPhone]));
      expect((await rows(`person=${first}`, cookie)).find(({ id }) => id === first)?.same_person).toBe(2);
      expect(new Set(await idsOf(`person=${first}`, priya))).toEqual(new Set([first, byMail]));
      expect((await rows('q=tui', priya)).find(({ id }) => id === first)?.same_person).toBe(1);
      expect(await idsOf(`person=${byPhone}`, priya)).toEqual([]);
      expect(await idsOf(`person=${foreign}`, cookie)).toEqual([]);
      const shown = (await get(`/api/desk/leads/${first}`, cookie)).json<{ same_person: { id: string }[] }>();
      expect(shown.same_person.map(({ id }) => id)).toEqual([byPhone, byMail]);
    });

    it('FORM-06 BUY-01 the test drive and the reservation of a lead are shown with it', async () => {
      const cookie = await signIn();
      const { db } = tested.service.database;
      const drive = await newLead({ name: 'Driver', email: 'driver@example.com' });
      const reservation = '1f4c0d2e-9a5b-4000-8000-0000000000aa';
      const held = await newLead({
        name: 'Holder',
        email: 'holder@example.com',
        answers: { Reservation: referenceOf(reservation) },
      });
      const vehicle = { vehicle_id: '1', vehicle_slug: 'kia-1', vehicle_name: '2021 Kia Rio', location: 'auburn' };
      const person = { name: 'Driver', email: 'driver@example.com', phone: null };
      await db
        .insertInto('bookings')
        .values({
          ...{ id: crypto.randomUUID(), site: 'harbour', stock_owner: 'harbour', lead_id: drive, idempotency_key: 'd' },
          ...{ ...vehicle, ...person, state: 'booked', starts_at: new Date('2030-01-01T00:00:00Z'), minutes: 30 },
          ...{ sequence: 0, token_hash: 'd', created_at: new Date(), changed_at: new Date() },
        })
        .execute();
      for (const [id, email] of [
        [reservation, 'Holder@example.com'],
        ['00000000-0000-4000-8000-0000000000ab', 'holder@example.com'],
      ] as const)
        await db
          .insertInto('reservations')
          .values({
            ...{ id, site: 'harbour', stock_owner: 'harbour', ...vehicle, vehicle_id: id, stocknum: 'S1' },
            ...{ state: 'held', deposit_cents: 50_000, token_hash: id, visitor_hash: 'v', idempotency_key: id },
            ...{ request_hash: 'h', created_at: new Date(), payable_until: new Date(), held_at: null },
            ...{ held_until: null, ended_at: null, shopper: JSON.stringify({ name: 'Holder', email }) },
          })
          .execute();
      expect(await rows('q=driver', cookie)).toMatchObject([
        { visit: { state: 'booked', time_zone: 'Australia/Sydney' } },
      ]);
      expect((await get(`/api/desk/leads/${drive}`, cookie)).json()).toMatchObject({
        bookings: [{ vehicle: '2021 Kia Rio', lead: drive }],
        reservations: [],
      });
      expect((await get(`/api/desk/leads/${held}`, cookie)).json()).toMatchObject({
        bookings: [],
        reservations: [{ id: reservation, state: 'held' }],
      });
    });

    it('API-01 owner, next call and notes are kept with who and when', async () => {
      let cookie = await signIn();
      const id = await newLead({ name: 'Worked', location: 'auburn' });
      const there = await newLead({ name: 'Elsewhere', location: 'newcastle' });
      const act = (what: string, payload: object, lead = id) =>
        post(`/api/desk/leads/${lead}/${what}`, payload, cookie);
      expect((await act('owner', { owner: PRIYA.toUpperCase() })).json()).toMatchObject({
        lead: { owner: { name: 'Priya Nair', email: PRIYA } },
        people: [{ name: 'Sam Okafor' }, { name: 'Priya Nair' }],
        history: [{ who: 'Sam Okafor', what: 'owner', detail: 'Priya Nair' }],
      });
      const unknown = await act('owner', { owner: 'nora@northline.example.com' });
      expect([unknown.statusCode, unknown.body]).toEqual([
        422,
        expect.stringContaining(`empty or one of ${SAM}, ${PRIYA}`),
      ]);
      // somebody of another place does not see it
      expect((await act('owner', { owner: PRIYA }, there)).statusCode).toBe(422);

      const tomorrow = dayIn('Australia/Sydney', Date.now() + 86_400_000);
      const planned = await act('call', { at: `${tomorrow}T09:30` });
      expect(planned.json()).toMatchObject({
        lead: { is_call_due: false, owner: { email: PRIYA } },
        history: [{ what: 'call', detail: `${formatDate(tomorrow, 'en-AU')}, 9:30 am` }, {}],
      });
      expect((await act('call', { at: '2020-01-01T09:00' })).body).toContain('must be still to come');
      expect((await act('call', { at: '2026-13-01T09:00' })).statusCode).toBe(422);
      expect((await act('call', { at: 'tomorrow' })).statusCode).toBe(422);
      expect(await idsOf('q=worked&show=calls', cookie)).toEqual([id]);
      expect(await idsOf('q=worked&show=mine', cookie)).toEqual([]);
      // who plans a call gets a lead without an owner
      await act('call', { at: `${tomorrow}T10:00` }, there);
      expect(await idsOf('show=mine', cookie)).toEqual([there]);
      ahead = 3 * 86_400_000;
      const later = await signIn();
      expect(await rows('q=worked', later)).toMatchObject([{ is_call_due: true }]);
      expect((await get('/api/desk', later)).json()).toMatchObject({ waiting: { calls: 1 } });
      ahead = 0;
      cookie = await signIn();
      expect((await act('call', { at: '' })).json<{ lead: object }>().lead).not.toHaveProperty('call_at');

      const key = crypto.randomUUID();
      for (let n = 0; n < 2; n += 1)
        expect((await act('notes', { key, text: 'Wants a <b>red</b> one.\nCall after five.' })).json()).toMatchObject({
          notes: [{ kind: 'note', who: 'Sam Okafor', text: 'Wants a <b>red</b> one.\nCall after five.' }],
        });
      // nothing that was typed is dropped unseen
      expect((await act('notes', { key, text: 'Something else.' })).body).toContain('was used before');
      expect((await act('notes', { key: crypto.randomUUID(), text: ' ' })).statusCode).toBe(422);
      const audit = await tested.service.database.db
        .selectFrom('desk_audit')
        .select(['what', 'detail'])
        .where('lead', '=', id)
        .orderBy('id')
        .execute();
      expect(audit.map(({ what }) => what)).toEqual(['owner', 'call', 'call', 'note']);
      expect(JSON.stringify(audit)).not.toContain('red');
    });

    it('API-04 an answer leaves by mail, is kept at the lead, and the shopper’s answer comes back to who wrote it', async () => {
      const cookie = await signIn();
      // those of the other database are not counted
      sent.length = 0;
      const email = 'asks@example.com';
      const id = await newLead({ name: 'Asks', email, vehicle_slug: 'kia-1' });
      const shown = (await get(`/api/desk/leads/${id}`, cookie)).json<{
        templates: { name: string; text: string }[];
        answers_to: string;
      }>();
      expect(shown.templates).toMatchObject([
        {
          name: 'It is here',
          text: expect.stringMatching(/^Hello Asks,\n\nThe Kia Rio is here\.\n\nSam Okafor, /) as unknown,
        },
        { name: 'When?' },
      ]);
      expect(shown.answers_to).toBe(SAM);
      const body = { key: crypto.randomUUID(), subject: 'Your Kia', text: 'Hello Asks,\n\nIt is here.\nCome by.' };
      const both = await Promise.all([1, 2].map(() => post(`/api/desk/leads/${id}/reply`, body, cookie)));
      expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      await tested.settle();
      const mails = sent.filter(({ to, subject }) => to === email && subject === 'Your Kia');
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({
        replyTo: { address: SAM, name: expect.stringContaining('Sam Okafor, ') as unknown },
      });
      expect(mails[0]?.parts[0]?.content).toContain('Hello Asks,\n\nIt is here.\nCome by.');
      expect((await get(`/api/desk/leads/${id}`, cookie)).json()).toMatchObject({
        lead: { state: 'in-progress', owner: { email: SAM } },
        notes: [{ kind: 'reply', who: 'Sam Okafor', subject: 'Your Kia', state: 'sent' }],
      });
      harbour.answersTo = 'dealer';
      expect((await get(`/api/desk/leads/${id}`, cookie)).json()).not.toMatchObject({ answers_to: SAM });
      delete harbour.answersTo;
      expect((await post(`/api/desk/leads/${id}/reply`, { ...body, subject: '' }, cookie)).statusCode).toBe(422);
    });

    it('TEN-07 nothing is done to a lead of another site, or of another place', async () => {
      const [cookie, priya] = [await signIn(), await signIn(PRIYA)];
      const foreign = await newLead({}, 'northline.localhost');
      const there = await newLead({ location: 'newcastle' });
      const key = crypto.randomUUID();
      const acts: [string, object][] = [
        ['owner', { owner: SAM }],
        ['call', { at: '' }],
        ['notes', { key, text: 'x' }],
        ['reply', { key, subject: 'x', text: 'x' }],
      ];
      for (const [what, payload] of acts) {
        expect([what, (await post(`/api/desk/leads/${foreign}/${what}`, payload, cookie)).statusCode]).toEqual([
          what,
          404,
        ]);
        expect([what, (await post(`/api/desk/leads/${there}/${what}`, payload, priya)).statusCode]).toEqual([
          what,
          404,
        ]);
        expect([what, (await post(`/api/desk/leads/${there}/${what}`, payload)).statusCode]).toEqual([what, 401]);
      }
      const { rows: left } = await sql`select 1 from desk_notes where lead_id in (${foreign}, ${there})`.execute(
        tested.service.database.db,
      );
      expect(left).toEqual([]);
    });

    it('an export has what was written about a person, and an erasure takes it away with what has not left', async () => {
      const cookie = await signIn();
      const email = 'forgets@example.com';
      const id = await newLead({ name: 'Forget', email });
      await post(`/api/desk/leads/${id}/notes`, { key: crypto.randomUUID(), text: 'Has two dogs.' }, cookie);
      await post(`/api/desk/leads/${id}/reply`, { key: crypto.randomUUID(), subject: 'Gone', text: 'Hello' }, cookie);
      const { personalData } = tested.service;
      const found = await personalData.export({ email, site: 'harbour' });
      expect(found.sites[0]?.records['desk notes']).toMatchObject([{ body: 'Has two dogs.' }, { subject: 'Gone' }]);
      const { db } = tested.service.database;
      const erased = await personalData.erase({ email, site: 'harbour' });
      expect(erased.sites[0]?.erased['desk notes']).toBe(2);
      await tested.settle();
      expect(JSON.stringify(await db.selectFrom('desk_notes').selectAll().execute())).not.toContain('dogs');
      const audit = await db.selectFrom('desk_audit').selectAll().where('lead', '=', id).execute();
      expect(JSON.stringify(audit)).not.toMatch(/dogs|forgets/);
    });
  },
  {
    sites: deskSites(desks),
    clock: () => Date.now() + ahead,
    writesPerMinute: 200,
    outboundPorts: { mail: { send: (mail) => Promise.resolve(void sent.push(mail)) } },
    stock: {
      harbour: [buildKia('1', { location: { slug: 'auburn', name: 'Auburn' } })],
      northline: [buildKia('9')],
    },
  },
);
