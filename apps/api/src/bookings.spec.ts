import { beforeEach, describe, expect, it } from 'vitest';
import { listAppointments, type BookingView } from '@forecourt/forms/domain';
import type { SentEnquiry } from '@forecourt/enquiry/schema';
import { buildKia } from './testing/demo.js';
import { describeService } from './testing/describeService.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Monday 11 January 2027, 11 am in Brisbane. */
const start = Date.UTC(2027, 0, 11, 1);
const time = { now: start };
const kias = Array.from({ length: 60 }, (_, index) =>
  buildKia(`B${index + 1}`, { location: { slug: 'brisbane', name: 'Harbour Brisbane' } }),
);

await describeService(
  'test drives',
  (tested) => {
    let next = 0;
    /** A vehicle that no other test touches, and a day of the place that none does. */
    let kia = kias[0]!;
    beforeEach(() => {
      time.now = Math.max(time.now, start);
      kia = kias[next++ % kias.length]!;
    });
    const times = async (slug = kia.slug) =>
      listAppointments.answer.parse((await tested.call(`/api/appointments?vehicle=${slug}`)).json()).days;
    const first = async (slug?: string, from = 1) => {
      const day = (await times(slug))[from];
      return `${day?.date}T${day?.times[0]}`;
    };
    const book = (date_time: string, changes: object = {}) =>
      tested.send(
        tested.enquiry({
          category: 'Test Drive',
          vehicle_slug: kia.slug,
          date_time,
          email: `${kia.slug}@shopper.example`,
          ...changes,
        }),
      );
    const post = (url: string, payload: object, host = 'harbour.localhost') =>
      tested.call(url, { method: 'POST', payload, host, headers: { 'x-forwarded-for': crypto.randomUUID() } });
    const mails = async () => {
      await tested.settle();
      const found = await tested.service.database.db
        .selectFrom('messages')
        .select(['subject', 'body'])
        .where('recipient', 'like', `%${kia.slug}@shopper.example%`)
        .orderBy('id')
        .execute();
      return found;
    };
    const booked = async (dateTime?: string) => {
      expect((await book(dateTime ?? (await first()))).statusCode).toBe(201);
      return /\/booking\?token=([\w-]{43})/.exec((await mails()).at(-1)?.body ?? '')?.[1] ?? '';
    };
    const look = async (token: string) =>
      (await tested.call(`/api/bookings/current?token=${token}`)).json<BookingView>();
    const fieldsOf = (answer: { json: () => unknown }) =>
      (answer.json() as { error: { fields?: { field: string; message: string }[] } }).error.fields ?? [];

    it('FORM-06 a booked time is no longer free, and is said to be taken, to others and to its shopper', async () => {
      const wanted = await first(kia.slug, 4);
      const [date = '', start = ''] = wanted.split('T');
      const token = await booked(wanted);
      const answer = listAppointments.answer.parse((await tested.call(`/api/appointments?vehicle=${kia.slug}`)).json());
      const timesOf = (days: typeof answer.taken) => days?.find((day) => day.date === date)?.times ?? [];
      expect(timesOf(answer.days)).not.toContain(start);
      expect(timesOf(answer.taken)).toContain(start);
      expect(answer.time_zone).toBe('Australia/Brisbane');
      expect(timesOf((await look(token)).taken)).toContain(start);
    });
    it('FORM-06 API-04 of two hundred at once one books a time, the others get the next free times, and one lead is stored', async () => {
      const wanted = await first();
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, index) => book(wanted, { name: `Shopper ${index}` })),
      );
      const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
      expect([count(201), count(409)]).toEqual([1, 199]);
      const refused = answers.find(({ statusCode }) => statusCode === 409)!;
      expect(fieldsOf(refused)).toEqual([
        {
          field: 'date_time',
          message: expect.stringMatching(/just been taken\. Next free: .+, 9 am; .+, 9:30 am; .+\.$/) as string,
        },
      ]);
      const leads = await tested.service.database.db
        .selectFrom('leads')
        .select('id')
        .where('vehicle_id', '=', kia.id)
        .execute();
      expect(leads).toHaveLength(1);
      const [date, at] = wanted.split('T');
      expect((await times()).find((day) => day.date === date)?.times).not.toContain(at);
      // the place takes one at a time: another vehicle there waits, too
      expect((await times(kias[20]!.slug)).find((day) => day.date === date)?.times).not.toContain(at);
    }, 60_000);

    it('FORM-06 the same enquiry again is the same booking', async () => {
      const body = tested.enquiry({ category: 'Test Drive', vehicle_slug: kia.slug, date_time: await first() });
      const statuses = (await Promise.all([1, 2, 3].map(() => tested.send(body)))).map(({ statusCode }) => statusCode);
      expect(statuses.sort()).toEqual([200, 200, 201]);
      const { db } = tested.service.database;
      expect(await db.selectFrom('bookings').select('id').where('vehicle_id', '=', kia.id).execute()).toHaveLength(1);
    });

    it.each(['2027-01-12T03:00', '2026-01-12T09:00', '2027-01-12T09:07', '2030-01-15T09:00'])(
      'FORM-06 %s is no time of the place: 422 with the next free ones, and no lead',
      async (wanted) => {
        const answer = await book(wanted);
        expect(answer.statusCode).toBe(422);
        expect(fieldsOf(answer)[0]).toMatchObject({
          field: 'date_time',
          message: expect.stringContaining('Next free: ') as string,
        });
      },
    );

    it('FORM-03 FORM-06 the page that thanks knows day, time and place, under the reference of the mail, and the dealer reads that it is booked', async () => {
      const wanted = await first();
      const answer = await book(wanted);
      const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
      const sent = (await tested.call('/api/enquiries', { headers: { cookie } })).json<SentEnquiry>();
      expect(sent.booking).toMatchObject({
        starts_at: Date.parse(`${wanted}Z`) - 10 * 60 * MINUTE,
        time_zone: 'Australia/Brisbane',
        place: { name: 'Harbour Brisbane' },
      });
      const { reference = '', token = '' } = sent.booking ?? {};
      const own = (await mails()).find(({ subject }) => subject.startsWith('Your test drive is booked'));
      expect(own?.body).toContain(`Reference: ${reference}`);
      expect(await look(token)).toMatchObject({ reference, state: 'booked' });
      const { payload } = await tested.service.database.db
        .selectFrom('leads')
        .select('payload')
        .where('vehicle_id', '=', kia.id)
        .executeTakeFirstOrThrow();
      expect(payload).toMatchObject({ booking: reference });
      await post('/api/bookings/cancel', { token });
      const after = (await tested.call('/api/enquiries', { headers: { cookie } })).json<SentEnquiry>();
      expect(after.booking).toBeUndefined();
    });

    it('FORM-06 a day alone that is over is refused, and so is a time without a vehicle', async () => {
      for (const changes of [{}, { vehicle_slug: undefined, date_time: '2020-01-01T10:00' }]) {
        const answer = await book('2020-01-01', changes);
        expect([answer.statusCode, fieldsOf(answer)]).toEqual([
          422,
          [
            {
              field: 'date_time',
              message: expect.stringMatching(/^must be a day from 20\d\d-\d\d-\d\d on$/) as string,
            },
          ],
        ]);
      }
    });

    it('FORM-06 a day alone stays words for the dealer', async () => {
      expect((await book((await first()).slice(0, 10))).statusCode).toBe(201);
      const { db } = tested.service.database;
      expect(await db.selectFrom('bookings').select('id').where('vehicle_id', '=', kia.id).execute()).toHaveLength(0);
    });

    it('FORM-06 a booking is confirmed by mail with a calendar file and a link; only the hash of its token is stored', async () => {
      const wanted = await first();
      const token = await booked(wanted);
      expect(token).toHaveLength(43);
      const view = await look(token);
      // Brisbane is ten hours ahead
      expect(view).toMatchObject({
        state: 'booked',
        starts_at: Date.parse(`${wanted}Z`) - 10 * 60 * MINUTE,
        vehicle_slug: kia.slug,
        place: { name: 'Harbour Brisbane' },
      });
      const file = await tested.call(`/api/bookings/calendar?token=${token}`);
      expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
        200,
        'text/calendar; charset=utf-8',
        'no-store',
      ]);
      expect(file.body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/);
      const { db } = tested.service.database;
      const stored = JSON.stringify([
        await db.selectFrom('bookings').selectAll().execute(),
        await db.selectFrom('outbox').selectAll().where('topic', '=', 'send-message').execute(),
      ]);
      expect(stored).not.toContain(token);
      // worth nothing elsewhere
      const elsewhere = await tested.call(`/api/bookings/current?token=${token}`, { host: 'northline.localhost' });
      expect(elsewhere.statusCode).toBe(404);
      for (const [url, payload] of [
        ['/api/bookings/cancel', { token }],
        ['/api/bookings/move', { token, date_time: wanted }],
      ] as const)
        expect((await post(url, payload, 'northline.localhost')).statusCode).toBe(404);
    });

    it('FORM-06 a moved booking frees its time and notifies shopper and dealer', async () => {
      const wanted = await first();
      const token = await booked(wanted);
      const other = await first(undefined, 2);
      const moved = await post('/api/bookings/move', { token, date_time: other });
      expect([moved.statusCode, moved.json<BookingView>().starts_at]).toEqual([
        200,
        Date.parse(`${other}Z`) - 10 * 60 * MINUTE,
      ]);
      expect(await first()).toBe(wanted);
      expect((await mails()).map(({ subject }) => subject.split(':')[0])).toEqual([
        'Your test drive is booked',
        'Your test drive has a new time',
      ]);
      expect((await tested.call(`/api/bookings/calendar?token=${token}`)).body).toContain('SEQUENCE:1\r\n');
      const lead = await tested.service.database.db
        .selectFrom('leads')
        .select('payload')
        .where('vehicle_id', '=', kia.id)
        .executeTakeFirstOrThrow();
      expect(lead.payload).toMatchObject({
        date_time: other,
        answers: { 'Test drive': expect.stringContaining('Moved by the shopper to ') as string },
      });
      const told = await tested.service.database.db
        .selectFrom('messages')
        .select('channel')
        .where('subject', 'like', `Test Drive, moved%(${kia.stocknum})%`)
        .execute();
      expect(told.map(({ channel }) => channel).sort()).toEqual(['adf', 'mail']);
      const refused = await post('/api/bookings/move', { token, date_time: '2027-01-12T03:00' });
      expect([refused.statusCode, fieldsOf(refused)[0]?.field]).toEqual([422, 'date_time']);
    });

    it('FORM-06 a cancelled booking frees its time, cancels its calendar event, and cannot be moved', async () => {
      const wanted = await first();
      const token = await booked(wanted);
      for (const _again of [1, 2])
        expect((await post('/api/bookings/cancel', { token })).json<BookingView>().state).toBe('cancelled');
      expect(await first()).toBe(wanted);
      expect((await tested.call(`/api/bookings/calendar?token=${token}`)).body).toContain('METHOD:CANCEL\r\n');
      expect((await mails()).map(({ subject }) => subject.split(':')[0])).toEqual([
        'Your test drive is booked',
        'Your test drive is cancelled',
      ]);
      expect((await post('/api/bookings/move', { token, date_time: wanted })).statusCode).toBe(409);
    });

    it('FORM-06 the day before a reminder leaves, not for a time that was moved or cancelled', async () => {
      const token = await booked(await first(undefined, 3));
      await post('/api/bookings/move', { token, date_time: await first(undefined, 2) });
      const { starts_at } = await look(token);
      const reminders = async () => (await mails()).filter(({ subject }) => subject.startsWith('Tomorrow'));
      expect(await reminders()).toHaveLength(0);
      time.now = starts_at - DAY + MINUTE;
      expect(await reminders()).toHaveLength(1);
      time.now = starts_at + MINUTE;
      expect(await reminders()).toHaveLength(1);
      expect(await look(token)).toMatchObject({ state: 'past', days: [] });
      expect((await post('/api/bookings/cancel', { token })).statusCode).toBe(409);
    });

    describe('FORM-06 one shopper has two test drives at most before them', () => {
      const NEXT = () => kias[next++ % kias.length]!;
      /** Books three further vehicles at three times of their place; the statuses. */
      const three = async (changes: (n: number) => object, networkOf: (n: number) => string) => {
        const statuses: number[] = [];
        for (const n of [1, 2, 3]) {
          kia = NEXT();
          const answer = await tested.send(
            tested.enquiry({
              category: 'Test Drive',
              vehicle_slug: kia.slug,
              date_time: await first(undefined, 4 + n),
              email: `m${next}.${n}@shopper.example`,
              ...changes(n),
            }),
            { 'x-forwarded-for': networkOf(n) },
          );
          statuses.push(answer.statusCode);
          if (answer.statusCode === 409)
            expect(fieldsOf(answer)).toEqual([
              { field: 'date_time', message: expect.stringContaining('booked already') as string },
            ]);
        }
        return statuses;
      };
      const own = () => crypto.randomUUID();

      it('by e-mail address, however it is tagged', async () => {
        expect(await three((n) => ({ email: `Kim+${n}@drives.example` }), own)).toEqual([201, 201, 409]);
      });
      it('by phone, however it is written', async () => {
        const phones = ['0412 777 888', '+61 412 777 888', '(04) 1277 7888'];
        expect(await three((n) => ({ phone: phones[n - 1] }), own)).toEqual([201, 201, 409]);
      });
      it('by network, for those that were booked since yesterday', async () => {
        const network = () => '203.0.113.21';
        expect(await three(() => ({}), network)).toEqual([201, 201, 409]);
        time.now += DAY + MINUTE;
        expect(await three(() => ({}), network)).toEqual([201, 201, 409]);
      });
      it('and another once one is cancelled; a day alone is no booking', async () => {
        const email = `${kia.slug}@twice.example`;
        const token = await booked();
        await book(await first(undefined, 2), { email });
        kia = NEXT();
        await book(await first(undefined, 3), { email });
        kia = NEXT();
        expect((await book(await first(undefined, 5), { email })).statusCode).toBe(409);
        expect((await book((await first(undefined, 5)).slice(0, 10), { email })).statusCode).toBe(201);
        const { db } = tested.service.database;
        const { id } = await db
          .selectFrom('bookings')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow();
        await db.updateTable('bookings').set({ state: 'cancelled' }).where('id', '=', id).execute();
        expect((await book(await first(undefined, 5), { email })).statusCode).toBe(201);
        expect(token).not.toBe('');
      });
    });

    it('FORM-06 a name that is an address is not repeated in the dealer’s mail', async () => {
      await book(await first(), { name: 'LOAN OVERDUE - pay at https://pay.example' });
      const [mail] = await mails();
      expect(mail?.body).toContain('Hello,');
      expect(mail?.body).not.toMatch(/OVERDUE|pay\.example/);
    });

    it('FORM-06 an address gets twenty mails a day over all forms and sites; what is booked after them is booked', async () => {
      const email = `${kia.slug}@shopper.example`;
      let sent = 0;
      for (let n = 0; n < 40; n += 1) {
        if (n % 10 === 0) time.now += 61 * MINUTE;
        const host = n % 2 === 0 ? 'harbour.localhost' : 'northline.localhost';
        const address = email.replace('@', `+${n}@`);
        if ((await post('/api/account/codes', { address }, host)).statusCode === 202) sent += 1;
      }
      expect(sent).toBe(20);
      expect((await book(await first())).statusCode).toBe(201);
      expect(await mails()).toEqual([]);
    });

    it('a person’s bookings are exported and erased', async () => {
      const wanted = await first();
      const token = await booked(wanted);
      const operator = (work: string) =>
        tested.call(`/api/admin/people/${work}`, {
          method: 'POST',
          payload: { email: `${kia.slug}@shopper.example` },
          headers: { 'x-admin-token': tested.service.adminToken },
        });
      expect((await operator('export')).body).toContain('"bookings"');
      const erased = (await operator('erase')).json<{ sites: { site: string; erased: object }[] }>().sites;
      expect(erased.find(({ site }) => site === 'harbour')?.erased).toMatchObject({ bookings: 1, enquiries: 1 });
      expect((await tested.call(`/api/bookings/current?token=${token}`)).statusCode).toBe(404);
      expect(await first()).toBe(wanted);
    });

    it.each([
      ['/api/bookings/cancel', {}],
      ['/api/bookings/cancel', { token: 'x' }],
      ['/api/bookings/move', { token: 'x'.repeat(43), date_time: 'soon' }],
    ])('API-04 %s of %j is refused by its field', async (url, body) => {
      const answer = await post(url, body);
      expect([answer.statusCode, fieldsOf(answer).length]).toEqual([422, 1]);
    });
    it('API-04 an unknown link is a 404', async () => {
      const token = 'x'.repeat(43);
      expect((await tested.call(`/api/bookings/current?token=${token}`)).statusCode).toBe(404);
      expect((await post('/api/bookings/move', { token, date_time: '2027-01-12T09:00' })).statusCode).toBe(404);
    });
  },
  { stock: { harbour: kias, northline: [buildKia('N1')] }, clock: () => time.now, writesPerMinute: 500 },
);
