import { createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createSiteHost, type HostedSite, type Visitor } from './createSiteHost.js';
import type { HostBundle } from './hostBundle.js';
import { KeptPages } from './keptPages.js';
import { renderedBy } from './renderedBy.spec.help.js';

type Renderer = HostBundle['renderer'];
/** Hash of a script or style without text. */
const NO_TEXT = `'sha256-${createHash('sha256').update('').digest('base64')}'`;
const SITE = {};
let stock = 1;
let drawn = 0;
let time = 1;
let isAway = false;
const render: Renderer['render'] = ({ request, nonce, api, cookie }) => {
  const { pathname } = new URL(request.url);
  const { setCookie, onCookiesRead, mustNotKeep } = api as Visitor;
  if (pathname === '/sets-a-cookie') setCookie('forecourt_sent=1');
  if (pathname === '/misses-something') mustNotKeep();
  const read = pathname === '/own' ? cookie?.('forecourt_shopper') : undefined;
  if (pathname === '/own-answer') onCookiesRead();
  drawn += 1;
  return Promise.resolve({
    status: isAway ? 503 : pathname === '/gone' ? 410 : 200,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
    html:
      `<style nonce="${nonce}"></style>Drawn ${drawn} – ${request.method}` +
      `${read ?? ''}<script nonce="${nonce}"></script>`,
    faults: pathname === '/fails' ? [new Error('a fault')] : [],
  });
};
const bundle = renderedBy(render);
const hosted = new Map<string, HostedSite>();
/** The same object for a host until a test takes it away. */
function siteOf(host: string): HostedSite {
  const site = hosted.get(host) ?? { slug: host, bundle, origin: `https://${host}`, config: {} };
  hosted.set(host, site);
  return site;
}
const app = await createSiteHost({
  siteOf,
  gatewaysOf: (_site, visitor) => ({ api: visitor, search: {}, searchAccess: {} }),
  now: () => time,
  onFault: () => undefined,
  keepsPages: { lifetime: 1000, isKnown: (cookies) => cookies?.includes('forecourt_') ?? false, stateOf: () => stock },
});
beforeEach(() => {
  isAway = false;
  drawn = 0;
  stock += 1;
});
afterAll(() => app.close());

async function get(
  url: string,
  {
    host = 'a.example',
    method = 'GET',
    cookie = '',
    headers = {},
  }: { host?: string; method?: 'GET' | 'POST'; cookie?: string; headers?: Record<string, string> } = {},
) {
  const sent = method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
  const answer = await app.inject({
    url,
    method,
    headers: { host, cookie, ...sent, ...headers },
    payload: method === 'POST' ? 'a=b' : undefined,
  });
  const policy = String(answer.headers['content-security-policy']);
  const { statusCode: status } = answer;
  return { status, text: answer.body.replace(/<[^>]*>/g, ''), html: answer.body, policy, headers: answer.headers };
}

it('a page is rendered once for all unknown visitors, whatever cookies others gave them', async () => {
  const first = await get('/cars?page=2');
  const second = await get('/cars?page=2', { cookie: '_ga=1' });
  expect([first.text, second.text]).toEqual(['Drawn 1 – GET', 'Drawn 1 – GET']);
  expect(second.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
});

it('is the same for each of them: its policy names scripts and styles by their hashes', async () => {
  const [first, second] = [await get('/'), await get('/')];
  expect(first.html).toBe('<style></style>Drawn 1 – GET<script></script>');
  expect(second.html).toBe(first.html);
  expect(second.policy).toBe(first.policy);
  expect(first.policy).toContain(`script-src 'self' ${NO_TEXT};`);
  expect(first.policy).toContain(`style-src 'self' ${NO_TEXT};`);
});

it('is rendered by one visitor when its time is over; others get the earlier one meanwhile, for a second', async () => {
  let now = 0;
  const pages = new KeptPages(1000, () => now);
  const address = 'https://a.example/';
  const rendered = { nonce: 'n1', headers: new Headers(), stockState: 1, route: '/', cookiesRead: [] };
  const keep = (html: string) => pages.keep(SITE, address, { ...rendered, html }, undefined);
  const find = async (state = 1) => {
    const found = pages.find(SITE, address, state, () => false);
    return (await found?.packed.sentTo(undefined))?.body.toString();
  };
  await keep('first');
  now = 1001;
  expect([await find(), await find(), await find(2)]).toEqual([undefined, 'first', undefined]);
  await keep('second');
  expect([await find(), await find()]).toEqual(['second', 'second']);
  now = 2002;
  expect([await find(), await find()]).toEqual([undefined, 'second']);
  // whose visitor went away
  now = 3002;
  expect([await find(), await find()]).toEqual([undefined, undefined]);
});

it('is rendered again once the stock has changed, and when its time is over', async () => {
  await get('/');
  stock += 1;
  expect((await get('/')).text).toBe('Drawn 2 – GET');
  time += 1500;
  expect((await get('/')).text).toBe('Drawn 3 – GET');
  // the clock was set back
  time -= 1000;
  expect((await get('/')).text).toBe('Drawn 4 – GET');
});

it.each(['/sets-a-cookie', '/misses-something', '/fails', '/gone'])('is not kept: %s', async (url) => {
  await get(url);
  expect((await get(url)).text).toBe('Drawn 2 – GET');
});

it('is not given to another site, or for a form that was sent', async () => {
  await get('/');
  expect((await get('/', { host: 'b.example' })).text).toBe('Drawn 2 – GET');
  expect((await get('/', { method: 'POST' })).text).toBe('Drawn 3 – POST');
  expect((await get('/')).text).toBe('Drawn 1 – GET');
});

describe('SAVE-05 a visitor of whom something is known', () => {
  const cookie = 'a=b; forecourt_shopper=1';

  it('gets the same page as all, whoever is first, where nothing that rendered it has read cookies', async () => {
    expect((await get('/', { cookie })).text).toBe('Drawn 1 – GET');
    expect([(await get('/')).text, (await get('/', { cookie })).text]).toEqual(['Drawn 1 – GET', 'Drawn 1 – GET']);
    expect((await get('/', { cookie })).policy).toContain(`script-src 'self' ${NO_TEXT};`);
  });

  it('gets a page of their own where its loader has read them; all others share another', async () => {
    expect((await get('/own')).text).toBe('Drawn 1 – GET');
    expect((await get('/own', { cookie })).text).toBe('Drawn 2 – GET1');
    expect((await get('/own', { cookie: 'forecourt_shopper=2' })).text).toBe('Drawn 3 – GET2');
    for (const other of ['', '_ga=1', 'forecourt_saved=1'])
      expect((await get('/own', { cookie: other })).text, other).toBe('Drawn 1 – GET');
    const { policy } = await get('/own', { cookie });
    expect(policy).toContain("'nonce-");
  });

  it('gets a page of their own where the service has read them', async () => {
    expect((await get('/own-answer', { cookie })).text).toBe('Drawn 1 – GET');
    expect((await get('/own-answer')).text).toBe('Drawn 2 – GET');
    expect((await get('/own-answer', { cookie })).text).toBe('Drawn 3 – GET');
  });

  it('does not take the place of the one who renders a page anew that they do not get', async () => {
    await get('/own');
    time += 1500;
    await get('/own', { cookie });
    expect((await get('/own')).text).toBe('Drawn 3 – GET');
  });
});

it.each(['cross-site', 'same-site'])(
  'SAVE-05 a page that a %s page embeds is that of a stranger; one that a link leads to knows its visitor',
  async (from) => {
    const cookie = 'forecourt_shopper=1';
    const sent = (dest: string) => ({ cookie, headers: { 'sec-fetch-site': from, 'sec-fetch-dest': dest } });
    for (const dest of ['image', 'iframe', 'empty']) expect((await get('/own', sent(dest))).text).toBe('Drawn 1 – GET');
    expect((await get('/own', sent('document'))).text).toBe('Drawn 2 – GET1');
  },
);

it('is shown as it was while none can be made, for an hour', async () => {
  await get('/');
  isAway = true;
  stock += 1;
  time += 3_000_000;
  const { status, text, policy } = await get('/', { cookie: 'forecourt_shopper=1' });
  expect([status, text]).toEqual([200, 'Drawn 1 – GET']);
  expect(policy).toContain(`script-src 'self' ${NO_TEXT};`);
  time += 1_000_000;
  const none = await get('/');
  expect([none.status, none.headers['retry-after']]).toEqual([503, '10']);
});

it('is not shown in answer to a form, nor where none was kept', async () => {
  await get('/');
  isAway = true;
  expect((await get('/', { method: 'POST' })).status).toBe(503);
  expect((await get('/other')).status).toBe(503);
});

it('TEN-03 ends with a change of its dealer, also where no other can be made; pages of others stay', async () => {
  await get('/');
  await get('/', { host: 'b.example' });
  hosted.delete('a.example');
  isAway = true;
  expect((await get('/')).status).toBe(503);
  isAway = false;
  expect((await get('/')).text).toBe('Drawn 4 – GET');
  expect((await get('/', { host: 'b.example' })).text).toBe('Drawn 2 – GET');
});
