import fc from 'fast-check';
import Fastify from 'fastify';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { log, setLog } from './log.js';
import { OBSERVED, observeApp } from './observeApp.js';
import { inScope, outOfScope, presentScope, referenceOf, requestIdOf, scopeOf } from './requestScope.js';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

it.each(['c0ffee00-1234-4abc-8def-0123456789ab', '0123456789abcdef0123456789abcdef', '01J9ZQ4K3M8V7T6S5R4Q3P2N1M'])(
  'the id that a proxy gave a request is kept: %s',
  (id) => {
    expect(requestIdOf(id)).toBe(id);
  },
);
it.each([
  ['a phone number', '0412345678'],
  ['a name', 'kim.citizen'],
  ['a line of its own', 'c0ffee00-1234-4abc-8def-0123456789ab\n{"level":"fatal"}'],
  ['markup', '<script>alert(1)</script>'],
  ['nothing', ''],
  ['several', ['0123456789abcdef0123456789abcdef', 'b']],
])('%s as an id is replaced', (_what, given) => {
  expect(requestIdOf(given)).toMatch(UUID);
});
it('whatever is sent as an id, a request has one that is well-formed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.uuid(), fc.constant(undefined)), (given) => {
      const id = requestIdOf(given);
      expect(id).toMatch(/^[0-9a-z-]{26,36}$/i);
      expect(referenceOf(id)).toHaveLength(8);
      // what is kept once is kept by the next server, too
      expect(requestIdOf(id)).toBe(id);
    }),
  );
});

const app = Fastify(OBSERVED);
observeApp(app, ({ host }) => (host === 'harbour.example' ? 'harbour' : undefined));
app.post('/notes/:id', async () => {
  await new Promise((resolve) => setTimeout(resolve, 1));
  log.warn('Within a request.');
  // what a request wakes is not done for it alone
  outOfScope(() => log.warn('Woken.'));
  return { scope: presentScope() };
});
app.get('/page', async () => (await app.inject({ url: '/part' })).json<object>());
app.get('/part', (request) => ({ id: scopeOf(request.raw).id }));
afterAll(() => app.close());

it('a request has one id: in its header, its scope and each of its lines', async () => {
  const lines: string[] = [];
  onTestFinished(setLog({ format: 'json', level: 'debug', write: (line) => lines.push(line) }));
  const id = 'c0ffee00-1234-4abc-8def-0123456789ab';
  const answer = await app.inject({
    method: 'POST',
    url: '/notes/7?phone=0412345678',
    headers: { host: 'harbour.example', 'x-request-id': id },
    payload: { note: 'x'.repeat(100_000) },
  });
  expect(answer.headers['x-request-id']).toBe(id);
  expect(answer.json()).toMatchObject({ scope: { id, route: '/notes/:id', dealer: 'harbour', method: 'POST' } });
  const [within, woken] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(within).toMatchObject({ req: id, dealer: 'harbour', level: 'warn' });
  expect(within?.['time']).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(woken).not.toHaveProperty('req');
});
it('a call that a page makes within the process has the id of the page', async () => {
  const answer = await app.inject({ url: '/page', headers: { 'x-request-id': '0123456789abcdef0123456789abcdef' } });
  expect(answer.json()).toEqual({ id: '0123456789abcdef0123456789abcdef' });
});
it('a scope ends with what runs in it', () => {
  inScope({ id: 'a', began: 0, method: 'GET' }, () => expect(presentScope()?.id).toBe('a'));
  expect(presentScope()).toBeUndefined();
});
