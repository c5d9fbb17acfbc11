import { expect, it } from 'vitest';
import { forgetOldEvents, MOST_A_DAY, MOST_OF_NETWORK } from '@forecourt/analytics';
import type { DeskActivityAnswer } from '@forecourt/desk/domain';
import { sql } from '@forecourt/service/database';
import { buildKia, demoSites } from './testing/demo.js';
import { describeService } from './testing/describeService.js';
import { desksOf } from './testing/deskSites.js';

const SAM = 'sam@harbour.example.com';
const PRIYA = 'priya@harbour.example.com';
let visitors = 0;
const time = { ahead: 0 };

await describeService(
  'what shoppers did',
  (tested) => {
    const address = () => `10.7.${(visitors += 1) >> 8}.${visitors & 255}`;
    const post = (
      url: string,
      payload: object | string,
      headers: Record<string, string> = {},
      host = 'harbour.localhost',
    ) => tested.call(url, { method: 'POST', payload, host, headers: { 'x-forwarded-for': address(), ...headers } });
    const tell = (events: unknown, headers?: Record<string, string>, host?: string) =>
      post('/api/events', { events }, headers, host);
    const event = (
      id: number,
      more: { vehicle_id?: string | undefined; label?: string } = {},
    ): { id: number; key: string; vehicle_id?: string | undefined } => ({ id, key: crypto.randomUUID(), ...more });
    const rows = (site = 'harbour') =>
      tested.service.database.db
        .selectFrom('events')
        .select(['event_id', 'key', 'vehicle_id', 'payload'])
        .where('site', '=', site)
        .orderBy('id')
        .execute();
    const added = async (work: () => Promise<unknown>, site?: string) => {
      const before = (await rows(site)).length;
      await work();
      return (await rows(site)).slice(before);
    };
    const signIn = async (email: string): Promise<string> => {
      await tested.service.database.db.deleteFrom('sign_in_code_sends').execute();
      await post('/api/desk/codes', { address: email });
      await tested.settle();
      const { subject } = await tested.service.database.db
        .selectFrom('messages')
        .select('subject')
        .where('recipient', '=', email)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      const code = (/\d{3} \d{3}/.exec(subject)?.[0] ?? '').replace(' ', '');
      const answer = await post('/api/desk/session', { address: email, code });
      return [answer.headers['set-cookie'] ?? []]
        .flat()
        .map((line) => line.split(';')[0])
        .join('; ');
    };
    const activity = async (cookie: string, query = '') => {
      const answer = await tested.call(`/api/desk/activity${query}`, {
        headers: { cookie, 'x-forwarded-for': address() },
      });
      return { status: answer.statusCode, body: answer.json<DeskActivityAnswer>() };
    };

    it('API-03 browsers tell in small calls; the same key is counted once, another site’s vehicle is left out', async () => {
      const [one, two] = [event(4, { vehicle_id: 'K1' }), event(25, { vehicle_id: 'K9', label: 'Used Car' })];
      const known = await tested.service.database.db.selectFrom('vehicles').select(['site', 'id']).execute();
      one.vehicle_id = known.find(({ site }) => site === 'harbour')?.id;
      two.vehicle_id = known.find(({ site }) => site === 'northline')?.id;
      const stored = await added(async () => {
        expect((await tell([one, two])).json()).toEqual({ stored: 2 });
        expect((await tell([one, event(49), one])).json()).toEqual({ stored: 1 });
        const both = await Promise.all([1, 2, 3].map(() => tell([two])));
        expect(both.map((answer) => [answer.statusCode, answer.json<{ stored: number }>().stored])).toEqual([
          [202, 0],
          [202, 0],
          [202, 0],
        ]);
      });
      expect(stored.map(({ event_id: id, vehicle_id: vehicle, payload }) => [id, vehicle, payload])).toEqual([
        [4, one.vehicle_id, {}],
        [25, null, { label: 'Used Car' }],
        [49, null, {}],
      ]);
    });
    it.each([
      [
        'a lead’s number',
        [{ id: 14, key: crypto.randomUUID() }],
        'events.0.id',
        'leads are counted by the service itself',
      ],
      ['no key', [{ id: 4 }], 'events.0.key', 'is required'],
      ['a key that is none', [{ id: 4, key: 'lead:1' }], 'events.0.key', 'must be a UUID'],
      [
        'words of its own',
        [{ id: 25, key: crypto.randomUUID(), label: 'Kim' }],
        'events.0.label',
        'must be "New Car" or "Used Car"',
      ],
      ['nothing', [], 'events', 'must hold an event'],
      [
        'too many',
        Array.from({ length: 21 }, () => ({ id: 4, key: crypto.randomUUID() })),
        'events',
        'must hold 20 at most',
      ],
    ])('API-03 %s is refused by its field', async (_name, events, field, message) => {
      const answer = await tell(events);
      expect(answer.statusCode).toBe(422);
      const { fields } = answer.json<{ error: { fields: { field: string; message: string }[] } }>().error;
      expect(fields[0]?.field).toBe(field);
      expect(fields[0]?.message).toContain(message);
    });
    it('API-03 no event is stored with DNT or GPC, or from another site’s page', async () => {
      const stored = await added(async () => {
        expect((await tell([event(4)], { dnt: '1' })).json()).toEqual({ stored: 0 });
        expect((await tell([event(4)], { 'sec-gpc': '1' })).json()).toEqual({ stored: 0 });
        expect((await tell([event(4)], { origin: 'https://evil.example' })).statusCode).toBe(403);
      });
      expect(stored).toEqual([]);
    });
    it('API-03 a site whose dealer counts elsewhere stores nothing, of leads neither', async () => {
      const stored = await added(async () => {
        expect((await tell([event(4)], {}, 'northline.localhost')).json()).toEqual({ stored: 0 });
        const sent = await post('/api/enquiries', tested.enquiry(), {}, 'northline.localhost');
        expect(sent.statusCode).toBe(201);
      }, 'northline');
      expect(stored).toEqual([]);
    });

    it.each([
      ['14 about no vehicle', {}, 14],
      ['15 about a used one', { vehicle_slug: 'kia-1' }, 15],
      ['14 about a new one', { vehicle_slug: 'kia-2' }, 14],
      ['17 a test drive of a new one', { category: 'Test Drive', vehicle_slug: 'kia-2' }, 17],
      ['48 a test drive of a used one', { category: 'Test Drive', vehicle_slug: 'kia-1' }, 48],
      [
        '9 the finance window',
        { category: 'Finance Enquiry', subcategory: 'Get Finance Now', vehicle_slug: 'kia-1' },
        9,
      ],
    ])('FORM-09 API-03 a lead is counted as %s, once with its lead, as its answer says', async (_name, changes, id) => {
      const body = tested.enquiry(changes);
      const stored = await added(async () => {
        const first = await tested.send(body);
        expect([first.statusCode, first.json<{ event_id: number }>().event_id]).toEqual([201, id]);
        expect((await tested.send(body)).statusCode).toBe(200);
      });
      expect(stored.map(({ event_id: number }) => number)).toEqual([id]);
      expect(stored[0]?.key).toMatch(/^lead:[\w-]{43}$/);
      expect(JSON.stringify(stored)).not.toMatch(/Kim|kim@/);
    });
    it('FORM-09 API-03 an enquiry that is refused, or a bot’s, is not counted', async () => {
      const stored = await added(async () => {
        expect((await tested.send(tested.enquiry({ email: 'x' }))).statusCode).toBe(422);
        await tested.send(tested.enquiry({ homepage: 'https://spam.example' }));
      });
      expect(stored).toEqual([]);
    });

    it('API-03 the desk shows the counts by day and kind, for a place those of its vehicles, and notes the look', async () => {
      const cookie = await signIn(SAM);
      const all = (await activity(cookie)).body;
      expect(all.days).toHaveLength(1);
      const count = (found: DeskActivityAnswer, kind: string) =>
        found.totals.find((item) => item.kind === kind)?.count ?? 0;
      expect([count(all, '4'), count(all, '17'), count(all, '9')]).toEqual([1, 1, 1]);
      await post('/api/phone-reveals', {
        location: 'auburn',
        website_id: tested.service.sites.bySlug('harbour')?.site.id ?? '',
      });
      expect(count((await activity(cookie)).body, 'phone-reveal')).toBe(1);
      const one = (await activity(await signIn(PRIYA))).body;
      expect([count(one, '48'), count(one, '49')]).toEqual([1, 0]);
      expect((await activity(cookie, '?from=2020-01-01&to=2020-01-31')).body).toMatchObject({ totals: [], days: [] });
      expect((await activity(cookie, '?from=2020-01-01')).status).toBe(422);
      expect((await activity(cookie, '?from=2020-02-01&to=2020-01-01')).status).toBe(422);
      const noted = await tested.service.database.db
        .selectFrom('desk_audit')
        .select('detail')
        .where('what', '=', 'activity-seen')
        .execute();
      expect(noted).toContainEqual({ detail: { text: '1 Jan 2020 to 31 Jan 2020' } });
    });
    it('API-03 one network fills no site’s counts: others are counted when it is full', async () => {
      const flood = () =>
        tell(
          Array.from({ length: 20 }, () => event(4)),
          { 'x-forwarded-for': '203.0.113.40' },
        );
      const stored = await added(async () => {
        for (let n = 0; n < 55; n += 1) expect((await flood()).statusCode).toBe(202);
      });
      expect(stored).toHaveLength(MOST_OF_NETWORK);
      expect((await flood()).json()).toEqual({ stored: 0 });
      const reveal = { location: 'auburn', website_id: tested.service.sites.bySlug('harbour')?.site.id ?? '' };
      const shown = await added(() => post('/api/phone-reveals', reveal, { 'x-forwarded-for': '203.0.113.40' }));
      expect(shown).toEqual([]);
      expect((await tell([event(4)])).json()).toEqual({ stored: 1 });
    });
    it('API-03 numbers that were shown, and leads, use up nothing of what browsers may tell', async () => {
      const { db } = tested.service.database;
      const fill = (name: string, key: string) =>
        sql`insert into events (site, name, payload, key)
          select 'harbour', ${name}, '{}', ${key} || n from generate_series(1, ${MOST_A_DAY}) n`.execute(db);
      await fill('phone-reveal', 'shown:');
      await fill('event', 'lead:');
      expect((await tell([event(4)])).json()).toEqual({ stored: 1 });
      await fill('event', 'browser:');
      // counted anew once a minute
      time.ahead += 60_000;
      expect((await tell([event(4)])).json()).toEqual({ stored: 0 });
      await sql`delete from events where key ~ '^(shown|lead|browser):[0-9]+$'`.execute(db);
      time.ahead += 60_000;
    });
    it('API-03 what is old is forgotten, this site’s alone', async () => {
      const site = tested.service.sites.bySlug('harbour')!;
      const { db } = tested.service.database;
      await db
        .insertInto('events')
        .values([
          {
            site: 'harbour',
            name: 'event',
            event_id: 4,
            vehicle_id: null,
            payload: '{}',
            created_at: new Date(Date.now() - 401 * 86_400_000),
          },
          {
            site: 'aurora',
            name: 'event',
            event_id: 4,
            vehicle_id: null,
            payload: '{}',
            created_at: new Date(Date.now() - 401 * 86_400_000),
          },
        ] as never)
        .execute();
      expect(await forgetOldEvents(db, site, Date.now())).toBe(1);
      expect(await rows('aurora')).toHaveLength(1);
    });
  },
  {
    writesPerMinute: 200,
    stock: {
      harbour: [
        buildKia('1', { location: { slug: 'auburn', name: 'Auburn' } }),
        buildKia('2', { car_type: 'new', location: { slug: 'newcastle', name: 'Newcastle' } }),
      ],
      northline: [buildKia('9')],
    },
    sites: desksOf(uncounted(demoSites({ forms: { messageRequired: true } }), 'northline'), {
      harbour: {
        isOn: true,
        people: [
          { name: 'Sam', email: SAM },
          { name: 'Priya', email: PRIYA, locations: ['auburn'] },
        ],
      },
    }),
    clock: () => Date.now() + time.ahead,
  },
);

/** The dealers, one of whom counts elsewhere. */
function uncounted(sites: ReturnType<typeof demoSites>, slug: string): ReturnType<typeof demoSites> {
  const all = sites.all.map((site) =>
    site.slug === slug
      ? { ...site, site: { ...site.site, analytics: { ...site.site.analytics, store: false } } }
      : site,
  );
  const bySlug = (name: string) => all.find((site) => site.slug === name);
  return { all, broken: [], bySlug, byHost: (host) => bySlug(sites.byHost(host)?.slug ?? '') };
}
