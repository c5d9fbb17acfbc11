import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseEngines } from '@forecourt/service/database/testing';
import { setTracer } from '@forecourt/service/observing';
import { ROOT } from './configuration/readSites.js';
import { observed } from './front/observed.js';
import { otlpTracer } from './otlpTracer.js';
import { processesOf, type Process } from './pages/twoProcesses.spec.help.js';
import { otlpReceiver, type SentSpan } from './otlpReceiver.spec.help.js';

const root = mkdtempSync(path.join(tmpdir(), 'forecourt-traces-'));
const startOn = (databaseUrl: string | undefined) =>
  processesOf({
    ...{ root, databaseUrl },
    render: () =>
      Promise.resolve({
        ...{ status: 200, headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }), faults: [] },
        ...{ html: '<!doctype html><title>Harbour</title>', route: '/' },
      }),
  });
const PERSON = { name: 'Kim Shopper', email: 'kim@shopper.example', phone: '0491 570 156', message: 'Is it blue?' };

const { engines, stop } = await databaseEngines({ needsPostgres: true });
afterAll(async () => {
  await stop();
  rmSync(root, { recursive: true });
});

describe.each(engines)('traces of a process, on $engine', ({ engine, url }) => {
  const receiver = otlpReceiver();
  let running: Process;
  const server = createServer((request, response) => {
    observed(request, response);
    const isPage = request.url === '/';
    (isPage ? running.pages : running.service.api).routing(request, response);
  });

  const ask = (url: string, payload?: object): Promise<{ status: number; body: string }> =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const headers = { host: 'harbour.localhost', 'content-type': 'application/json' };
      const sent = send({ port, path: url, method: payload ? 'POST' : 'GET', headers }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces).toString() }));
      });
      sent.on('error', reject).end(payload && JSON.stringify(payload));
    });

  beforeAll(async () => {
    cpSync(path.join(ROOT, 'dealers', 'harbour'), path.join(root, 'dealers', 'harbour'), { recursive: true });
    const tracer = otlpTracer(await receiver.listen());
    setTracer(tracer);
    running = await startOn(url)(engine);
    await running.pages.ready();
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    await ask('/');
    const { apiKey } = JSON.parse((await ask('/api/search-key')).body) as { apiKey: string };
    await ask(`/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`, {
      searches: [{ collection: 'vehicles_harbour', q: 'secret words' }],
    });
    const lead = { category: 'General Enquiry', opt_in: false, url: '/contact-us', ...PERSON };
    const answer = await ask('/api/enquiries', { idempotency_key: crypto.randomUUID(), ...lead });
    expect(answer.status, answer.body).toBe(201);
    await running.service.deliveries.drain();
    await new Promise((resolve) => server.close(resolve));
    await tracer.close();
  }, 120_000);
  afterAll(async () => {
    setTracer(undefined);
    await running.pages.close();
    await running.service.close();
    await receiver.close();
  });

  const named = (name: string): SentSpan => {
    const found = receiver.spans.find((span) => span.name === name);
    expect(found, `${name} of ${receiver.spans.map((span) => span.name).join(', ')}`).toBeDefined();
    return found!;
  };
  const within = (span: SentSpan): string[] =>
    receiver.spans
      .filter(({ traceId, spanId }) => traceId === span.traceId && spanId !== span.spanId)
      .map(({ name }) => name);

  it.each([
    ['GET /', 200, 'render'],
    ['POST /typesense/multi_search', 200, 'search'],
    ['POST /api/enquiries', 201, 'query'],
  ])('%s is a trace with its dealer, route and status', (name, status, part) => {
    const span = named(name);
    expect(span.facts).toMatchObject({
      ...{ 'forecourt.dealer': 'harbour', 'http.route': name.split(' ')[1], 'http.response.status_code': status },
    });
    expect(within(span)).toContain(part);
  });

  it('work of the outbox is a trace of its own, with its queries', () => {
    const job = receiver.spans.find(({ name }) => name.startsWith('job '))!;
    expect(job.facts).toMatchObject({ 'forecourt.dealer': 'harbour', 'forecourt.attempt': 1 });
    expect(job.parentSpanId ?? '').toBe('');
    expect(within(job)).toContain('query');
    expect(within(named('POST /api/enquiries')).some((name) => name.startsWith('job '))).toBe(false);
  });

  it('nothing that a shopper sent is in any span', () => {
    for (const words of [...Object.values(PERSON), 'secret words']) expect(receiver.text()).not.toContain(words);
  });
});
