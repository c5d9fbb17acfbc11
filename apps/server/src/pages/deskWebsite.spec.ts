import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_PICTURES } from '@forecourt/desk/domain';
import { deskPort } from '@forecourt/desk/server';
import { databaseEngines } from '@forecourt/service/database/testing';
import { ROOT } from '../configuration/readSites.js';
import { processesOf, type Process } from './twoProcesses.spec.help.js';

const { engines, stop } = await databaseEngines({ needsPostgres: true });
afterAll(stop, 120_000);

const SAM = 'sam@harbour.example';
const PRIYA = 'priya@harbour.example';
const NORA = 'nora@harbour.example';
const PEOPLE = [
  { name: 'Sam', email: SAM, roles: ['editor'] },
  { name: 'Priya', email: PRIYA, roles: ['editor'], locations: ['auburn'] },
  { name: 'Nora', email: NORA },
];
interface Site {
  readonly version: number;
  readonly published_by: string;
  readonly places: readonly {
    readonly slug: string;
    readonly hours: readonly object[];
    readonly people: readonly { readonly name: string }[];
  }[];
  readonly announcements: readonly object[];
  readonly menu?: {
    readonly is_standard: boolean;
    readonly entries: readonly { readonly label: string; readonly items: readonly string[] }[];
  };
  readonly front_page?: readonly { readonly id: string; readonly is_shown: boolean }[];
  readonly offers?: { readonly items: readonly { readonly id: string; readonly is_shown: boolean }[] };
  readonly pictures?: readonly { readonly path: string; readonly is_used: boolean }[];
  readonly front_pictures?: readonly { readonly spot: string; readonly image?: string }[];
}

async function* inHalves(body: Buffer, midway = () => Promise.resolve()): AsyncGenerator<Buffer> {
  const half = Math.floor(body.length / 2);
  yield body.subarray(0, half);
  await midway();
  yield body.subarray(half);
}

describe.each(engines)('the website at the desk, on $engine', ({ url }) => {
  const root = mkdtempSync(path.join(tmpdir(), 'forecourt-website-'));
  const file = path.join(root, 'dealers/harbour/site.json');
  let process: Process;
  beforeAll(async () => {
    cpSync(path.join(ROOT, 'dealers', 'harbour'), path.dirname(file), { recursive: true });
    const source = JSON.parse(readFileSync(file, 'utf8')) as { desk: object };
    writeFileSync(file, JSON.stringify({ ...source, desk: { isOn: true, people: PEOPLE } }));
    process = await processesOf({
      ...{ root, databaseUrl: url },
      render: ({ site }) =>
        Promise.resolve({
          ...{ status: 200, headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }), faults: [] },
          html: JSON.stringify(site.config['navigation']?.['announcements']),
        }),
    })('a');
  }, 300_000);
  afterAll(async () => {
    await process.pages.close();
    await process.service.close();
    rmSync(root, { recursive: true });
  });

  const call = async (email: string, body?: object) => {
    const { context, sites, api } = process.service;
    const site = sites.bySlug('harbour')!;
    const visitor = { cookies: undefined, host: 'harbour.localhost' };
    const line = await context.port(deskPort).sessions.open(site, { name: '', email }, visitor);
    const headers = { host: 'harbour.localhost', cookie: line.split(';')[0] ?? '' };
    return body
      ? api.inject({ method: 'POST', url: '/api/desk/site', headers, payload: body })
      : api.inject({ url: '/api/desk/site', headers });
  };
  const read = async (email: string) => (await call(email)).json<Site>();
  const messageOf = (answer: Awaited<ReturnType<typeof call>>) =>
    [answer.statusCode, answer.json<{ error: { message: string } }>().error.message] as const;
  const announcement = (text: string, more: object = {}) => ({
    ...{ kind: 'announcement', index: 0 },
    announcement: { text, tone: 'plain', ...more },
  });
  const page = async (cookie?: string) =>
    (await process.pages.inject({ url: '/', headers: { host: 'harbour.localhost', ...(cookie ? { cookie } : {}) } }))
      .body;

  it('LOC-04 an editor sees a change before it is live, then publishes it, and the list says who did what', async () => {
    const { version } = await read(SAM);
    const change = announcement('Open on Boxing Day.', { starts_at: '2026-12-26T08:00' });
    const shown = await call(SAM, { version, deed: 'preview', day: '2026-12-26', change });
    const { preview } = shown.json<{ preview: { address: string } }>();
    const opened = await process.pages.inject({
      url: new URL(preview.address).pathname,
      headers: { host: 'harbour.localhost' },
    });
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
    expect(await page(cookie)).toContain('Open on Boxing Day.');
    expect(await page()).not.toContain('Open on Boxing Day.');
    // the desk is no part of its preview
    const both = await process.service.api.inject({
      url: '/api/desk',
      headers: { host: 'harbour.localhost', cookie },
    });
    expect(both.headers).not.toHaveProperty('x-robots-tag');
    const published = await call(SAM, { version, deed: 'publish', change });
    expect(published.json()).toEqual({ version: version + 1 });
    expect(await page()).toContain('"startsAt":"2026-12-25T21:00:00.000Z"');
    expect(await read(SAM)).toMatchObject({ version: version + 1, published_by: SAM });
    const done = await process.service.database.db
      .selectFrom('desk_audit')
      .select(['who', 'what', 'detail'])
      .where('what', 'in', ['site-preview', 'site-published'])
      .orderBy('id')
      .execute();
    expect(done).toMatchObject([
      { who: SAM, what: 'site-preview', detail: { text: expect.stringContaining('Open on Boxing Day.') as string } },
      { who: SAM, what: 'site-published', detail: { text: expect.stringMatching(/^\d+: .*announcements/) as string } },
    ]);
  });

  const publish = async (change: object) => {
    const { version } = await read(SAM);
    const answer = await call(SAM, { version, deed: 'publish', change });
    expect([answer.statusCode, answer.json()]).toEqual([200, { version: version + 1 }]);
    return read(SAM);
  };
  const detailOf = async (version: number) => {
    const { db } = process.service.database;
    const [last] = await db
      .selectFrom('desk_audit')
      .select('detail')
      .where('what', '=', 'site-published')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    const { text } = last?.detail as { readonly text: string };
    expect(text).toMatch(new RegExp(`^${version}: `));
    return text;
  };

  it('NAV-01 the standard menu is put into another order, and an entry of it hidden', async () => {
    const { menu } = await read(SAM);
    const labels = menu?.entries.map(({ label }) => label) ?? [];
    expect([menu?.is_standard, labels.length > 4]).toEqual([true, true]);
    const entries = labels.map((_label, index) => ({ index, is_shown: index !== 1 })).toReversed();
    const after = await publish({ kind: 'menu', entries });
    expect(after.menu).toMatchObject({ is_standard: false });
    expect(after.menu?.entries.map(({ label }) => label)).toEqual(labels.toReversed());
    expect(after.menu?.entries.at(-2)).toMatchObject({ is_shown: false });
    expect(await detailOf(after.version)).toContain('navigation.menu');
    const index = labels.length;
    const beyond = { kind: 'menu', entries: [...entries.slice(1), { index, is_shown: true }] };
    expect((await call(SAM, { version: after.version, deed: 'publish', change: beyond })).statusCode).toBe(422);
  });

  it('NAV-01 a dropdown of the menu is put into another order, seen before it is live', async () => {
    const { menu, version } = await read(SAM);
    const entries = menu?.entries ?? [];
    const entry = entries.findIndex(({ items }) => items.length > 2);
    const items = entries[entry]?.items ?? [];
    const change = { kind: 'menu-items', entry, order: items.map((_item, index) => index).toReversed() };
    expect((await call(SAM, { version, deed: 'preview', change })).statusCode).toBe(200);
    expect((await read(SAM)).menu).toEqual(menu);
    const after = await publish(change);
    expect(after.menu?.entries.map((one) => one.items)).toEqual(
      entries.map((one, at) => (at === entry ? items.toReversed() : one.items)),
    );
    expect(await detailOf(after.version)).toContain('navigation.menu');
    expect(messageOf(await call(SAM, { version, deed: 'publish', change }))[0]).toBe(409);
  });

  it('the front page gets a section that its template has, and another order', async () => {
    const { front_page: before = [] } = await read(SAM);
    const sections = before.toReversed().map(({ id }) => ({ id, is_shown: id !== 'search/home-hero' }));
    const after = await publish({ kind: 'front-page', sections });
    expect(after.front_page?.filter((section) => section.is_shown)).toEqual(sections.filter((one) => one.is_shown));
    expect(await detailOf(after.version)).toContain('site.homeSections');
  });

  it('OFR-01 an offer is added, hidden and taken away', async () => {
    const offer = { name: 'Tyres <b>now</b>', description: '<script>alert(1)</script>', disclaimer: 'Fitted.' };
    const added = await publish({ kind: 'offer', id: '', offer });
    const own = added.offers?.items.at(-1);
    expect(own).toMatchObject({ ...offer, id: `tyres-b-now-b-${added.version - 1}`, is_shown: true });
    const order = added.offers?.items.map(({ id }) => ({ id, is_shown: id !== own?.id })) ?? [];
    expect((await publish({ kind: 'offers', order })).offers?.items.at(-1)).toMatchObject({ is_shown: false });
    const removed = await publish({ kind: 'offer', id: own?.id, offer: null });
    expect(removed.offers?.items.length).toBe(order.length - 1);
    expect(await detailOf(removed.version)).toContain('offers.items');
  });

  const signedIn = async (email: string) => {
    const { context, sites } = process.service;
    const visitor = { cookies: undefined, host: 'harbour.localhost' };
    const line = await context.port(deskPort).sessions.open(sites.bySlug('harbour')!, { name: '', email }, visitor);
    return { host: 'harbour.localhost', cookie: line.split(';')[0] ?? '' };
  };
  /** `midway` runs while a part of the files has come. */
  const send = async (
    headers: Record<string, string>,
    files: Readonly<Record<string, Buffer>>,
    accept = '*/*',
    midway?: () => Promise<void>,
  ) => {
    const form = new FormData();
    for (const [name, body] of Object.entries(files)) form.append('photos', new Blob([new Uint8Array(body)]), name);
    const whole = new Response(form);
    return process.service.api.inject({
      ...{ method: 'POST', url: '/api/desk/site/pictures' },
      headers: { ...headers, accept, 'content-type': whole.headers.get('content-type') ?? '' },
      payload: Readable.from(inHalves(Buffer.from(await whole.arrayBuffer()), midway)),
    });
  };
  const drawn = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .withExif({ IFD0: { Make: 'a camera' } })
      .jpeg()
      .toBuffer();
  const shows = async (picture: string) => {
    const headers = { host: 'harbour.localhost' };
    const answer = await process.service.api.inject({ url: `/media/${picture}?w=80&f=jpeg`, headers });
    return answer.statusCode === 200 && answer.headers['x-picture'] === undefined;
  };
  const fieldsOf = (answer: Awaited<ReturnType<typeof send>>) =>
    answer.json<{ error: { fields: object[] } }>().error.fields;

  it('OFR-01 a picture is sent, shown by an offer, taken away, and there again with the version that had it', async () => {
    const { version } = await read(SAM);
    const files = {
      'Red ute.jpg': await drawn('red'),
      'notes.txt': Buffer.from('no picture'),
      'blue.jpg': await drawn('blue'),
    };
    const sent = await send(await signedIn(SAM), files);
    const { pictures, ...answer } = sent.json<{ version: number; pictures: string[]; refused: object[] }>();
    expect(answer).toMatchObject({
      version: version + 1,
      refused: [{ at: 2, name: 'notes.txt', reason: 'type' }],
    });
    expect(pictures).toEqual([
      expect.stringMatching(/^uploads\/red-ute-[0-9a-f]{12}\.jpg$/),
      expect.stringMatching(/^uploads\/blue-[0-9a-f]{12}\.jpg$/),
    ]);
    const [path = '', other = ''] = pictures;
    expect(await detailOf(version + 1)).toBe(`${version + 1}: + ${path}; + ${other}`);
    expect(await shows(path)).toBe(true);
    // drawn anew: what the camera wrote is not kept
    const { dir } = process.service.sites.bySlug('harbour')!;
    expect(readFileSync(`${dir}/${path}`, 'latin1')).not.toContain('a camera');
    // the same again is the one that is there
    const again = await send(await signedIn(SAM), { 'another name.jpg': await drawn('red') });
    expect(again.json()).toEqual({ pictures: [], refused: [] });

    const offer = { name: 'Red ute', description: 'A', disclaimer: 'B', image: path, image_alt: 'A red ute' };
    const shown = await publish({ kind: 'offer', id: '', offer });
    expect(shown.pictures?.find((one) => one.path === path)).toEqual({ path, is_used: true });
    const away = { version: shown.version, deed: 'publish', change: { kind: 'picture', path } };
    expect(messageOf(await call(SAM, away))).toEqual([422, expect.stringContaining('shows this picture')]);

    const id = shown.offers?.items.at(-1)?.id;
    await publish({ kind: 'offer', id, offer: null });
    const gone = await publish({ kind: 'picture', path });
    expect(gone.pictures?.map((one) => one.path)).toEqual([other]);
    expect(await detailOf(gone.version)).toContain(`- ${path}`);
    expect(await shows(path)).toBe(false);

    await process.service.live?.revert('harbour', shown.version, 'operator');
    expect(await shows(path)).toBe(true);
    expect((await read(SAM)).offers?.items.at(-1)).toMatchObject({ id, image: path, image_alt: 'A red ute' });
    await publish({ kind: 'offer', id, offer: null });
  });

  it('an upload says so where another one has taken the last places meanwhile', async () => {
    const { dir } = process.service.sites.bySlug('harbour')!;
    const { pictures = [] } = await read(SAM);
    const others = Array.from({ length: MOST_PICTURES - 1 - pictures.length }, (_, at) => `uploads/filler-${at}.jpg`);
    for (const other of others) writeFileSync(path.join(dir, other), other);
    const headers = await signedIn(SAM);
    const last = await drawn('lime');
    const slow = await send(headers, { 'pink.jpg': await drawn('pink') }, '*/*', async () => {
      const quick = await send(headers, { 'lime.jpg': last });
      others.push(...quick.json<{ pictures: string[] }>().pictures);
      expect(quick.statusCode).toBe(200);
    });
    expect(messageOf(slow)).toEqual([409, expect.stringContaining(SAM)]);
    expect((await read(SAM)).pictures).toHaveLength(MOST_PICTURES);
    for (const other of others) rmSync(path.join(process.service.sites.bySlug('harbour')!.dir, other));
  });

  it('the front page shows a picture that was sent', async () => {
    const { pictures = [] } = await read(SAM);
    const image = pictures[0]?.path ?? '';
    const after = await publish({ kind: 'front-picture', spot: 'hero', image });
    expect(after.front_pictures?.[0]).toEqual({ spot: 'hero', image });
    expect(await detailOf(after.version)).toContain('search.heroPicture');
  });

  it('pictures are sent by editors of the whole site, in a form whose files are pictures', async () => {
    const { version } = await read(SAM);
    const picture = { 'a.jpg': await drawn('green') };
    for (const email of [NORA, PRIYA]) expect((await send(await signedIn(email), picture)).statusCode).toBe(403);
    expect((await send({ host: 'harbour.localhost' }, picture)).statusCode).toBe(401);
    const crossSite = { ...(await signedIn(SAM)), origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
    expect((await send(crossSite, picture)).statusCode).toBe(403);
    expect(fieldsOf(await send(await signedIn(SAM), {}))).toEqual([
      { field: 'photos', message: 'must have a picture: JPEG, PNG, WebP or AVIF' },
    ]);
    expect(fieldsOf(await send(await signedIn(SAM), { 'a.jpg': Buffer.from('<svg/>') }))).toEqual([
      { field: 'photos.1', message: 'is no photo. It can be a JPEG, PNG, WebP or AVIF picture' },
    ]);
    const json = { method: 'POST', url: '/api/desk/site/pictures', payload: {} } as const;
    expect((await process.service.api.inject({ ...json, headers: await signedIn(SAM) })).statusCode).toBe(415);
    expect((await read(SAM)).version).toBe(version);
    const back = await send(await signedIn(SAM), { ...picture, 'b.heic': Buffer.from('no') }, 'text/html');
    expect([back.statusCode, back.headers['location']]).toEqual([
      303,
      `/desk/website/pictures?done=${version + 1}&form=pictures&refused=2-type`,
    ]);
  });

  it('LOC-02 a person is added by people of the place, and by those of no other one', async () => {
    const { version, places } = await read(PRIYA);
    const index = places[0]?.people.length ?? 0;
    const person = { name: 'Kim Ng', role: 'Apprentice' };
    const change = { kind: 'person', place: 'auburn', index, person };
    const elsewhere = { ...change, place: 'newcastle', index: 0 };
    expect((await call(PRIYA, { version, deed: 'publish', change: elsewhere })).statusCode).toBe(403);
    expect((await call(PRIYA, { version, deed: 'publish', change })).statusCode).toBe(200);
    const { people = [] } = (await read(PRIYA)).places[0] ?? {};
    expect(people.at(-1)).toEqual(person);
    await publish({ kind: 'people', place: 'auburn', order: people.map((_person, at) => at).toReversed() });
    expect((await read(PRIYA)).places[0]?.people[0]).toEqual(person);
  });

  it('LOC-04 of two changes of one version the second is refused, and says whose was first', async () => {
    const { version, places } = await read(SAM);
    const change = { kind: 'hours', place: 'auburn', hours: [], special_hours: [] };
    expect((await call(PRIYA, { version, deed: 'publish', change })).statusCode).toBe(200);
    expect(messageOf(await call(SAM, { version, deed: 'publish', change: announcement('Late') }))).toEqual([
      409,
      `Somebody else has changed the website meanwhile (${PRIYA}). ` +
        'Load this page again, then make your change once more.',
    ]);
    const now = await read(SAM);
    expect(now.places.find(({ slug }) => slug === 'auburn')?.hours).toEqual([]);
    expect(now.places.length).toBe(places.length);
  });

  it('TEN-07 is for editors alone, of single places for the hours of these', async () => {
    const { version } = await read(SAM);
    expect((await read(PRIYA)).places.map(({ slug }) => slug)).toEqual(['auburn']);
    for (const key of ['menu', 'front_page', 'offers', 'pictures', 'front_pictures'])
      expect(await read(PRIYA)).not.toHaveProperty(key);
    const whole = [
      { kind: 'menu', entries: [] },
      { kind: 'menu-items', entry: 0, order: [] },
      { kind: 'front-page', sections: [] },
      { kind: 'offers', order: [] },
    ];
    for (const change of whole) expect((await call(PRIYA, { version, deed: 'publish', change })).statusCode).toBe(403);
    const change = announcement('Not mine');
    expect((await call(PRIYA, { version, deed: 'publish', change })).statusCode).toBe(403);
    expect(messageOf(await call(NORA))).toEqual([403, expect.stringContaining('takes the role of an editor')]);
    expect((await call(NORA, { version, deed: 'preview', change })).statusCode).toBe(403);
    expect((await read(SAM)).version).toBe(version);
  });

  it.each([
    [
      'an open day without times',
      { kind: 'hours', place: 'auburn', hours: [{ weekday: 1, status: 'Open' }], special_hours: [] },
    ],
    ['an unknown place', { kind: 'hours', place: 'constructor', hours: [], special_hours: [] }],
    ['a text that is too long', announcement('x'.repeat(161))],
    ['a moment that no clock shows', announcement('Late', { starts_at: '2026-10-04T02:30' })],
    ['another kind', { kind: 'constructor' }],
    ['a menu index below the first', { kind: 'menu', entries: [{ index: -1, is_shown: true }] }],
    ['a menu that is a part', { kind: 'menu', entries: [{ index: 0, is_shown: true }] }],
    ['a dropdown of no entry', { kind: 'menu-items', entry: 199, order: [] }],
    ['a dropdown that is a part', { kind: 'menu-items', entry: 0, order: [0] }],
    ['a dropdown index that is none', { kind: 'menu-items', entry: -1, order: [] }],
    ['a section of no feature', { kind: 'front-page', sections: [{ id: '__proto__', is_shown: true }] }],
    ['an offer that is not there', { kind: 'offer', id: '__proto__', offer: null }],
    [
      'an offer that ends before it starts',
      {
        ...{ kind: 'offer', id: '' },
        offer: { name: 'A', description: 'B', disclaimer: 'C', starts: '2026-12-02', expires: '2026-12-01' },
      },
    ],
    [
      'an offer with a long text',
      { kind: 'offer', id: '', offer: { name: 'x'.repeat(81), description: 'B', disclaimer: 'C' } },
    ],
    ['a picture that is not there', { kind: 'picture', path: '../site.json' }],
    ['a spot of the front page that is not there', { kind: 'front-picture', spot: '__proto__', image: '' }],
    [
      'a picture of no offer',
      { kind: 'offer', id: '', offer: { name: 'A', description: 'B', disclaimer: 'C', image: '../site.json' } },
    ],
    [
      'a person without a whole phone number',
      { kind: 'person', place: 'auburn', index: 0, person: { name: 'A', role: 'B', phone: '12' } },
    ],
    ['people of an unknown place', { kind: 'people', place: '__proto__', order: [] }],
  ])('LOC-04 refuses %s with 422, and publishes nothing', async (_name, change) => {
    const { version } = await read(SAM);
    expect((await call(SAM, { version, deed: 'publish', change })).statusCode).toBe(422);
    expect((await read(SAM)).version).toBe(version);
  });
});
