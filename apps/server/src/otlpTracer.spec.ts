import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { inScope, outOfScope, setTracer, traced, type RequestScope } from '@forecourt/service/observing';
import { otlpReceiver } from './otlpReceiver.spec.help.js';
import { otlpTracer } from './otlpTracer.js';

const receiver = otlpReceiver();
const { spans } = receiver;
let endpoint = '';
beforeAll(async () => {
  endpoint = await receiver.listen();
});
afterEach(() => {
  spans.length = 0;
  setTracer(undefined);
});
afterAll(() => receiver.close());

it('spans of a request are sent as one trace, without the words of a fault', async () => {
  const tracer = otlpTracer(`${endpoint}/`);
  const scope: RequestScope = { id: 'c0ffee00', began: 0, method: 'GET', route: '/stock', dealer: 'harbour' };
  tracer.ended('query', { 'db.query.text': 'select 2' }, 5);
  tracer.begin(scope);
  await tracer.inRequest(scope, () =>
    tracer.within('render', { 'forecourt.dealer': 'harbour' }, async () => {
      await tracer.within('search', {}, () => Promise.reject(new Error('kim@shopper.example'))).catch(() => undefined);
      tracer.ended('query', { 'db.query.text': 'select 1' }, 5);
    }),
  );
  tracer.end(scope, 200);
  await tracer.close();
  const byName = new Map(spans.map((span) => [span.name, span]));
  const [request, render] = [byName.get('GET /stock'), byName.get('render')];
  expect([...byName.keys()].sort()).toEqual(['GET /stock', 'query', 'render', 'search']);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect(request?.parentSpanId ?? '').toBe('');
  expect(render?.parentSpanId).toBe(request?.spanId);
  for (const name of ['search', 'query']) expect(byName.get(name)?.parentSpanId).toBe(render?.spanId);
  expect(request?.facts).toMatchObject({ 'http.route': '/stock', 'http.response.status_code': 200 });
  expect(receiver.text()).not.toContain('kim');
});

it('work that a request wakes is a trace of its own, and so are its queries; looks without work are none', async () => {
  const tracer = otlpTracer(endpoint);
  setTracer(tracer);
  const scope: RequestScope = { id: 'c0ffee01', began: 0, method: 'POST', route: '/api/enquiries', dealer: 'harbour' };
  tracer.begin(scope);
  let job: Promise<unknown> = Promise.resolve();
  inScope(scope, () =>
    tracer.inRequest(scope, () =>
      outOfScope(() => {
        tracer.ended('query', { 'db.query.text': 'select the outbox' }, 1);
        job = traced('job lead-delivery', { 'forecourt.dealer': 'harbour' }, async () => {
          await Promise.resolve();
          tracer.ended('query', { 'db.query.text': 'select the lead' }, 1);
          throw new TypeError('kim@shopper.example');
        }).catch(() => undefined);
      }),
    ),
  );
  await job;
  tracer.end(scope, 201);
  await tracer.close();
  const of = (name: string) => spans.filter((span) => span.name === name);
  const [[request], [done], queries] = [of('POST /api/enquiries'), of('job lead-delivery'), of('query')];
  expect(queries).toHaveLength(1);
  expect(done?.traceId).not.toBe(request?.traceId);
  expect(done?.parentSpanId ?? '').toBe('');
  expect(done?.status).toMatchObject({ code: 2, message: 'TypeError' });
  expect([queries[0]?.traceId, queries[0]?.parentSpanId]).toEqual([done?.traceId, done?.spanId]);
  expect(receiver.text()).not.toContain('kim');
});

it('a span has what is known at its end, and work is alone where nothing is traced', async () => {
  const search = () =>
    traced(
      'search',
      {},
      () => Promise.resolve({ status: 404 }),
      ({ status }) => ({ 'http.response.status_code': status }),
    );
  await search();
  const tracer = otlpTracer(endpoint);
  setTracer(tracer);
  expect(await search()).toEqual({ status: 404 });
  await tracer.close();
  expect(spans.map(({ facts }) => facts)).toEqual([{ 'http.response.status_code': 404 }]);
});
