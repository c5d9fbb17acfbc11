import { expect, it } from 'vitest';
import { demoSites } from './testing/demo.js';
import { describeService } from './testing/describeService.js';

const PARTNER = 'https://www.northside.example';

const known = demoSites();
const harbour = known.bySlug('harbour');
if (!harbour) throw new Error('There is no harbour.');
const partnered = { ...harbour, site: { ...harbour.site, apiOrigins: [PARTNER] } };
const withPartner = (site: typeof harbour | undefined) => (site?.slug === 'harbour' ? partnered : site);
const sites = {
  ...known,
  all: known.all.map((site) => withPartner(site) ?? site),
  byHost: (host: string) => withPartner(known.byHost(host)),
  bySlug: (slug: string) => withPartner(known.bySlug(slug)),
};

await describeService(
  'pages of other origins',
  (tested) => {
    const { enquiry } = tested;
    const ask = (headers: Record<string, string>, { url = '/api/search-key', host = 'harbour.localhost' } = {}) =>
      tested.service.api.inject({ url, headers: { host, ...headers } });
    const preflight = (origin: string, host = 'harbour.localhost') =>
      tested.service.api.inject({
        method: 'OPTIONS',
        url: '/api/enquiries',
        headers: {
          host,
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
    const post = (headers: Record<string, string>) =>
      tested.call('/api/enquiries', {
        method: 'POST',
        payload: enquiry(),
        headers: { 'sec-fetch-site': 'cross-site', 'x-forwarded-for': crypto.randomUUID(), ...headers },
      });

    it('LIB-01 read what the site answers, where it names them', async () => {
      const { statusCode, headers } = await ask({ origin: PARTNER });
      expect(statusCode).toBe(200);
      expect(headers['access-control-allow-origin']).toBe(PARTNER);
      expect(headers.vary).toContain('origin');
    });

    it('LIB-01 ask beforehand, and send an enquiry', async () => {
      const asked = await preflight(PARTNER);
      expect(asked.statusCode).toBe(204);
      expect(asked.headers).toMatchObject({
        'access-control-allow-origin': PARTNER,
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': 'content-type, x-typesense-api-key',
      });
      const sent = await post({ origin: PARTNER });
      expect(sent.statusCode).toBe(201);
      expect(sent.headers['access-control-allow-origin']).toBe(PARTNER);
    });

    it('see a refusal with its fields, too', async () => {
      const response = await tested.call('/api/enquiries', {
        method: 'POST',
        payload: {},
        headers: { origin: PARTNER, 'sec-fetch-site': 'cross-site' },
      });
      expect(response.statusCode).toBe(422);
      expect(response.headers['access-control-allow-origin']).toBe(PARTNER);
    });

    it.each([
      ['a longer name', 'https://www.northside.example.attacker.example'],
      ['a name that ends alike', 'https://attackerwww.northside.example'],
      ['the domain above', 'https://northside.example'],
      ['a page without a lock', 'http://www.northside.example'],
      ['another port', 'https://www.northside.example:8443'],
      ['other letters', 'https://WWW.northside.example'],
      ['a path behind it', 'https://www.northside.example/'],
      ['a page in a sandbox', 'null'],
      ['every page', '*'],
      ['two at once', `${PARTNER}, https://attacker.example`],
      ['nothing', ''],
      ['a name of every object', 'constructor'],
    ])('API-02 %s is not one of them', async (_what, origin) => {
      const read = await ask({ origin });
      expect(read.headers).not.toHaveProperty('access-control-allow-origin');
      const asked = await preflight(origin);
      expect(asked.headers).not.toHaveProperty('access-control-allow-origin');
      expect(asked.headers).not.toHaveProperty('access-control-allow-methods');
      expect((await post({ origin })).statusCode).toBe(403);
    });

    it('TEN-07 those of one site are strangers to another', async () => {
      for (const host of ['northline.localhost', 'unknown.example']) {
        expect((await ask({ origin: PARTNER }, { host })).headers).not.toHaveProperty('access-control-allow-origin');
        expect((await preflight(PARTNER, host)).headers).not.toHaveProperty('access-control-allow-origin');
      }
    });

    it('never have the cookies of a shopper: such a read is not shown, such a write is refused', async () => {
      const read = await ask({ origin: PARTNER, cookie: 'session=1' });
      expect(read.headers).not.toHaveProperty('access-control-allow-origin');
      expect((await post({ origin: PARTNER, cookie: 'session=1' })).statusCode).toBe(403);
      for (const answer of [await ask({ origin: PARTNER }), await preflight(PARTNER)])
        expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    });

    it('the site’s own pages are as before', async () => {
      const own = { origin: 'http://harbour.localhost', 'sec-fetch-site': 'same-origin', cookie: 'other=1' };
      expect((await post(own)).statusCode).toBe(201);
    });
  },
  { sites },
);
