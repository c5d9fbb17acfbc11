import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { listAppointments } from '@forecourt/forms/domain';
import { buildKia, demoSites } from './testing/demo.js';
import { describeService } from './testing/describeService.js';
import { groupDealers } from './testing/groupDealers.js';

/** Monday 11 January 2027, 11 am in Sydney. */
const start = Date.UTC(2027, 0, 11, 0);
const at = (slug: string) => ({ dealership_slug: 'harbour-auburn', location: { slug, name: `Harbour ${slug}` } });
const kias = Array.from({ length: 40 }, (_, index) => buildKia(`G${index + 1}`, at('auburn')));

const dealersDir = groupDealers();
afterAll(() => rmSync(dealersDir, { recursive: true }));
const auburn = path.join(dealersDir, 'auburn/site.json');
const config = JSON.parse(readFileSync(auburn, 'utf8')) as { site: object };
// harbour has a start every 30 minutes
const appointments = { days: 14, everyMinutes: 60, noticeMinutes: 120, perSlot: 1 };
writeFileSync(auburn, JSON.stringify({ ...config, site: { ...config.site, appointments } }));

await describeService(
  'test drives of two sites with one yard',
  (tested) => {
    let next = 0;
    let day = 0;
    /** A day on which no other test books. */
    beforeEach(() => void day++);
    const nextKia = () => kias[next++]!;
    const timesOf = async (host: string, slug: string) => {
      const answer = await tested.call(`/api/appointments?vehicle=${slug}`, { host });
      const { days, taken } = listAppointments.answer.parse(answer.json());
      const date = `2027-01-${11 + day}`;
      const of = (some: typeof taken) => some?.find((one) => one.date === date)?.times ?? [];
      return { free: of(days), taken: of(taken), date };
    };
    const book = (host: string, slug: string, date_time: string) =>
      tested.call('/api/enquiries', {
        host,
        method: 'POST',
        headers: { 'x-forwarded-for': crypto.randomUUID() },
        payload: tested.enquiry({
          category: 'Test Drive',
          vehicle_slug: slug,
          date_time,
          email: `${crypto.randomUUID()}@shopper.example`,
        }),
      });
    const [harbour, member] = ['harbour.localhost', 'auburn.localhost'] as const;

    it.each([
      [harbour, member],
      [member, harbour],
    ])('FORM-06 TEN-04 an hour of the yard that %s gave is taken at %s, for every vehicle', async (first, second) => {
      const [one, other] = [nextKia(), nextKia()];
      const { free, date } = await timesOf(first, one.slug);
      const [time = ''] = free;
      expect((await timesOf(second, other.slug)).free).toContain(time);
      expect((await book(first, one.slug, `${date}T${time}`)).statusCode).toBe(201);
      const seen = await timesOf(second, other.slug);
      expect([seen.free.includes(time), seen.taken.includes(time)]).toEqual([false, true]);
      expect((await book(second, other.slug, `${date}T${time}`)).statusCode).toBe(409);
    });

    it('FORM-06 TEN-04 a drive of an hour takes both of its half hours at a site that has such', async () => {
      const [one, other] = [nextKia(), nextKia()];
      const { free, date } = await timesOf(member, one.slug);
      const time = free[0] ?? '';
      const half = `${time.slice(0, 2)}:${time.endsWith('00') ? '30' : '00'}`;
      const later = time.endsWith('00') ? half : `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}:00`;
      expect((await timesOf(harbour, other.slug)).free).toContain(later);
      expect((await book(member, one.slug, `${date}T${time}`)).statusCode).toBe(201);
      expect((await timesOf(harbour, other.slug)).free).not.toContain(later);
      for (const { slug } of [one, other]) expect((await book(harbour, slug, `${date}T${later}`)).statusCode).toBe(409);
    });

    it('FORM-06 TEN-04 hours that a site gave before it shared the stock are taken at its yard, not its vehicles', async () => {
      const [one, other] = [nextKia(), nextKia()];
      const { free, date } = await timesOf(member, one.slug);
      const [time = ''] = free;
      expect((await book(member, one.slug, `${date}T${time}`)).statusCode).toBe(201);
      const { db } = tested.service.database;
      for (const table of ['bookings', 'booking_slots'] as const)
        await db
          .updateTable(table)
          .set({ stock_owner: member.split('.')[0]! })
          .where('vehicle_id', '=', one.id)
          .execute();
      for (const { slug } of [one, other]) {
        expect((await timesOf(member, slug)).free).not.toContain(time);
        expect((await timesOf(harbour, slug)).free).toContain(time);
      }
      expect((await book(member, other.slug, `${date}T${time}`)).statusCode).toBe(409);
    });

    it('FORM-06 TEN-04 of twenty at once at both sites one books', async () => {
      const { free, date } = await timesOf(member, nextKia().slug);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          book(index % 2 === 0 ? harbour : member, kias[20 + index]!.slug, `${date}T${free[0]}`),
        ),
      );
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    });
  },
  {
    stock: { harbour: kias },
    sites: demoSites({}, dealersDir),
    clock: () => start,
    needsPostgres: true,
  },
);
