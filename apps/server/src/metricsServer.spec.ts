import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectWith, metrics } from '@forecourt/service/observing';
import { startMetrics, type MetricsServer } from './metricsServer.js';

let server: MetricsServer;
beforeAll(async () => (server = await startMetrics({ port: 0 })));
afterAll(() => server.close());

const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${server.port}${path}`, { method });

it('Prometheus reads what is counted and what the runtime says of itself', async () => {
  metrics.pages.inc({ made: 'kept' });
  const answer = await ask('/metrics');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  const text = await answer.text();
  expect(text).toMatch(/^forecourt_pages_total\{made="kept"\} [1-9]/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});
it('gauges that cannot be read leave the others', async () => {
  const end = collectWith(() => Promise.reject(new Error('away')));
  expect((await ask('/metrics')).status).toBe(200);
  end();
});
it.each([
  ['/', 'GET', 404],
  ['/api/health', 'GET', 404],
  ['/metrics', 'POST', 405],
] as const)('%s by %s is not answered', async (path, method, status) => {
  expect((await ask(path, method)).status).toBe(status);
});
