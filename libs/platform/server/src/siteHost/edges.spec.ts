import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteHost } from './createSiteHost.js';
import { renderedBy } from './renderedBy.spec.help.js';

const clientDir = mkdtempSync(path.join(tmpdir(), 'forecourt-host-'));
for (const [file, text] of [
  ['assets/entry.js', 'script'],
  ['.vite/manifest.json', '{"secret":1}'],
  ['assets/.hidden', 'hidden'],
] as const) {
  mkdirSync(path.dirname(path.join(clientDir, file)), { recursive: true });
  writeFileSync(path.join(clientDir, file), text);
}
let begun = () => undefined as void;
const bundle = renderedBy(
  ({ request: { url, signal }, site }) => {
    const { pathname } = new URL(url);
    if (pathname === '/slow')
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        begun();
      });
    if (pathname === '/throws') throw new TypeError('the words of a shopper');
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
    const hasFailed = pathname === '/fails';
    return Promise.resolve({
      status: hasFailed ? 500 : 200,
      headers,
      html: `<link rel="canonical" href="${site.origin}${pathname}">`,
      faults: hasFailed ? [new RangeError('the words of a shopper')] : [],
    });
  },
  { clientDir, listed: ['/'] },
);
const faults: { name: string; request: string; id: string }[] = [];
const hostOf = (origin: string, trustedProxies?: string[]) => {
  const sites = new Map(
    ['harbour', 'northline'].map((slug) => [`${slug}.example`, { slug, bundle, origin, config: {} }]),
  );
  return createSiteHost({
    siteOf: (host) => sites.get(host),
    commonFiles: new Map([['/fonts/a-1234.woff2', { type: 'font/woff2', body: Buffer.from('a font') }]]),
    cataloguesOf: ({ slug }) => Promise.resolve(new Map([['google', `id\n${slug}\n`]])),
    gatewaysOf: (_site, { address }) => ({ api: { address }, search: {}, searchAccess: {} }),
    onFault: (error, at) => faults.push({ name: (error as Error).name, ...at }),
    trustedProxies,
  });
};
const app = await hostOf('https://www.harbour.example');
const behindProxy = await hostOf('https://www.harbour.example', ['127.0.0.1']);
const local = await hostOf('http://harbour.example');
beforeAll(() => Promise.all([app.ready(), behindProxy.ready(), local.ready()]));
afterAll(async () => {
  await Promise.all([app.close(), behindProxy.close(), local.close()]);
  rmSync(clientDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, from = app) =>
  from.inject({ url, headers: { host: 'harbour.example', ...headers } });

const leavable = (port: number, signal: AbortSignal) =>
  new Promise((resolve, reject) => {
    request({ port, path: '/slow', headers: { host: 'harbour.example' }, signal }, resolve)
      .on('error', reject)
      .end();
  });

describe('a page that fails', () => {
  it.each(['/fails?query=kim@shopper.example', '/throws?query=kim@shopper.example'])(
    'leaves one line with pattern and id, and nothing that was typed: %s',
    async (url) => {
      faults.length = 0;
      expect((await get(url)).statusCode).toBe(500);
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatchObject({
        request: 'GET /*',
        id: expect.stringMatching(/./) as string,
      });
    },
  );
});

it('a page that cannot be made at all names a reference, which is the end of its request’s id', async () => {
  const answer = await get('/throws', { 'x-request-id': '0123456789abcdef0123456789abcdef' });
  expect(answer.headers['x-request-id']).toBe('0123456789abcdef0123456789abcdef');
  expect(answer.body).toContain('Reference: 89abcdef');
});

describe('what is sent', () => {
  it.each([
    '/',
    '/robots.txt',
    '/sitemap.xml',
    '/catalogues/google.csv',
    '/fonts/a-1234.woff2',
    '/assets/entry.js',
    '/assets/none.js',
    '/favicon.ico',
  ])('is taken for nothing but its type: %s', async (url) => {
    expect((await get(url)).headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('a visitor who goes away while the page renders', () => {
  it('is no fault', async () => {
    faults.length = 0;
    const gone = new AbortController();
    const isDrawn = new Promise<void>((resolve) => (begun = resolve));
    await local.listen({ port: 0, host: '127.0.0.1' });
    const { port } = local.server.address() as AddressInfo;
    const isClosed = new Promise((resolve) => {
      local.server.once('connection', (socket) => socket.once('close', resolve));
    });
    const answer = leavable(port, gone.signal);
    await isDrawn;
    gone.abort();
    await expect(answer).rejects.toThrow();
    await isClosed;
    await new Promise((resolve) => setImmediate(resolve));
    expect(faults).toEqual([]);
  });
});

describe('the address of a site', () => {
  it('is the configured one, and its lines are encrypted from then on', async () => {
    const page = await get('/about');
    expect(page.body).toContain('https://www.harbour.example/about');
    expect(page.headers['strict-transport-security']).toContain('max-age');
    expect((await get('/sitemap.xml')).body).toContain('<loc>https://www.harbour.example/</loc>');
    expect((await get('/about', {}, local)).headers['strict-transport-security']).toBeUndefined();
  });

  it.each(['javascript', 'javascript:alert(1)//', 'http', '"><script>'])(
    'is not changed by a forwarded scheme of %s, from anybody or a trusted proxy',
    async (scheme) => {
      const forwarded = { 'x-forwarded-proto': scheme, 'x-forwarded-for': '203.0.113.9' };
      for (const from of [app, behindProxy]) {
        const page = await get('/about', forwarded, from);
        expect(page.statusCode).toBe(200);
        expect(page.body).toBe('<link rel="canonical" href="https://www.harbour.example/about">');
      }
    },
  );

  it('is found by a forwarded host only where the proxy is trusted', async () => {
    const forwarded = { host: 'inside.example', 'x-forwarded-host': 'harbour.example' };
    expect((await get('/about', forwarded)).statusCode).toBe(404);
    expect((await get('/about', forwarded, behindProxy)).statusCode).toBe(200);
  });

  it.each(['harbour.example, cdn.example', 'harbour.example,cdn.example, inside.example', ' harbour.example '])(
    'is found by the first of forwarded hosts (%s), and only where the proxy is trusted',
    async (hosts) => {
      const forwarded = { host: 'inside.example', 'x-forwarded-host': hosts };
      expect((await get('/about', forwarded)).statusCode).toBe(404);
      expect((await get('/about', forwarded, behindProxy)).statusCode).toBe(200);
    },
  );

  it('is not changed by forwarded hosts of somebody who is no trusted proxy', async () => {
    const forged = { host: 'harbour.example', 'x-forwarded-host': 'elsewhere.example, harbour.example' };
    expect((await get('/about', forged)).statusCode).toBe(200);
    const inside = { ...forged, host: 'inside.example' };
    expect((await get('/about', inside, behindProxy)).statusCode).toBe(404);
  });

  it.each(['northline.example', 'elsewhere.example', 'northline.example, harbour.example'])(
    'TEN-07 is that of its Host, where a proxy passes on what a visitor forwards (%s)',
    async (hosts) => {
      for (const from of [app, behindProxy]) {
        const page = await get('/catalogues/google.csv', { 'x-forwarded-host': hosts }, from);
        expect([page.statusCode, page.body]).toEqual([200, 'id\nharbour\n']);
      }
    },
  );
});

describe('the files of a host', () => {
  it('are served', async () => {
    expect((await get('/assets/entry.js')).body).toBe('script');
    const font = await get('/fonts/a-1234.woff2');
    expect(font.body).toBe('a font');
    expect(font.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    '/assets/..%2f.vite/manifest.json',
    '/assets/../.vite/manifest.json',
    '/assets/%2e%2e/.vite/manifest.json',
    '/assets/.hidden',
    '/.vite/manifest.json',
    '/assets/..%5c.vite%5cmanifest.json',
  ])('that are the build’s own are not: %s', async (url) => {
    const answer = await get(url);
    expect(answer.body).not.toContain('secret');
    expect(answer.body).not.toContain('hidden');
  });
});

describe('files of a site’s stock', () => {
  it('are its sitemap and the catalogues that it has, and no others', async () => {
    const catalogue = await get('/catalogues/google.csv?v=1');
    expect([catalogue.statusCode, catalogue.body]).toEqual([200, 'id\nharbour\n']);
    expect(catalogue.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect((await get('/sitemap.xml?v=1')).body).toContain('<urlset');
    for (const url of ['/catalogues/meta.csv', '/catalogues/__proto__.csv', '/sitemap-1.xml', '/sitemap-x.xml'])
      expect((await get(url)).statusCode, url).toBe(404);
    expect((await get('/catalogues/google.csv', { host: 'elsewhere.example' })).statusCode).toBe(404);
  });
});

describe('what no page answers', () => {
  it('a missing file is answered in our words', async () => {
    const answer = await get('/assets/gone-after-a-deploy.js');
    expect([answer.statusCode, answer.body]).toEqual([404, 'There is no such file.\n']);
    // while processes change one after the other, the next one may have it
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['OPTIONS', 'TRACE', 'PROPFIND', 'DELETE'])(
    '%s is refused with the methods that pages take',
    async (method) => {
      const answer = await app.inject({ method: method as 'OPTIONS', url: '/', headers: { host: 'harbour.example' } });
      expect([answer.statusCode, answer.headers['allow'], answer.body]).toEqual([
        405,
        'GET, HEAD, POST',
        'Pages take GET and POST.\n',
      ]);
    },
  );
});

describe('/favicon.ico', () => {
  it('leads to the icon of the site, and is nothing on a host without one', async () => {
    const { statusCode, headers } = await get('/favicon.ico');
    expect([statusCode, headers.location]).toEqual([302, '/media/icon.svg?w=80&f=png']);
    expect((await get('/favicon.ico', { host: 'nobody.example' })).statusCode).toBe(404);
  });
});
