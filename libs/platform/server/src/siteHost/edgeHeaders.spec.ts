import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSiteHost } from './createSiteHost.js';
import { edgeHeaders, edgeTag } from './edgeHeaders.js';
import { renderedBy } from './renderedBy.spec.help.js';

/** Hash of the script of the rendered page. */
const GO = `'sha256-${createHash('sha256').update('go()').digest('base64')}'`;

it('a cache drops pages by their site and by their address', () => {
  expect(edgeTag('harbour')).toBe('harbour');
  expect(edgeTag('harbour', '/cars/kia-rio?from=list')).toBe('harbour/cars/kia-rio');
  expect(edgeHeaders('harbour', '/cars/a, b', 60)).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    'cache-tag': 'harbour,harbour/cars/a__b',
    'surrogate-key': 'harbour harbour/cars/a__b',
  });
});

const bundle = renderedBy(({ request, nonce, cookie }) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/own') cookie?.('forecourt_shopper');
  return Promise.resolve({
    ...(pathname === '/elsewhere'
      ? { status: 303, headers: new Headers({ location: '/sign-in' }) }
      : {
          status: pathname === '/gone' ? 410 : 200,
          headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
          html: `<script nonce="${nonce}">go()</script>`,
        }),
    faults: [],
  });
});
const app = await createSiteHost({
  siteOf: () => SITE,
  gatewaysOf: () => ({ api: {}, search: {}, searchAccess: {} }),
  keepsPages: { lifetime: 1000, isKnown: (cookies) => cookies !== undefined, stateOf: () => 1 },
  edgeSeconds: 60,
});
const SITE = { slug: 'harbour', bundle, origin: 'https://harbour.example', config: {} };

const get = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url, headers: { host: 'harbour.example', ...headers } });
  const policy = String(answer.headers['content-security-policy']);
  return { body: answer.body, policy, control: answer.headers['cache-control'], tag: answer.headers['cache-tag'] };
};

it('a page that is the same for all visitors may be kept by a cache, the first time as well', async () => {
  for (const visit of [1, 2])
    expect(await get('/cars/kia-rio'), `visit ${visit}`).toEqual({
      body: '<script>go()</script>',
      policy: expect.stringContaining(`script-src 'self' ${GO};`) as string,
      control: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
      tag: 'harbour,harbour/cars/kia-rio',
    });
});

it('a redirect is kept by no cache that it says nothing to', async () => {
  expect(await get('/elsewhere')).toMatchObject({ control: 'private, no-cache', tag: undefined });
});

it('a page that a known visitor gets like all others is kept by no cache in front', async () => {
  const known = await get('/cars/kia-rio', { cookie: 'forecourt_shopper=1' });
  expect(known).toEqual({
    body: '<script>go()</script>',
    policy: expect.stringContaining(`script-src 'self' ${GO};`) as string,
    control: 'private, no-cache',
    tag: undefined,
  });
});

it.each([
  ['of an unknown visitor', {}],
  ['of a known visitor', { cookie: 'forecourt_shopper=1' }],
])('a HEAD %s has the headers of the page, which a cache may take over into its copy', async (_which, headers) => {
  const asked = { url: '/cars/mazda-2', headers: { host: 'harbour.example', ...headers } };
  const facts = (answer: Awaited<ReturnType<typeof app.inject>>) =>
    ['cache-control', 'cache-tag', 'content-length', 'content-type', 'content-security-policy'].map((name) =>
      String(answer.headers[name]).replace(/'nonce-[^']+'/g, 'a nonce'),
    );
  const head = await app.inject({ method: 'HEAD', ...asked });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(facts(head)).toEqual(facts(await app.inject(asked)));
});

it.each([
  ['for which a known visitor’s cookies were read', '/own', { cookie: 'forecourt_shopper=1' }],
  ['that is gone', '/gone', {}],
])('a page %s stays the visitor’s own, with a nonce', async (_which, url, headers) => {
  const { body, policy, control, tag } = await get(url, headers);
  const [, nonce = 'none'] = /nonce="([^"]+)"/.exec(body) ?? [];
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
  expect([control, tag]).toEqual(['private, no-cache', undefined]);
});
