import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import type { ReservationView } from '@forecourt/checkout/domain';
import type {
  DeskAuditAnswer,
  DeskBookingsAnswer,
  DeskLeadAnswer,
  DeskLeadsAnswer,
  DeskReservationsAnswer,
} from '@forecourt/desk/domain';
import { deskModule } from '@forecourt/desk/module';
import { wordsConfig } from '@forecourt/site-config';
import type { Mail } from '@forecourt/service/outbound';
import type { ConfiguredSite, Sites } from '@forecourt/service/sites';
import { buildKia, demoSites } from './testing/demo.js';
import { describeService } from './testing/describeService.js';
import { desksOf, type DeskOptions } from './testing/deskSites.js';
import { groupDealers } from './testing/groupDealers.js';

const SAM = 'sam@harbour.example.com';
const NORA = 'nora@northline.example.com';
const WEI = 'wei@wattle.example.com';
const HOST = 'harbour.localhost';
const CHINESE = 'auburn.localhost';
/** Monday 11 January 2027, 11 am in Sydney. */
const now = Date.UTC(2027, 0, 11, 0);
const place = { dealership_slug: 'harbour-auburn', location: { slug: 'auburn', name: 'Harbour Auburn' } };
const kias = Array.from({ length: 8 }, (_, n) => buildKia(`L${n + 1}`, { price: 20_000 + n, ...place }));

const chinese = wordsConfig([deskModule.words!]).translations?.['zh-Hans'];

const dealersDir = groupDealers();
afterAll(() => rmSync(dealersDir, { recursive: true }));
const payment = { provider: 'test' };
const sent: Mail[] = [];

/**
 * Harbour's stock on three sites: harbour and auburn are one dealer in two languages, and usedcars is another. wattle
 * names harbour, which does not name it.
 */
function languageSites(desks: Readonly<Record<string, DeskOptions>>): Sites {
  const sites = demoSites({ checkout: { payment, isOn: true } }, dealersDir);
  const named = new Map([
    ['harbour', { inOtherLanguages: ['auburn'] }],
    ['auburn', { inOtherLanguages: ['harbour'], language: 'zh-Hans' as const }],
    ['wattle', { inOtherLanguages: ['harbour'], language: 'zh-Hans' as const }],
  ]);
  const all = sites.all.map((site): ConfiguredSite => ({
    ...site,
    site: { ...site.site, ...named.get(site.slug) },
    config: {
      ...site.config,
      ...(site.slug === 'wattle' && { site: { ...site.site, ...named.get('wattle') }, translation: chinese }),
      checkout: { ...site.config['checkout'], payment, isOn: true },
    },
  }));
  const bySlug = (slug: string) => all.find((site) => site.slug === slug);
  return desksOf({ all, broken: [], bySlug, byHost: (host) => bySlug(sites.byHost(host)?.slug ?? '') }, desks);
}

await describeService(
  'the desk of a dealer with sites in two languages',
  (tested) => {
    let visitors = 0;
    const post = (url: string, payload: object | string, host: string, cookie = '', type = 'application/json') =>
      tested.call(url, {
        ...{ method: 'POST', payload, host },
        headers: { 'x-forwarded-for': `10.9.1.${(visitors += 1)}`, 'content-type': type, cookie },
      });
    const get = (url: string, cookie: string, host = HOST) => tested.call(url, { host, headers: { cookie } });
    const mailsTo = async (email: string) => {
      await tested.settle();
      const { db } = tested.service.database;
      return db.selectFrom('messages').selectAll().where('recipient', 'like', `%${email}%`).orderBy('id').execute();
    };
    const signIn = async (email = SAM, host = HOST): Promise<string> => {
      await tested.service.database.db.deleteFrom('sign_in_code_sends').execute();
      await post('/api/desk/codes', { address: email }, host);
      const code = (/\d{3} \d{3}/.exec((await mailsTo(email)).at(-1)?.subject ?? '')?.[0] ?? '').replace(' ', '');
      const answer = await post('/api/desk/session', { address: email, code }, host);
      expect(answer.statusCode).toBe(201);
      return [answer.headers['set-cookie'] ?? []]
        .flat()
        .map((line) => line.split(';')[0])
        .join('; ');
    };
    const enquire = async (host: string, changes: object): Promise<string> => {
      const answer = await post('/api/enquiries', tested.enquiry(changes), host);
      expect(answer.statusCode).toBe(201);
      return answer.json<{ lead_id: string }>().lead_id;
    };
    const book = async (host: string, { slug }: { slug: string }): Promise<string> => {
      const { days } = (await tested.call(`/api/appointments?vehicle=${slug}`, { host })).json<{
        days: { date: string; times: string[] }[];
      }>();
      const date_time = `${days[1]?.date}T${days[1]?.times[0]}`;
      return enquire(host, { category: 'Test Drive', vehicle_slug: slug, date_time, email: `${slug}@drives.example` });
    };
    const hold = async (host: string, { slug }: { slug: string }) => {
      const shopper = { name: 'Mei', email: `${slug}@holds.example`, phone: '0412 345 678', agreed: true, url: '/' };
      const made = await post(
        '/api/reservations',
        { idempotency_key: crypto.randomUUID(), vehicle_slug: slug, ...shopper },
        host,
      );
      const { payment_url: page = '' } = made.json<ReservationView>();
      await post(page, 'card=4242424242424242', host, '', 'application/x-www-form-urlencoded');
      await tested.settle();
    };
    const leadsAt = async (cookie: string, query = '', host = HOST) =>
      (await get(`/api/desk/leads?${query}`, cookie, host)).json<DeskLeadsAnswer>().leads;
    const bookingsAt = async (cookie: string, host = HOST) =>
      (await get('/api/desk/bookings', cookie, host)).json<DeskBookingsAnswer>().bookings;
    const reservationsAt = async (cookie: string, host = HOST) =>
      (await get('/api/desk/reservations', cookie, host)).json<DeskReservationsAnswer>().reservations;

    it('API-01 BUY-01 leads, test drives and reservations of both sites are there, marked with the other’s', async () => {
      const [one, two, three] = kias;
      const own = await enquire(HOST, { name: 'Robin', email: 'mei@example.com' });
      const other = await enquire(CHINESE, { name: 'Mei', email: 'mei@example.com', location: 'auburn' });
      const drive = await book(CHINESE, one!);
      await book(HOST, two!);
      await hold(CHINESE, three!);
      const cookie = await signIn();
      const leads = await leadsAt(cookie, 'q=mei@');
      expect(leads.map(({ id, site, same_person }) => ({ id, site, same_person }))).toEqual([
        { id: other, site: CHINESE, same_person: 1 },
        { id: own, site: undefined, same_person: 1 },
      ]);
      const drives = await bookingsAt(cookie);
      expect(new Map(drives.map(({ email, site }) => [email, site]))).toEqual(
        new Map([
          [`${one!.slug}@drives.example`, CHINESE],
          [`${two!.slug}@drives.example`, undefined],
        ]),
      );
      expect(await reservationsAt(cookie)).toMatchObject([
        { site: CHINESE, state: 'held', stocknum: three!.stocknum, place: 'Harbour Auburn' },
      ]);
      const shown = (await get(`/api/desk/leads/${drive}`, cookie)).json<DeskLeadAnswer>();
      expect(shown.lead).toMatchObject({ site: CHINESE, visit: { state: 'booked' } });
      expect(shown).toMatchObject({ vehicle_slug: one!.slug, bookings: [{ site: CHINESE }] });
      // the labels are those of the desk's language
      expect(shown.lines.map(({ label }) => label)).toContain('Email');
      const file = (await get('/api/desk/leads/export?q=mei@', cookie)).body;
      expect(file.split('\r\n').map((line) => line.split(',').at(-1))).toEqual(
        expect.arrayContaining(['Site', CHINESE, HOST]) as string[],
      );
    });

    it('API-01 a lead of the other site is worked on as one’s own, and its shopper is answered from there', async () => {
      const cookie = await signIn();
      const lead = await enquire(CHINESE, { name: 'Li', email: 'li@example.com', location: 'auburn' });
      const work = async (deed: string, body: object) =>
        (await post(`/api/desk/leads/${lead}/${deed}`, body, HOST, cookie)).json<DeskLeadAnswer>();
      expect((await work('owner', { owner: SAM })).lead).toMatchObject({ owner: { name: 'Sam' } });
      const key = crypto.randomUUID();
      expect(await work('notes', { key, text: 'Rings back.' })).toMatchObject({ notes: [{ who: 'Sam' }] });
      const reply = { key: crypto.randomUUID(), subject: 'The Kia', text: 'It is here.' };
      const answered = await work('reply', reply);
      expect([answered.lead.state, answered.answers_to]).toEqual(['in-progress', SAM]);
      expect(answered.history.map(({ what }) => what)).toEqual(expect.arrayContaining(['reply', 'note', 'owner']));
      const mail = (await mailsTo('li@example.com')).at(-1);
      expect(mail).toMatchObject({ site: 'auburn', subject: 'The Kia' });
      expect(sent.find(({ subject }) => subject === 'The Kia')?.replyTo).toMatchObject({ address: SAM });
      const { entries } = (await get('/api/desk/audit', cookie)).json<DeskAuditAnswer>();
      expect(entries.filter((entry) => entry.lead === lead).map(({ what }) => what)).toContain('reply');
    });

    it('BUY-01 FORM-06 a test drive and a reservation of the other site are decided at the desk', async () => {
      const [, , , , five, six] = kias;
      await book(CHINESE, five!);
      await hold(CHINESE, six!);
      const cookie = await signIn();
      const drive = (await bookingsAt(cookie)).find(({ email }) => email === `${five!.slug}@drives.example`)!;
      const held = (await reservationsAt(cookie)).find(({ stocknum }) => stocknum === six!.stocknum)!;
      const called = await post(`/api/desk/bookings/${drive.id}/cancel`, { key: drive.key }, HOST, cookie);
      const released = await post(`/api/desk/reservations/${held.id}/release`, { key: held.key }, HOST, cookie);
      expect([called.statusCode, released.statusCode]).toEqual([200, 200]);
      expect((await bookingsAt(cookie)).find(({ id }) => id === drive.id)?.state).toBe('cancelled');
      await tested.settle();
      expect((await reservationsAt(cookie)).find(({ id }) => id === held.id)?.state).toBe('refunded');
    });

    it('TEN-07 nothing of another dealer is there: of one stock, of one that names this one, or of any other', async () => {
      const [, , , , , , seven, eight] = kias;
      const foreign = await Promise.all(
        ['usedcars.localhost', 'wattle.localhost', 'northline.localhost'].map((host) =>
          enquire(host, { name: 'Foreign', email: 'foreign@example.com' }),
        ),
      );
      await book('usedcars.localhost', seven!);
      await hold('usedcars.localhost', eight!);
      const cookie = await signIn();
      expect(await leadsAt(cookie, 'q=foreign')).toEqual([]);
      const emails = (await bookingsAt(cookie)).map(({ email }) => email);
      expect(emails).not.toContain(`${seven!.slug}@drives.example`);
      expect((await reservationsAt(cookie)).map(({ stocknum }) => stocknum)).not.toContain(eight!.stocknum);
      const { db } = tested.service.database;
      const [drive, held] = await Promise.all(
        (['bookings', 'reservations'] as const).map((table) =>
          db.selectFrom(table).select('id').where('site', '=', 'usedcars').executeTakeFirstOrThrow(),
        ),
      );
      const key = crypto.randomUUID();
      for (const [url, body] of [
        ...foreign.map((id) => [`/api/desk/leads/${id}/state`, { state: 'done' }] as const),
        ...foreign.map((id) => [`/api/desk/leads/${id}/reply`, { key, subject: 'a', text: 'b' }] as const),
        [`/api/desk/bookings/${drive!.id}/cancel`, { key }],
        [`/api/desk/reservations/${held!.id}/release`, { key }],
      ] as const)
        expect([url, (await post(url, body, HOST, cookie)).statusCode]).toEqual([url, 404]);
      for (const id of foreign) expect((await get(`/api/desk/leads/${id}`, cookie)).statusCode).toBe(404);
    });

    it('API-03 a file of leads has its columns and states in the language of the desk', async () => {
      await enquire('wattle.localhost', { name: 'Zhang', email: 'zhang@example.com', opt_in: false });
      const cookie = await signIn(WEI, 'wattle.localhost');
      const file = (await get('/api/desk/leads/export?q=zhang', cookie, 'wattle.localhost')).body;
      const [columns = '', lead = ''] = file.split('\r\n');
      expect(columns).toContain('编号,收到时间,状态,类别,子类别,名字,姓氏');
      expect(columns).not.toMatch(/[a-z]/i);
      expect(lead.split(',')[2]).toBe('新');
      expect(lead.split(',').at(-4)).toBe('否');
      const english = (await get('/api/desk/leads/export?q=mei@', await signIn())).body;
      expect(english).toContain('Reference,Received,State,Category,Subcategory,First name,Last name');
      expect(english).toContain(',new,');
    });

    it('TEN-07 a site with a desk of its own is answered there alone, and no desk opens through another’s session', async () => {
      const own = await enquire('northline.localhost', { name: 'North', email: 'north@example.com' });
      const nora = await signIn(NORA, 'northline.localhost');
      expect((await leadsAt(nora, '', 'northline.localhost')).map(({ id }) => id)).toContain(own);
      expect((await leadsAt(nora, 'q=mei', 'northline.localhost')).length).toBe(0);
      // the Chinese site has no desk: its pages answer with 404 to everybody
      expect((await get('/api/desk/leads', await signIn(), CHINESE)).statusCode).toBe(404);
    });
  },
  {
    clock: () => now,
    writesPerMinute: 400,
    outboundPorts: { mail: { send: (mail) => Promise.resolve(void sent.push(mail)) } },
    stock: { harbour: kias, northline: [buildKia('9')], wattle: [buildKia('8')] },
    sites: languageSites({
      harbour: { isOn: true, people: [{ name: 'Sam', email: SAM }] },
      northline: { isOn: true, people: [{ name: 'Nora', email: NORA }] },
      wattle: { isOn: true, people: [{ name: 'Wei', email: WEI }] },
    }),
  },
);
