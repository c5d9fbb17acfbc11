// Loads the platform with 20, 100 and 600 keep-alive connections, page by page, and asks meanwhile whether it lives.
// `npm run bench -- load [--site <slug>] [--seconds <n>]`
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { samplePages } from '../../browser/samplePages.ts';
import type { Platform } from '../../commands/spawnPlatform.ts';
import { wholeNumber } from '../../flags.ts';
import { hostOn, onPlatform, quantile, siteNamed } from '../harness.ts';

const CONNECTIONS = [20, 100, 600];
const HEALTH_EVERY_MS = 100;
/** Length of the system's clock tick, in which Linux counts a process's time. */
const TICK_MS = 10;

const { values } = parseArgs({
  options: { site: { type: 'string', default: 'harbour' }, seconds: { type: 'string', default: '5' } },
});
const site = siteNamed(values.site);
const seconds = wholeNumber('seconds', values.seconds);

/** Processor time of a process so far, milliseconds; undefined where the system does not tell. */
function processorTime(pid: number): number | undefined {
  try {
    // the name of the program, in brackets, may hold spaces
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

/** Milliseconds until the platform says on a new connection that it lives. */
const healthWait = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    request({ host: '127.0.0.1', port, path: '/healthz', agent: false }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - began));
    })
      .once('error', reject)
      .end();
  });

interface Load {
  /** Waits of the requests that were answered with a page, milliseconds. */
  readonly waits: readonly number[];
  readonly turnedAway: number;
  readonly failed: number;
  /** Longest wait for a health answer, milliseconds. */
  readonly health: number;
}

async function load(port: number, host: string, at: string, connections: number): Promise<Load> {
  const waits: number[] = [];
  const health: Promise<number>[] = [];
  let turnedAway = 0;
  let failed = 0;
  const probe = setInterval(() => health.push(healthWait(port)), HEALTH_EVERY_MS);
  const options = {
    url: `http://127.0.0.1:${port}${at}`,
    headers: { host },
    connections,
    duration: seconds,
    timeout: 60,
  };
  await new Promise<void>((resolve, reject) => {
    const running = autocannon(options, (error) => (error ? reject(error as Error) : resolve()));
    running.on('response', (_client, status, _bytes, wait) => {
      if (status === 200) waits.push(wait);
      else if (status === 503) turnedAway++;
      else failed++;
    });
    running.on('reqError', () => failed++);
  });
  clearInterval(probe);
  return {
    waits,
    turnedAway,
    failed,
    health: Math.max(0, ...(await Promise.all(health))),
  };
}

export const figure = () => onPlatform(measure);

async function measure(platform: Platform): Promise<boolean> {
  const { port, pid } = platform;
  const host = hostOn(site, port);
  const { home, listing, vehicle } = await samplePages(port, host);
  const pages = { home, listing, vehicle, search: `${listing}?query=toyta` };
  // what is made once is no page's own
  for (const at of Object.values(pages)) await load(port, host, at, 4);
  const widths = [11, 12, 9, 9, 9, 10, 13, 8, 12, 12];
  const row = (name: string, figures: readonly (string | number)[]): void =>
    console.log(name.padEnd(8) + figures.map((figure, index) => String(figure).padStart(widths[index] ?? 8)).join(''));
  row('page', [
    'connections',
    'requests/s',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'answered',
    'turned away',
    'failed',
    'health ms',
    'CPU ms/page',
  ]);
  for (const [name, at] of Object.entries(pages)) {
    for (const connections of CONNECTIONS) {
      const before = processorTime(pid);
      const { waits, turnedAway, failed, health } = await load(port, host, at, connections);
      const after = processorTime(pid);
      const cpu = before === undefined || after === undefined ? '?' : ((after - before) / waits.length).toFixed(1);
      row(name, [
        connections,
        Math.round(waits.length / seconds),
        quantile(waits, 0.5).toFixed(0),
        quantile(waits, 0.95).toFixed(0),
        quantile(waits, 0.99).toFixed(0),
        waits.length,
        turnedAway,
        failed,
        health.toFixed(0),
        cpu,
      ]);
    }
  }
  // printed for comparison: there is no bar
  return true;
}
