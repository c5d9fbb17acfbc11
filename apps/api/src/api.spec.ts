import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSites, type TemplateDefinition } from '@forecourt/sites';
import { siteStock } from '@forecourt/stock';
import type { Vehicle } from '@forecourt/vehicle';
import { composeService, type Service } from './compose.js';

const any = (id: string) => ({ id, schema: z.record(z.string(), z.unknown()), defaults: {} });
const template: TemplateDefinition = {
  values: {},
  sections: ['search', 'vehicle-detail', 'forms', 'navigation'].map(any),
};
const dealersDir = path.join(import.meta.dirname, '../../../dealers');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><rect width="12" height="8"/></svg>';

let service: Service;
let dir: string;
const vehicle = (id: string, values: Partial<Vehicle> = {}): Vehicle => ({
  id,
  slug: `kia-${id}`,
  stocknum: id,
  item_type: 'car',
  car_type: 'used',
  status: 'in_stock',
  make: 'Kia',
  model: 'Rio',
  images: [],
  show_on_dealer_website: true,
  created_at_timestamp: 1,
  updated_at_timestamp: 1,
  ...values,
});

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'forecourt-api-'));
  const sites = createSites({ dealersDir, templates: { group: template, franchise: template, preowned: template } });
  service = await composeService({
    dataDir: dir,
    dealersDir,
    sites,
    pictures: () => Promise.resolve(undefined),
    placeholder: svg,
    isProduction: false,
    writesPerMinute: 12,
  });
  const { db } = service.database;
  await siteStock(db, 'harbour').seed(
    [
      vehicle('1'),
      vehicle('2', { status: 'withdrawn' }),
      vehicle('3', { show_on_dealer_website: false }),
      vehicle('4', { status: 'sold', sold_date_timestamp: 1 }),
    ],
    'test',
  );
  await siteStock(db, 'northline').seed([vehicle('9')], 'test');
  await service.worker.drain();
}, 60_000);
afterAll(async () => {
  await service.close();
  rmSync(dir, { recursive: true });
});

const call = (
  url: string,
  options: { host?: string; method?: 'GET' | 'POST'; payload?: object | string; headers?: Record<string, string> } = {},
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
  call('/api/enquiries', { method: 'POST', payload, headers: { 'x-forwarded-for': crypto.randomUUID(), ...headers } });

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

describe('search', () => {
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
