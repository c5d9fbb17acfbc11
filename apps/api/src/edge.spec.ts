import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testScope } from '@forecourt/service/database/testing';
import { describeService } from './testing/describeService.js';
import { logLines } from './testing/logLines.js';

await describeService('the edge of the service', (tested) => {
  const { call, send, enquiry } = tested;
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
        headers: { 'x-admin-token': tested.service.adminToken },
      });
      expect(response.statusCode).toBe(422);
      expect(response.body).toContain('Sites are harbour, northline, wattle');
    });
  });

  describe('the edge', () => {
    it('answers 405 with the methods that an address takes', async () => {
      const response = await tested.service.api.inject({
        method: 'PUT',
        url: '/api/phone-reveals',
        headers: { host: 'harbour.localhost' },
      });
      expect(response.statusCode).toBe(405);
      expect(response.headers['allow']).toBe('POST');
      expect((await call('/api/phone-reveals')).statusCode).toBe(405);
    });
    it('TEN-01 the site is that of the first of several forwarded hosts', async () => {
      const headers = { 'x-forwarded-host': 'harbour.localhost, cdn.example' };
      expect((await call('/api/vehicles/kia-1', { host: 'inside.example', headers })).statusCode).toBe(200);
      const other = { 'x-forwarded-host': 'cdn.example, harbour.localhost' };
      expect((await call('/api/vehicles/kia-1', { host: 'inside.example', headers: other })).statusCode).toBe(404);
    });
    it('TEN-07 a Host that names a site counts, whatever a proxy passes on as forwarded', async () => {
      for (const hosts of ['northline.localhost', 'elsewhere.example', 'northline.localhost, harbour.localhost']) {
        const forged = { 'x-forwarded-host': hosts };
        const answer = await call('/api/vehicles/kia-1', { host: 'harbour.localhost', headers: forged });
        expect(answer.statusCode, hosts).toBe(200);
      }
    });
    it('FORM-13 a form that a browser sends itself is refused in words, other calls with JSON', async () => {
      const refused = { method: 'POST', payload: {} } as const;
      const page = { ...refused, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
      const answer = await call('/api/trade-in/none/photos', page);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
      expect(answer.body).toMatch(/^[A-Z][^{}]+\.\n$/);
      const answers = [
        await call('/api/trade-in/none/photos', refused),
        await call('/api/vehicles/none', { headers: page.headers }),
      ];
      for (const { statusCode, body } of answers)
        expect([statusCode, JSON.parse(body)]).toMatchObject([404, { error: { code: 'not-found' } }]);
    });
    it('API-01 an answer that says nothing of caches is kept by none that many visitors share', async () => {
      for (const url of ['/api/vehicles/kia-1', '/api/vehicles/none', '/api/none', '/api/health'])
        expect((await call(url)).headers['cache-control'], url).toBe('private, no-cache');
    });
    it('developer’s pages answer this machine’s names only', async () => {
      expect((await call('/dev/leads', { host: 'localhost:4200' })).statusCode).toBe(200);
      expect((await call('/dev/leads', { host: 'rebound.example' })).statusCode).toBe(404);
      expect((await call('/dev/leads', { host: 'harbour.localhost:4200' })).statusCode).toBe(404);
      const forged = { 'x-forwarded-host': 'localhost' };
      expect((await call('/dev/leads', { host: 'rebound.example', headers: forged })).statusCode).toBe(404);
      const proxied = { 'x-forwarded-host': 'rebound.example' };
      expect((await call('/dev/leads', { host: 'localhost:4200', headers: proxied })).statusCode).toBe(404);
      for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
        const answer = await call('/dev/leads', { host: 'localhost:4200', headers: { [name]: '127.0.0.1' } });
        expect(answer.statusCode, name).toBe(404);
      }
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
      const lines = logLines();
      await tested.service.database.db.schema.alterTable('leads').renameColumn('category', 'hidden').execute();
      try {
        const response = await send(enquiry({ name: 'Secret Person', email: 'secret@example.com' }));
        expect(response.statusCode).toBe(500);
        expect(response.body).not.toContain('Secret');
        const logged = lines.join('');
        expect(logged).toContain('POST /api/enquiries');
        expect(logged).not.toMatch(/Secret|secret@/);
      } finally {
        await tested.service.database.db.schema.alterTable('leads').renameColumn('hidden', 'category').execute();
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
            headers: { 'x-admin-token': tested.service.adminToken },
          });
          const written = await send(enquiry({ [value]: body, message: value, vehicle_slug: value }));
          const search = await call('/typesense/multi_search', { method: 'POST', payload: JSON.stringify(body) });
          return [read, written, search].every(({ statusCode }) => statusCode < 500);
        }),
        { numRuns: testScope === 'all' ? 60 : 20 },
      );
    }, 30_000);
  });
});
