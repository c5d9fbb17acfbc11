import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Vehicle } from '@forecourt/vehicle';
import type { Service } from './compose.js';
import { buildKia } from './testing/demo.js';
import { openService, SVG } from './testing/openService.js';

const vehicle = (id: string, values: Partial<Vehicle> = {}): Vehicle =>
  buildKia(id, { price: 19_990, images: [{ url: 'drawn.svg' }], updated_at_timestamp: 1_760_000_000, ...values });

describe('the brochure of a vehicle', () => {
  let service: Service;
  beforeAll(async () => {
    const stock = [
      vehicle('1'),
      vehicle('2', { status: 'withdrawn' }),
      vehicle('3', { show_on_dealer_website: false }),
      vehicle('4', { status: 'sold', sold_date_timestamp: 1, images: [] }),
      vehicle('5', { make: '<b>'.repeat(3000), updated_at_timestamp: -1 }),
    ];
    service = await openService(
      { harbour: stock, northline: [vehicle('9')] },
      { pictures: (picture) => Promise.resolve(picture === 'drawn.svg' ? SVG : undefined) },
    );
  }, 60_000);
  afterAll(() => service.close());

  let visitors = 0;
  const ask = (slug: string, headers: Record<string, string> = {}) =>
    service.api.inject({
      url: `/api/vehicles/${slug}/brochure.pdf`,
      headers: {
        host: 'harbour.localhost:4200',
        'x-forwarded-for': `10.0.${++visitors >> 8}.${visitors & 255}`,
        ...headers,
      },
    });

  it('VDP-15 is a PDF that is saved as {slug}.pdf', async () => {
    const answer = await ask('kia-1');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="kia-1.pdf"',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
  it('VDP-15 has a version of the vehicle’s updated time, and is not sent twice', async () => {
    const { headers } = await ask('kia-1');
    expect(headers.etag).toMatch(/^"1760000000-/);
    expect(headers['cache-control']).toBe('public, no-cache');
    const again = await ask('kia-1', { 'if-none-match': `"other", W/${headers.etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
  it.each([
    ['kia-2', 410],
    ['kia-3', 404],
    ['kia-4', 200],
    ['kia-5', 200],
    ['kia-9', 404],
    ['nothing', 404],
    ['%00', 404],
    ["'%20or%201=1", 404],
    ['..%2f..%2fetc%2fpasswd', 404],
    ['x'.repeat(301), 422],
    ['%zz', 400],
  ])('VDP-15 VDP-06 %s answers %i', async (slug, status) => {
    expect((await ask(slug)).statusCode).toBe(status);
  });
  it('TEN-07 belongs to the site of the request’s host', async () => {
    expect((await ask('kia-9', { host: 'northline.localhost' })).statusCode).toBe(200);
    expect((await ask('kia-1', { host: 'northline.localhost' })).statusCode).toBe(404);
    expect((await ask('kia-1', { host: 'nobody.example' })).statusCode).toBe(404);
    expect((await ask('kia-1', { host: 'harbour.localhost:99999' })).statusCode).toBe(200);
  });
  it('VDP-15 is one, and leads to the site’s own address, whatever port, case or scheme a request names', async () => {
    const { etag } = (await ask('kia-1')).headers;
    for (const headers of [
      { host: 'harbour.localhost:6666' },
      { host: 'HARBOUR.localhost.' },
      { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'harbour.localhost:31337' },
    ] as Record<string, string>[]) {
      const answer = await ask('kia-1', headers);
      expect([answer.headers.etag, answer.rawPayload.includes(':6666')], JSON.stringify(headers)).toEqual([
        etag,
        false,
      ]);
    }
    expect((await ask('kia-1')).rawPayload.toString('latin1')).toContain('https://harbour.localhost/cars/kia-1');
  });
  it('VDP-15 only reads', async () => {
    const { statusCode, headers } = await service.api.inject({
      method: 'POST',
      url: '/api/vehicles/kia-1/brochure.pdf',
      headers: { host: 'harbour.localhost' },
    });
    expect(statusCode).toBe(405);
    expect(headers['allow']).toBe('GET, HEAD');
  });
  it('VDP-15 one visitor may ask for so many a minute', async () => {
    const answers = [];
    for (let n = 0; n < 31; n++) answers.push(await ask('nothing', { 'x-forwarded-for': '10.9.9.9' }));
    expect(answers.map(({ statusCode }) => statusCode).lastIndexOf(404)).toBe(29);
    expect(answers.at(-1)?.statusCode).toBe(429);
  });
  it('VDP-15 is part of the published contract', async () => {
    const { paths } = (await service.api.inject('/api/openapi.json')).json<{
      paths: Record<string, { get: object }>;
    }>();
    const { get } = paths['/api/vehicles/{slug}/brochure.pdf'] as {
      get: { responses: Record<string, { content: object }> };
    };
    expect(Object.keys(get.responses)).toEqual(['200', '304', '404', '410', '429']);
    expect(Object.keys(get.responses['200']!.content)).toEqual(['application/pdf']);
  });
  it('VDP-15 never fails on any slug', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), fc.boolean(), async (text, isRaw) => {
        const slug = isRaw ? text.replace(/[^\x21-\x7e]|[#?]/g, '') : encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
        expect((await ask(slug)).statusCode).toBeLessThan(500);
      }),
    );
  });
});
