import { beforeEach, expect, it } from 'vitest';
import type { ReservationView } from '@forecourt/checkout/domain';
import type { DeskBookingsAnswer, DeskReservationsAnswer } from '@forecourt/desk/domain';
import type { BookingView } from '@forecourt/forms/domain';
import { buildKia } from './testing/demo.js';
import { describeService } from './testing/describeService.js';
import { desksOf } from './testing/deskSites.js';
import { takingDeposits } from './testing/takingDeposits.js';

const SAM = 'sam@harbour.example.com';
const PRIYA = 'priya@harbour.example.com';
const HOUR = 3_600_000;
/** Monday 11 January 2027, 11 am in Brisbane, noon in Sydney. */
const start = Date.UTC(2027, 0, 11, 1);
const time = { now: start };
const AUBURN = { slug: 'auburn', name: 'Harbour Auburn' };
const BRISBANE = { slug: 'brisbane', name: 'Harbour Brisbane' };
const kias = Array.from({ length: 16 }, (_, n) =>
  buildKia(`D${n + 1}`, { price: 20_000 + n, location: n % 2 ? BRISBANE : AUBURN }),
);

await describeService(
  'the days of the desk',
  (tested) => {
    let next = 0;
    let visitors = 0;
    /** A vehicle at Auburn that no other test touches, and one in Brisbane. */
    let [kia, other] = [kias[0]!, kias[1]!];
    const cookies = new Map<string, string>();
    beforeEach(() => {
      [kia, other] = [kias[next++]!, kias[next++]!];
    });
    const address = () => `10.9.${(visitors += 1) >> 8}.${visitors & 255}`;
    const post = (url: string, payload: object | string, cookie = '', host = 'harbour.localhost', type?: string) =>
      tested.call(url, {
        ...{ method: 'POST', payload, host },
        headers: {
          'x-forwarded-for': address(),
          ...(cookie ? { cookie } : {}),
          ...(type ? { 'content-type': type } : {}),
        },
      });
    const get = (url: string, cookie: string, host = 'harbour.localhost') =>
      tested.call(url, { host, headers: { 'x-forwarded-for': address(), cookie } });
    const mailsTo = async (email: string) => {
      await tested.settle();
      const { db } = tested.service.database;
      return db
        .selectFrom('messages')
        .select(['subject', 'body'])
        .where('recipient', 'like', `%${email}%`)
        .orderBy('id')
        .execute();
    };
    const signIn = async (email = SAM, host = 'harbour.localhost'): Promise<string> => {
      await tested.service.database.db.deleteFrom('sign_in_code_sends').execute();
      await post('/api/desk/codes', { address: email }, '', host);
      const code = (/\d{3} \d{3}/.exec((await mailsTo(email)).at(-1)?.subject ?? '')?.[0] ?? '').replace(' ', '');
      const answer = await post('/api/desk/session', { address: email, code }, '', host);
      return [answer.headers['set-cookie'] ?? []]
        .flat()
        .map((line) => line.split(';')[0])
        .join('; ');
    };
    const book = async (vehicle = kia, from = 1): Promise<{ token: string; at: string }> => {
      const { days } = (await tested.call(`/api/appointments?vehicle=${vehicle.slug}`)).json<{
        days: { date: string; times: string[] }[];
      }>();
      const at = `${days[from]?.date}T${days[from]?.times[0]}`;
      const email = `${vehicle.slug}@drives.example`;
      const sent = await tested.send(
        tested.enquiry({ category: 'Test Drive', vehicle_slug: vehicle.slug, date_time: at, name: 'Robin', email }),
      );
      expect(sent.statusCode).toBe(201);
      return { token: /\/booking\?token=([\w-]{43})/.exec((await mailsTo(email)).at(-1)?.body ?? '')?.[1] ?? '', at };
    };
    const hold = async (vehicle = kia): Promise<string> => {
      const body = {
        idempotency_key: crypto.randomUUID(),
        vehicle_slug: vehicle.slug,
        name: 'Robin',
        email: `${vehicle.slug}@holds.example`,
        phone: '0412 345 678',
        agreed: true,
        url: '/',
      };
      const { token, payment_url: page = '' } = (await post('/api/reservations', body)).json<ReservationView>();
      await post(page, 'card=4242424242424242', '', undefined, 'application/x-www-form-urlencoded');
      await tested.settle();
      return token;
    };
    const drives = async (cookie: string, query = '') =>
      (await get(`/api/desk/bookings${query}`, cookie)).json<DeskBookingsAnswer>().bookings;
    const driveOf = async (cookie: string, vehicle = kia) => {
      const lead = await tested.service.database.db
        .selectFrom('bookings')
        .select('id')
        .where('vehicle_id', '=', vehicle.id)
        .executeTakeFirstOrThrow();
      return (await drives(cookie)).find(({ id }) => id === lead.id)!;
    };
    const heldOf = async (cookie: string, vehicle = kia) =>
      (await get('/api/desk/reservations', cookie))
        .json<DeskReservationsAnswer>()
        .reservations.find(({ stocknum }) => stocknum === vehicle.stocknum)!;
    const audit = async (what: string) =>
      tested.service.database.db
        .selectFrom('desk_audit')
        .select(['who', 'detail'])
        .where('what', '=', what)
        .orderBy('id')
        .execute();
    const deskOf = async (email = SAM) => {
      const known = cookies.get(email);
      if (known && (await get('/api/desk/leads', known)).statusCode === 200) return known;
      cookies.set(email, await signIn(email));
      return cookies.get(email)!;
    };
    const isReserved = async (slug: string) =>
      (await tested.call(`/api/vehicles/${slug}`)).json<{ vehicle: { reserved?: boolean } }>().vehicle.reserved ===
      true;

    it('FORM-06 API-04 test drives are listed by the day and time zone of their place, in order', async () => {
      const cookie = await deskOf();
      const [here, there] = [await book(kia), await book(other)];
      const item = await driveOf(cookie);
      expect(item).toMatchObject({
        day: here.at.slice(0, 10),
        state: 'booked',
        time_zone: 'Australia/Sydney',
        place: 'Harbour Auburn',
        name: 'Robin',
      });
      expect(await driveOf(cookie, other)).toMatchObject({
        day: there.at.slice(0, 10),
        time_zone: 'Australia/Brisbane',
        state: 'booked',
      });
      const ofDay = await drives(cookie, `?day=${here.at.slice(0, 10)}`);
      expect(ofDay.map(({ id }) => id)).toContain(item.id);
      expect(await drives(cookie, '?day=2027-03-01')).toEqual([]);
      const all = await drives(cookie);
      expect(all.map(({ starts_at: at }) => at)).toEqual(all.map(({ starts_at: at }) => at).sort());
      expect((await get('/api/desk/bookings?day=1.3.', cookie)).statusCode).toBe(422);
    });

    it('FORM-06 one is cancelled once for a key: its time is free, the shopper is notified, and the audit records it', async () => {
      const cookie = await deskOf();
      const { token, at } = await book();
      const { id, key, reference } = await driveOf(cookie);
      const before = (await audit('booking-cancelled')).length;
      const both = await Promise.all([1, 2].map(() => post(`/api/desk/bookings/${id}/cancel`, { key }, cookie)));
      expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(await driveOf(cookie)).toMatchObject({ state: 'cancelled' });
      const mails = await mailsTo(`${kia.slug}@drives.example`);
      const told = mails.filter(({ subject }) => subject.startsWith('We had to cancel'));
      expect(told).toHaveLength(1);
      expect(told[0]?.body).toContain(`/cars/${kia.slug}/request/test-drive`);
      expect(told[0]?.body).not.toContain(token);
      expect((await audit('booking-cancelled')).slice(before)).toEqual([{ who: SAM, detail: { text: reference } }]);
      expect((await tested.call(`/api/bookings/current?token=${token}`)).json<BookingView>().state).toBe('cancelled');
      const again = await post(`/api/desk/bookings/${id}/cancel`, { key: crypto.randomUUID() }, cookie);
      expect([again.statusCode, again.body]).toEqual([409, expect.stringContaining('cancelled already')]);
      expect(await audit('booking-cancelled')).toHaveLength(before + 1);
      const lead = await tested.service.database.db
        .selectFrom('leads')
        .select('payload')
        .where('vehicle_id', '=', kia.id)
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(lead.payload)).toContain('Cancelled at the desk; it was on');
      const { days } = (await tested.call(`/api/appointments?vehicle=${kia.slug}`)).json<{
        days: { date: string; times: string[] }[];
      }>();
      expect(days.find(({ date }) => date === at.slice(0, 10))?.times).toContain(at.slice(11));
    });

    it('FORM-06 one that has begun cannot be cancelled any more', async () => {
      const { at } = await book();
      const item = await driveOf(await deskOf());
      time.now = Date.parse(item.starts_at) + 1000;
      const cookie = await deskOf();
      expect(await driveOf(cookie)).toMatchObject({ state: 'past', day: at.slice(0, 10) });
      expect((await post(`/api/desk/bookings/${item.id}/cancel`, { key: item.key }, cookie)).statusCode).toBe(409);
    });

    it('BUY-01 a reservation that is completed keeps its deposit, and its vehicle stays reserved', async () => {
      const cookie = await deskOf();
      const token = await hold();
      const { id, key, reference, state } = await heldOf(cookie);
      expect(state).toBe('held');
      const both = await Promise.all(
        [1, 2].map(() => post(`/api/desk/reservations/${id}/complete`, { key: key! }, cookie)),
      );
      expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      time.now += 49 * HOUR;
      await tested.settle();
      const view = (await tested.call(`/api/reservations/current?token=${token}`)).json<ReservationView>();
      expect(view).toMatchObject({ state: 'completed', payment: 'paid' });
      expect(await isReserved(kia.slug)).toBe(true);
      const mails = (await mailsTo(`${kia.slug}@holds.example`)).map(({ subject }) => subject);
      expect(mails.filter((subject) => subject.startsWith('Completed: your reservation'))).toHaveLength(1);
      expect((await audit('reservation-completed')).at(-1)).toEqual({ who: SAM, detail: { text: reference } });
      const later = await deskOf();
      expect((await heldOf(later)).key).toBeUndefined();
      const refused = await post(`/api/desk/reservations/${id}/release`, { key: crypto.randomUUID() }, later);
      expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('not held any more')]);
      expect(
        (
          await post('/api/reservations', {
            idempotency_key: crypto.randomUUID(),
            vehicle_slug: kia.slug,
            name: 'Ada',
            email: 'ada@example.com',
            phone: '0412 345 679',
            agreed: true,
            url: '/',
          })
        ).statusCode,
      ).toBe(409);
    });

    it('BUY-01 one that is released gives the vehicle free and the deposit back', async () => {
      const cookie = await deskOf();
      const token = await hold();
      const { id, key } = await heldOf(cookie);
      expect((await post(`/api/desk/reservations/${id}/release`, { key: key! }, cookie)).statusCode).toBe(200);
      await tested.settle();
      const view = (await tested.call(`/api/reservations/current?token=${token}`)).json<ReservationView>();
      expect(view).toMatchObject({ state: 'refunded', payment: 'refunded' });
      expect(await isReserved(kia.slug)).toBe(false);
      const mails = await mailsTo(`${kia.slug}@holds.example`);
      expect(mails.map(({ body }) => body).join()).toContain('The dealer has ended your reservation');
      const told = await tested.service.database.db
        .selectFrom('leads')
        .select('payload')
        .where('vehicle_id', '=', kia.id)
        .execute();
      expect(JSON.stringify(told)).toContain('Released at the desk');
      expect((await audit('reservation-released')).length).toBeGreaterThan(0);
    });

    it('TEN-07 bookings and reservations of another place or site can neither be seen nor decided', async () => {
      await Promise.all([book(kia), book(other)]);
      await hold(other);
      const sam = await deskOf();
      const [mine, theirs, held] = [await driveOf(sam), await driveOf(sam, other), await heldOf(sam, other)];
      const priya = await deskOf(PRIYA);
      const seen = (await drives(priya)).map(({ id }) => id);
      expect([seen.includes(mine.id), seen.includes(theirs.id)]).toEqual([true, false]);
      const key = crypto.randomUUID();
      const north = await signIn('sam@harbour.example.com', 'northline.localhost');
      for (const [cookie, host] of [
        [priya, 'harbour.localhost'],
        [north, 'northline.localhost'],
      ] as const)
        for (const url of [
          `/api/desk/bookings/${theirs.id}/cancel`,
          `/api/desk/reservations/${held.id}/complete`,
          `/api/desk/reservations/${held.id}/release`,
        ])
          expect([url, host, (await post(url, { key }, cookie, host)).statusCode]).toEqual([url, host, 404]);
      expect(await driveOf(sam, other)).toMatchObject({ state: 'booked' });
      expect((await heldOf(sam, other)).state).toBe('held');
      expect((await post(`/api/desk/bookings/${mine.id}/cancel`, { key })).statusCode).toBe(401);
      const bad = await post(`/api/desk/bookings/${mine.id}/cancel`, { key: '1' }, sam);
      expect([bad.statusCode, bad.body]).toEqual([422, expect.stringContaining('must be a UUID')]);
    });
  },
  {
    clock: () => time.now,
    writesPerMinute: 200,
    stock: { harbour: kias, northline: [buildKia('9')] },
    sites: desksOf(takingDeposits('harbour', { provider: 'test' }), {
      harbour: {
        isOn: true,
        people: [
          { name: 'Sam', email: SAM },
          { name: 'Priya', email: PRIYA, locations: ['auburn'] },
        ],
      },
      northline: { isOn: true, people: [{ name: 'Sam', email: SAM }] },
    }),
  },
);
