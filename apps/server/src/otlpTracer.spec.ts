import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RequestScope } from '@forecourt/service/observing';
import { otlpTracer } from './otlpTracer.js';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { key: string; value: object }[];
}
interface Sent {
  readonly resourceSpans: readonly { scopeSpans: readonly { spans: readonly SentSpan[] }[] }[];
}

const spans: SentSpan[] = [];
let text = '';
const collector = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    text = Buffer.concat(pieces).toString();
    const { resourceSpans } = JSON.parse(text) as Sent;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
beforeAll(() => new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve)));
afterAll(() => void collector.close());

it('spans of a request are sent as one trace, without the words of a fault', async () => {
  const { port } = collector.address() as AddressInfo;
  const tracer = otlpTracer(`http://127.0.0.1:${port}/`);
  const scope: RequestScope = { id: 'c0ffee00', began: 0, method: 'GET', route: '/stock', dealer: 'harbour' };
  tracer.ended('query', { 'db.query.text': 'select 2' }, 5);
  tracer.begin(scope);
  await tracer.inRequest(scope, () =>
    tracer.within('render', { dealer: 'harbour' }, async () => {
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
  expect(request?.attributes).toContainEqual({ key: 'http.route', value: { stringValue: '/stock' } });
  expect(text).not.toContain('kim');
});
