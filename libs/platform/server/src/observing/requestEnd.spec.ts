import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { setLog } from './log.js';
import { readMetrics, registry } from './metrics.js';
import { endRequest, kindOf, levelOfEnd, REQUEST_KINDS } from './requestEnd.js';

const end = { kind: 'page', status: 200, seconds: 0.01 } as const;

it.each([
  ['a page', { method: 'GET' }, end, 'debug'],
  ['a slow page', { method: 'GET' }, { ...end, seconds: 1 }, 'warn'],
  ['a page that failed', { method: 'GET' }, { ...end, status: 500 }, 'warn'],
  ['a page that is not there', { method: 'GET' }, { ...end, status: 404 }, 'debug'],
  ['a form', { method: 'POST' }, end, 'info'],
  ['a write of the API', { method: 'PUT' }, { ...end, kind: 'api' as const }, 'info'],
  ['a refused write', { method: 'POST' }, { ...end, kind: 'api' as const, status: 422 }, 'info'],
  ['a view that is counted', { method: 'POST', isPerView: true }, { ...end, kind: 'api' as const }, 'debug'],
  ['a search', { method: 'POST' }, { ...end, kind: 'search' as const }, 'debug'],
  ['a film', { method: 'GET' }, { ...end, kind: 'media' as const, seconds: 30 }, 'debug'],
  ['what is turned away', { method: 'POST', isShed: true }, { ...end, status: 503 }, 'debug'],
  ['a check of health', { method: 'GET' }, { ...end, kind: 'health' as const, status: 503 }, 'debug'],
] as const)('%s is logged as loudly as it matters', (_what, scope, of, level) => {
  expect(levelOfEnd(scope, of)).toBe(level);
});
it.each([
  ['/', 'page'],
  ['/api/vehicles?x=1', 'api'],
  ['/apiary', 'page'],
  ['/typesense/multi_search', 'search'],
  ['/media/a.jpg', 'media'],
  ['/assets/a.js', 'file'],
  ['/healthz', 'health'],
] as const)('%s is of kind %s', (url, kind) => expect(kindOf(url)).toBe(kind));

it('whatever a client sends, metrics never throw and have a bounded number of series', async () => {
  onTestFinished(setLog({ level: 'error' }));
  registry.resetMetrics();
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary-ascii' }),
      fc.string({ unit: 'binary-ascii' }),
      fc.integer({ min: 100, max: 599 }),
      fc.boolean(),
      (method, url, status, isWhole) => {
        const scope = { id: 'c0ffee00-1234-4abc-8def-0123456789ab', began: 0, method };
        endRequest(scope, { kind: kindOf(url), status, seconds: 0.01, isWhole });
      },
    ),
    { numRuns: 500 },
  );
  const { text, type } = await readMetrics();
  expect(type).toContain('text/plain');
  const series = text.split('\n').filter((line) => line.startsWith('forecourt_http_requests_total{'));
  expect(series.length).toBeGreaterThan(0);
  // no host was a dealer's, so that all of them are one
  for (const line of series) expect(line).toContain('dealer="unknown"');
  expect(series.length).toBeLessThanOrEqual(6 * REQUEST_KINDS.length);
  const counted = text.split('\n').filter((line) => line.startsWith('forecourt_http_request_seconds_count{'));
  expect(counted.length).toBeLessThanOrEqual(6 * 8);
});
