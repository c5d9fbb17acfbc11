import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { dependsOnCookies, markCookieReads } from './cookieReads.js';
import { visitorOf } from './cookies.js';

const app = fastify();
markCookieReads(app);
app.get('/offers', () => ({ offers: [] }));
app.get('/account', (request) => ({ cookies: visitorOf(request).cookies ?? 'none' }));
app.get('/copied', ({ headers }) => ({ ...headers }));
app.get('/varies', ({ headers }, reply) => reply.header('vary', 'accept-encoding').send({ cookies: headers.cookie }));
app.get('/refused', ({ headers }, reply) => reply.code(headers.cookie === undefined ? 401 : 200).send({}));
app.get('/fails', ({ headers }) => Promise.reject(new Error(`a fault of ${headers.cookie ?? 'nobody'}`)));
afterAll(() => app.close());

const get = async (url: string, cookie?: string) => {
  const { headers, body } = await app.inject({ url, headers: cookie === undefined ? {} : { cookie } });
  return { vary: headers.vary, depends: dependsOnCookies(headers), body };
};

it('an answer for which nothing looked at cookies says nothing of them', async () => {
  expect(await get('/offers', 'a=b')).toEqual({ vary: undefined, depends: false, body: '{"offers":[]}' });
});

it('one for which something did varies with them, also where there were none', async () => {
  expect(await get('/account', 'a=b')).toEqual({ vary: 'cookie', depends: true, body: '{"cookies":"a=b"}' });
  expect(await get('/account')).toMatchObject({ depends: true, body: '{"cookies":"none"}' });
});

it('copies of all headers have the cookies, and count as a look at them', async () => {
  const { body, depends } = await get('/copied', 'a=b');
  expect([JSON.parse(body), depends]).toEqual([expect.objectContaining({ cookie: 'a=b' }), true]);
});

it('what it varies with otherwise stays', async () => {
  expect(await get('/varies')).toMatchObject({ vary: 'accept-encoding, cookie', depends: true });
});

it.each(['/refused', '/fails'])('refusals and faults say so, too: %s', async (url) => {
  expect((await get(url)).depends).toBe(true);
});
