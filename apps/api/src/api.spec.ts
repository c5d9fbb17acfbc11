import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { healthAnswer, locationsAnswer, searchKeyAnswer, vehicleAnswer } from '@forecourt/contracts/api';
import { createSites, type TemplateDefinition } from '@forecourt/sites';
import { siteStock } from '@forecourt/stock';
import type { Vehicle } from '@forecourt/vehicle';
import { temporaryPostgres } from '@forecourt/database/testing';
import { composeService, type Service } from './compose.js';
import { buildKia } from './testing/demo.js';

const any = (id: string, defaults: Record<string, unknown> = {}) => ({
  id,
  schema: z.record(z.string(), z.unknown()),
  defaults,
});
const template: TemplateDefinition = {
  values: {},
  sections: [
    any('search'),
    any('vehicle-detail'),
    any('navigation'),
    any('finance'),
    any('garage'),
    any('forms', { messageRequired: true }),
  ],
};
const dealersDir = path.join(import.meta.dirname, '../../../dealers');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><rect width="12" height="8"/></svg>';

// as many engines as the machine has: PGlite always, PostgreSQL where its programs are
const postgres = await temporaryPostgres();
afterAll(() => postgres?.stop());
const engines = [
  { engine: 'PGlite', databaseUrl: undefined },
  ...(postgres ? [{ engine: 'PostgreSQL', databaseUrl: postgres.url }] : []),
];
if (!postgres) console.log('PostgreSQL is not installed: its tests are left out (apt-get install postgresql).');

describe.each(engines)('the service on $engine', ({ databaseUrl }) => {
  let service: Service;
  let dir: string;

  beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'forecourt-api-'));
    const sites = createSites({ dealersDir, templates: { group: template, franchise: template, preowned: template } });
    service = await composeService({
      dataDir: dir,
      dealersDir,
      sites,
      databaseUrl,
      pictures: () => Promise.resolve(undefined),
      placeholder: svg,
      isProduction: false,
      writesPerMinute: 12,
    });
    const { db } = service.database;
    await siteStock(db, 'harbour').seed(
      [
        buildKia('1'),
        buildKia('2', { status: 'withdrawn' }),
        buildKia('3', { show_on_dealer_website: false }),
        buildKia('4', { status: 'sold', sold_date_timestamp: 1 }),
      ],
      'test',
    );
    await siteStock(db, 'northline').seed([buildKia('9')], 'test');
    await service.worker.drain();
  }, 60_000);
  afterAll(async () => {
    await service.close();
    rmSync(dir, { recursive: true });
  });

  const call = (
    url: string,
    options: {
      host?: string;
      method?: 'GET' | 'POST';
      payload?: object | string;
      headers?: Record<string, string>;
    } = {},
  ) =>
    service.api.inject({
      url,
      method: options.method ?? 'GET',
      headers: { host: options.host ?? 'harbour.localhost', ...options.headers },
      ...(options.payload === undefined ? {} : { payload: options.payload }),
    });

  const enquiry = (changes: object = {}) => ({
    idempotency_key: crypto.randomUUID(),
    category: 'General Enquiry',
    name: 'Kim',
    email: 'kim@example.com',
    message: 'Hello',
    opt_in: false,
    url: '/contact-us',
    ...changes,
  });
  const send = (payload: object, headers: Record<string, string> = {}) =>
    call('/api/enquiries', {
      method: 'POST',
      payload,
      headers: { 'x-forwarded-for': crypto.randomUUID(), ...headers },
    });

  describe('vehicles', () => {
    it.each([
      ['kia-1', 200],
      ['kia-2', 410],
      ['kia-3', 404],
      ['kia-4', 200],
      ['nothing', 404],
      ['%00', 404],
      ["'%20or%201=1", 404],
    ])('VDP-06 %s answers %i', async (slug, status) => {
      expect((await call(`/api/vehicles/${slug}`)).statusCode).toBe(status);
    });
    it('TEN-07 one site never sees another’s vehicle', async () => {
      expect((await call('/api/vehicles/kia-9')).statusCode).toBe(404);
      expect((await call('/api/vehicles/kia-9', { host: 'northline.localhost:4200' })).statusCode).toBe(200);
      expect((await call('/api/vehicles/kia-1', { host: 'nobody.example' })).statusCode).toBe(404);
    });
  });

  describe('enquiries', () => {
    it('FORM-03 stores an enquiry, answers with its id and event, and writes the dealer’s messages', async () => {
      const response = await send(enquiry({ vehicle_slug: 'kia-1', category: 'Vehicle Enquiry' }));
      expect(response.statusCode).toBe(201);
      expect(response.json()).toMatchObject({ event_id: 15, category: 'Vehicle Enquiry' });
      await service.worker.drain();
      const { lead_id: id } = response.json<{ lead_id: string }>();
      const messages = await service.database.db
        .selectFrom('messages')
        .select(['channel', 'body'])
        .where('key', 'like', `lead:${id}%`)
        .execute();
      expect(messages.map(({ channel }) => channel).sort()).toEqual(['adf', 'mail']);
      expect(messages[0]?.body).toContain('Kia');
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
      [{ idempotency_key: '1' }, 'idempotency_key'],
      [{ message: 'x'.repeat(4001) }, 'message'],
    ])('FORM-01 %j is refused with its field', async (change, field) => {
      const response = await send(enquiry(change));
      expect(response.statusCode).toBe(422);
      expect(
        response.json<{ error: { fields: { field: string }[] } }>().error.fields.map((item) => item.field),
      ).toContain(field);
    });
    it('HTML and SQL in every field stay text', async () => {
      const bad = `'); drop table leads;-- <script>alert(1)</script>`;
      const response = await send(
        enquiry({
          name: bad,
          last_name: bad,
          message: bad,
          rego: "'--",
          category: bad.slice(0, 50),
          subcategory: bad,
          url: bad,
        }),
      );
      expect(response.statusCode).toBe(201);
      const page = await call('/dev/leads');
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
      for (let i = 0; i < 15; i++) codes.push((await send(enquiry(), { 'x-forwarded-for': '203.0.113.7' })).statusCode);
      expect(codes.filter((code) => code === 429).length).toBe(3);
    });
  });

  describe('enquiries that are easily lost or wrongly taken', () => {
    const stored = async (key: string) =>
      (
        await service.database.db
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
      await siteStock(service.database.db, 'harbour').seed([buildKia('5')], 'test');
      const body = enquiry({ vehicle_slug: 'kia-5' });
      const first = await send(body);
      await siteStock(service.database.db, 'harbour').seed([buildKia('5', { show_on_dealer_website: false })], 'later');
      const again = await send({ ...body, url: '/cars/kia-5?again', user_agent: 'Another' });
      expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
      expect(again.json()).toEqual(first.json());
    });
    it('FORM-01 the service requires what the site’s form requires', async () => {
      const response = await send(enquiry({ message: ' ' }));
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ error: { fields: [{ field: 'message' }] } });
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
      await service.worker.drain();
      const { lead_id: id } = response.json<{ lead_id: string }>();
      const { body } = await service.database.db
        .selectFrom('messages')
        .select('body')
        .where('key', '=', `lead:${id}:adf`)
        .executeTakeFirstOrThrow();
      expect(body).toMatch(/<requestdate>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+1[01]:00<\/requestdate>/);
    });
    it.each([
      [{ origin: 'https://evil.example' }],
      [{ origin: 'null' }],
      [{ 'sec-fetch-site': 'cross-site' }],
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
    it('a form that was encoded as one is told what to send', async () => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const response = await call('/api/enquiries', { method: 'POST', payload: 'name=Kim', headers });
      expect(response.statusCode).toBe(415);
      expect(response.body).toContain('application/json');
    });
  });

  describe('views', () => {
    const look = async (query = '', host = 'harbour.localhost') => call(`/api/cars/kia-1/view.json${query}`, { host });
    it('VDP-19 are counted for the site, and the vehicle carries them', async () => {
      const first = (await look()).json<{ views: number; car_fields: object }>();
      const second = (await look('?photos_count=0&updated_at=1&website_id=1001')).json<typeof first>();
      expect(second.views).toBe(first.views + 1);
      expect(first.car_fields).toMatchObject({ status: 'in_stock', photos_count: 0, updated_at: 1 });
      expect(second.car_fields).toEqual({});
      const { vehicle } = (await call('/api/vehicles/kia-1')).json<{ vehicle: Vehicle }>();
      expect(vehicle.views).toBe(second.views);
    });
    it('VDP-19 for another site’s id count nothing', async () => {
      const { views } = (await look()).json<{ views: number }>();
      expect((await look('?website_id=1002')).json()).toMatchObject({ views });
      expect((await look('', 'northline.localhost')).statusCode).toBe(404);
    });
    it.each([
      '?photos_count=x&updated_at=-5',
      '?photos_count=1&photos_count=2',
      '?website_id=%00',
      '?updated_at=1e999',
    ])('VDP-19 %s is no fault', async (query) => {
      expect((await look(query)).statusCode).toBe(200);
    });
  });

  describe('delivery', () => {
    it.each([
      ['2000', 200],
      [' 2000 ', 200],
      ['0800', 404],
      ['6798', 404],
      ['0000', 404],
      ['', 422],
      ['800', 422],
      ['20000', 422],
      ["2000'--", 422],
      ['%00', 422],
      ['%EF%BC%92%EF%BC%90%EF%BC%90%EF%BC%90', 422],
      ['2000&postcode=3000', 422],
    ])('VDP-12 to "%s" answers %i', async (postcode, status) => {
      const response = await call(`/api/delivery?postcode=${postcode}`);
      expect(response.statusCode).toBe(status);
    });
    it('VDP-12 answers price and region of the site’s own zones, and the specified words', async () => {
      const own = (await call('/api/delivery?postcode=2000')).json<object>();
      const other = (await call('/api/delivery?postcode=2000', { host: 'northline.localhost' })).json<object>();
      expect(own).toEqual({ price: 0, region: 'Greater Sydney' });
      expect(other).not.toEqual(own);
      const messageOf = async (query: string) =>
        (await call(`/api/delivery${query}`)).json<{ error: { message: string } }>().error.message;
      expect(await messageOf('')).toBe('Please enter a postcode.');
      expect(await messageOf('?postcode=6799')).toMatch(/^Sorry, we can't provide an estimate for that location\./);
    });
  });

  describe('places', () => {
    it.each([
      ['4350', 200],
      ['%204350%20', 200],
      ['0800', 200],
      ['0000', 422],
      ['435', 422],
      ['abcd', 422],
      ["4350'--", 422],
      ['%EF%BC%94%EF%BC%93%EF%BC%95%EF%BC%90', 422],
    ])('LOC-09 "%s" answers %i', async (postcode, status) => {
      expect((await call(`/api/places/${postcode}`)).statusCode).toBe(status);
    });
    it('LOC-09 answers where it is with the nearest place of the site that is asked, or "Invalid postcode"', async () => {
      const answer = async (path: string, host = 'harbour.localhost') => (await call(path, { host })).json<unknown>();
      expect(await answer('/api/places/4350')).toEqual({
        postcode: '4350',
        state: 'QLD',
        name: 'Toowoomba',
        lat: -27.56,
        long: 151.95,
        isApproximate: false,
        nearest: { slug: 'brisbane', name: 'Harbour Brisbane', km: expect.closeTo(108.6, 0) as number },
      });
      expect(await answer('/api/places/4350', 'northline.localhost')).toMatchObject({
        nearest: { slug: 'townsville' },
      });
      expect(await answer('/api/places/9')).toMatchObject({ error: { message: 'Invalid postcode' } });
    });
    it('LOC-09 are limited from one address', async () => {
      const codes = [];
      for (let i = 0; i < 122; i++) {
        const headers = { 'x-forwarded-for': '203.0.113.11' };
        codes.push((await call('/api/places/4350', { headers })).statusCode);
      }
      expect(codes.filter((code) => code === 429)).toHaveLength(2);
    });
  });

  describe('phone reveals', () => {
    const reveal = (changes: object = {}, host = 'harbour.localhost', from: string = crypto.randomUUID()) =>
      call('/api/phone-reveals', {
        host,
        method: 'POST',
        payload: { car_id: '1', dealership_id: 'd1', website_id: '1001', ...changes },
        headers: { 'x-forwarded-for': from },
      });
    const rows = () =>
      service.database.db.selectFrom('events').select(['site', 'name', 'vehicle_id', 'payload']).execute();

    it('VDP-18 are stored with their vehicle and their site', async () => {
      expect((await reveal()).statusCode).toBe(201);
      expect(await rows()).toEqual([
        { site: 'harbour', name: 'phone-reveal', vehicle_id: '1', payload: { dealership_id: 'd1' } },
      ]);
    });
    it.each([
      [{ car_id: '9' }, 'car_id'],
      [{ car_id: '' }, 'car_id'],
      [{ car_id: '\u0000' }, 'car_id'],
      [{ car_id: 7 }, 'car_id'],
      [{ website_id: '1002' }, 'website_id'],
      [{ dealership_id: 'other' }, 'dealership_id'],
    ])('TEN-07 VDP-18 %j is refused with its field', async (changes, field) => {
      const before = (await rows()).length;
      const response = await reveal(changes);
      expect(response.statusCode).toBe(422);
      expect(response.json<{ error: { fields: { field: string }[] } }>().error.fields[0]?.field).toBe(field);
      expect(await rows()).toHaveLength(before);
    });
    it('VDP-18 are limited from one address', async () => {
      const codes = [];
      for (let i = 0; i < 14; i++) codes.push((await reveal({}, undefined, '203.0.113.9')).statusCode);
      expect(codes.filter((code) => code === 429)).toHaveLength(2);
    });
  });

  describe('search', () => {
    it('TEN-07 a key of one site does not work under another’s name', async () => {
      const { apiKey } = (await call('/api/search-key')).json<{ apiKey: string }>();
      const search = (host: string) =>
        call(`/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`, {
          host,
          method: 'POST',
          payload: { searches: [{ collection: 'vehicles', q: '*' }] },
        });
      expect((await search('harbour.localhost')).statusCode).toBe(200);
      expect((await search('northline.localhost')).statusCode).toBe(401);
    });

    it('TEN-07 only multi_search is reachable, and only with a key', async () => {
      expect((await call('/typesense/collections')).statusCode).toBe(404);
      expect(
        (
          await call('/typesense/multi_search', {
            method: 'POST',
            payload: { searches: [{ collection: 'vehicles', q: '*' }] },
          })
        ).statusCode,
      ).toBe(401);
      const { apiKey } = (await call('/api/search-key')).json<{ apiKey: string }>();
      const response = await call(`/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`, {
        method: 'POST',
        payload: {
          searches: [
            { collection: 'vehicles', q: '*' },
            { collection: 'vehicles', q: '*', filter_by: 'site:=northline' },
          ],
        },
      });
      const { results } = response.json<{
        results: { found: number; hits: { document: { site: string; stocknum: string } }[] }[];
      }>();
      expect(results[0]?.hits.map(({ document }) => document.stocknum)).toEqual(['1']);
      expect(results[1]?.found).toBe(0);
    });
  });

  describe('pictures', () => {
    it('API-02 answers in the format that the browser takes, with the placeholder for what is missing', async () => {
      const response = await call('/media/nothing.svg?w=100', { headers: { accept: 'image/webp' } });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('image/webp');
      expect(response.headers['x-picture']).toBe('placeholder');
      expect((await call('/media/icon.svg?w=80&f=png')).headers['content-type']).toBe('image/png');
      expect((await call('/media/icon.svg?w=banana')).statusCode).toBe(400);
      expect((await call('/media/..%2f..%2fpackage.json?w=80')).headers['x-picture']).toBe('placeholder');
    });
  });

  describe('imports', () => {
    it('are for this machine with the token alone', async () => {
      expect((await call('/api/admin/imports', { method: 'POST', payload: {} })).statusCode).toBe(404);
      const response = await call('/api/admin/imports', {
        method: 'POST',
        payload: { site: 'nope', file: 'a', map: 'b' },
        headers: { 'x-admin-token': service.adminToken },
      });
      expect(response.statusCode).toBe(422);
      expect(response.body).toContain('Sites are harbour, northline, wattle');
    });
  });

  describe('the edge', () => {
    it('answers 405 with the methods that an address takes', async () => {
      const response = await service.api.inject({
        method: 'PUT',
        url: '/api/enquiries',
        headers: { host: 'harbour.localhost' },
      });
      expect(response.statusCode).toBe(405);
      expect(response.headers['allow']).toBe('POST');
      expect((await call('/api/enquiries')).statusCode).toBe(405);
    });
    it('developer’s pages answer this machine’s names only', async () => {
      expect((await call('/dev/leads', { host: 'localhost:4200' })).statusCode).toBe(200);
      expect((await call('/dev/leads', { host: 'rebound.example' })).statusCode).toBe(404);
      const forged = { 'x-forwarded-host': 'localhost' };
      expect((await call('/dev/leads', { host: 'rebound.example', headers: forged })).statusCode).toBe(404);
      const proxied = { 'x-forwarded-host': 'rebound.example' };
      expect((await call('/dev/leads', { host: 'localhost:4200', headers: proxied })).statusCode).toBe(404);
    });
    it.each([
      ['lists', '[', ']', 120_000],
      ['objects', '{"a":', '}', 40_000],
    ])('a body of deeply nested %s is no fault, wherever it is sent', async (_kind, open, close, depth) => {
      const deep = `${open.repeat(depth)}1${close.repeat(depth)}`;
      const { apiKey } = (await call('/api/search-key')).json<{ apiKey: string }>();
      const bodies = [deep, `{"answers":${deep}}`, `{"searches":${deep}}`, `{"searches":[{"q":${deep}}]}`];
      bodies.push(JSON.stringify({ searches: [{ collection: 'vehicles', q: '*', filter_by: '('.repeat(depth) }] }));
      const targets = ['/api/enquiries', `/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`];
      for (const url of [...targets, '/api/admin/vehicles'])
        for (const payload of bodies)
          for (const type of ['application/json', 'text/plain']) {
            const { statusCode } = await call(url, { method: 'POST', payload, headers: { 'content-type': type } });
            expect(statusCode, `${url} ${type}`).toBeLessThan(500);
          }
    });
    it('a fault of our own is reported without what a shopper sent', async () => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await service.database.db.schema.alterTable('leads').renameColumn('category', 'hidden').execute();
      try {
        const response = await send(enquiry({ name: 'Secret Person', email: 'secret@example.com' }));
        expect(response.statusCode).toBe(500);
        expect(response.body).not.toContain('Secret');
        const logged = JSON.stringify(log.mock.calls);
        expect(logged).toContain('POST /api/enquiries');
        expect(logged).not.toMatch(/Secret|secret@/);
      } finally {
        await service.database.db.schema.alterTable('leads').renameColumn('hidden', 'category').execute();
        log.mockRestore();
      }
    });
    it('never answers 5xx, whatever is in an address, a query or a body', async () => {
      const text = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom('\u0000', '../..', '%', "';--", '[a] || b'),
      );
      const target = fc.constantFrom(
        '/api/vehicles/',
        '/api/cars/x/view.json?photos_count=',
        '/api/delivery?postcode=',
        '/api/places/',
        '/media/',
        '/api/',
        '/typesense/',
        '/dev/',
        '/api/admin/vehicles?site=',
      );
      await fc.assert(
        fc.asyncProperty(target, text, fc.jsonValue({ maxDepth: 2 }), async (path, value, body) => {
          const read = await call(path + encodeURIComponent(value.replace(/\p{Cs}/gu, '')), {
            headers: { 'x-admin-token': service.adminToken },
          });
          const written = await send(enquiry({ [value]: body, message: value, vehicle_slug: value }));
          const search = await call('/typesense/multi_search', { method: 'POST', payload: JSON.stringify(body) });
          return [read, written, search].every(({ statusCode }) => statusCode < 500);
        }),
        { numRuns: 60 },
      );
    }, 30_000);
  });

  describe('OpenAPI', () => {
    interface Document {
      openapi: string;
      paths: Record<
        string,
        Record<string, { responses: Record<string, unknown>; requestBody?: unknown; tags?: string[] }>
      >;
    }
    it('API-05 lists every public route with its answers, and nothing of the command line’s', async () => {
      const response = await call('/api/openapi.json');
      const document = response.json<Document>();
      expect(document.openapi).toBe('3.1.0');
      expect(Object.keys(document.paths).sort()).toEqual([
        '/api/appointments',
        '/api/cars/{slug}/autogauge',
        '/api/cars/{slug}/view.json',
        '/api/delivery',
        '/api/enquiries',
        '/api/health',
        '/api/locations',
        '/api/personalised/finance',
        '/api/phone-reveals',
        '/api/places/{postcode}',
        '/api/search-key',
        '/api/vehicles/{slug}',
        '/api/vehicles/{slug}/brochure.pdf',
        '/api/youx/quote',
        '/media/{*}',
        '/typesense/multi_search',
      ]);
      const post = document.paths['/api/enquiries']?.['post'];
      expect(Object.keys(post?.responses ?? {})).toEqual(expect.arrayContaining(['200', '201', '409', '422', '429']));
      expect(JSON.stringify(post?.requestBody)).toContain('idempotency_key');
      for (const methods of Object.values(document.paths))
        for (const route of Object.values(methods)) expect(route.tags?.length).toBe(1);
    });
    it('API-02 answers have the form that is published', async () => {
      const health: unknown = (await call('/api/health')).json();
      expect(healthAnswer.parse(health)).toEqual({ ok: true });
      expect(locationsAnswer.parse((await call('/api/locations')).json()).locations.length).toBeGreaterThan(1);
      expect(searchKeyAnswer.parse((await call('/api/search-key')).json()).collection).toBe('vehicles');
      expect(vehicleAnswer.parse((await call('/api/vehicles/kia-1')).json())).toMatchObject({ shown: true });
      expect(vehicleAnswer.parse((await call('/api/vehicles/kia-4')).json())).toMatchObject({ shown: false });
    });
  });
});
