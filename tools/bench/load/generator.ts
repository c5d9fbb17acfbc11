// A process of its own that makes requests, so that what it costs can be taken from what the platform costs. It gets
// one job as a message and answers with one.
import autocannon from 'autocannon';
import { BROWSER_ENCODINGS, newAddress } from '../visits.ts';

/** Requests to make. */
export interface Job {
  readonly port: number;
  readonly host: string;
  /** Pages, in turn. */
  readonly pages: readonly string[];
  /**
   * `kept`: visitors of whom nothing is known. `known`: those with a cookie of the platform. `drawn`: each request has
   * an address of its own, so that its page is rendered.
   */
  readonly kind: 'kept' | 'known' | 'drawn';
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second over all connections; as many as there can be when left out. */
  readonly rate?: number;
}

/** Waits are milliseconds, of the requests that were answered with a page. */
export interface Outcome {
  readonly answered: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Answers 503. */
  readonly shed: number;
  /** Other answers, and connections that broke. */
  readonly failed: number;
  /** Processor time of this process, milliseconds. */
  readonly ownCpu: number;
}

/** A cookie by which the platform knows its visitors. */
const COOKIE = { cookie: 'forecourt_visit=bench' };

/** The value below which this share of all values is. */
const quantileOf = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function make({ port, host, pages, kind, connections, seconds, rate }: Job): Promise<Outcome> {
  const before = process.cpuUsage();
  const waits: number[] = [];
  let shed = 0;
  let failed = 0;
  const headers = { host, 'accept-encoding': BROWSER_ENCODINGS, ...(kind === 'known' ? COOKIE : {}) };
  await new Promise<void>((resolve, reject) => {
    const running = autocannon(
      {
        url: `http://127.0.0.1:${port}`,
        connections,
        duration: seconds,
        timeout: 60,
        requests: pages.map((path) => ({
          ...{ path, headers },
          ...(kind === 'drawn' ? { setupRequest: (one) => ({ ...one, path: newAddress(path) }) } : {}),
        })),
        ...(rate === undefined ? {} : { overallRate: rate }),
      },
      (error) => (error ? reject(error as Error) : resolve()),
    );
    running.on('response', (_client, status, _bytes, wait) => {
      if (status === 200) waits.push(wait);
      else if (status === 503) shed++;
      else failed++;
    });
    running.on('reqError', () => failed++);
  });
  const { user, system } = process.cpuUsage(before);
  waits.sort((a, b) => a - b);
  return {
    answered: waits.length,
    perSecond: waits.length / seconds,
    ...{ p50: quantileOf(waits, 0.5), p95: quantileOf(waits, 0.95), p99: quantileOf(waits, 0.99) },
    ...{ shed, failed, ownCpu: (user + system) / 1000 },
  };
}

process.on('message', (job: Job) => {
  void make(job).then(
    (outcome) => process.send?.({ outcome }),
    (error: unknown) => process.send?.({ fault: error instanceof Error ? error.message : String(error) }),
  );
});
