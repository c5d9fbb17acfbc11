import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../browser/chromium.ts';
import { crawlSite } from '../crawl/crawlSite.ts';

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en" data-hydrated="true"><head><title>${title}` +
  `</title></head><body><main>${body}</main></body></html>`;

const FAULTY = page(
  '',
  `<h1>One</h1><h1>Two</h1><a href="/gone">Gone</a><a href="/sound#nowhere">Nowhere</a><img src="/gone.png" alt="Gone">
   <a href="https://elsewhere.example/">Elsewhere</a> <input type="text"><script>console.error('a fault')</script>
   <script type="application/ld+json">{"@type":"Offer","cost":1}</script>`,
);
const SOUND = page('Sound', '<h1 id="top">Sound</h1><a href="/cars/a">A car</a>').replace(
  '<title>',
  '<link rel="canonical" href="/sound"><meta name="robots" content="noindex"><title>',
);
const ANSWERS: ReadonlyMap<string, string> = new Map([
  ['/', FAULTY],
  ['/sound', SOUND],
  ['/cars/a', SOUND],
  ['/robots.txt', 'User-agent: *'],
  ['/sitemap.xml', '<urlset><url><loc>https://shop.example/sound</loc></url></urlset>'],
]);

const server = createServer((request, response) => {
  const [path = ''] = (request.url ?? '').split('?', 1);
  const found = ANSWERS.get(path);
  const type = path.endsWith('.xml') ? 'application/xml' : path.endsWith('.txt') ? 'text/plain' : 'text/html';
  response
    .writeHead(found === undefined ? 404 : 200, { 'content-type': type })
    .end(found ?? page('Not found', '<h1>Not found</h1>'));
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

it('a crawl finds every kind of fault of a site, and pages that only links lead to', async () => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await launchChromium();
  const patterns = new Map([
    ['site/home', '/'],
    ['site/sound', '/sound'],
    ['site/vehicle', '/cars/:slug'],
    ['site/lost', '/lost/:slug'],
  ]);
  const routeOf = (path: string) => (path.startsWith('/cars/') ? 'site/vehicle' : undefined);
  const options = { dealer: 'shop', origin, site: { patterns, routeOf }, viewports: ['phone'], samples: 1 } as const;
  const { pages, unknown } = await crawlSite(browser, options).finally(() => browser.close());
  expect(pages.map(({ address }) => address)).toEqual(['/', '/sound', '/no-such-page/at/all', '/cars/a']);
  const [home, sound] = pages;
  expect(home?.findings).toContainEqual({
    check: 'links',
    text: 'https://elsewhere.example/ opens in the site’s place',
  });
  expect(new Set(home?.findings.map(({ check }) => check))).toEqual(
    new Set(['title', 'h1', 'canonical', 'data', 'console', 'links', 'anchors', 'images', 'axe']),
  );
  expect(unknown).toEqual(['site/lost']);
  expect(sound?.findings).toEqual([
    { check: 'canonical', text: expect.stringContaining('is no address of') as string },
  ]);
});
