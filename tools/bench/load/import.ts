// Visits a platform while it imports a feed: how long a request waits at most, kind by kind, next to a quiet half
// minute.
// `npm run bench -- import --file <feed> --map <mapping> [--site <slug>]`
import { Agent, request } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { samplePages } from '../../browser/samplePages.ts';
import type { Platform } from '../../commands/spawnPlatform.ts';
import { askServer } from '../../commands/runningServer.ts';
import { hostOn, onPlatform, quantile, siteNamed } from '../harness.ts';

/** Longest that a request may wait while an import runs, milliseconds. */
const BAR_MS = 200;
const EVERY_MS = 40;
const QUIET_MS = 5000;

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    map: { type: 'string' },
    site: { type: 'string', default: 'harbour' },
  },
});
if (!values.file || !values.map) throw new Error('Usage: npm run bench -- import --file <feed> --map <mapping.json>');
const site = siteNamed(values.site);
const [file, map] = [path.resolve(values.file), path.resolve(values.map)];

const agent = new Agent({ keepAlive: true });
const visit = (port: number, host: string, at: string): Promise<{ status: number; wait: number }> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const ask = (): void => {
      const sent = request({ host: '127.0.0.1', port, path: at, headers: { host }, agent }, (response) => {
        const status = response.statusCode ?? 0;
        response.resume().once('end', () => resolve({ status, wait: performance.now() - began }));
      });
      sent.once('error', (error: NodeJS.ErrnoException) => {
        // a kept connection that the server was just closing
        if (sent.reusedSocket && error.code === 'ECONNRESET') ask();
        else reject(error);
      });
      sent.end();
    };
    ask();
  });

/** Visits pages in turn until `isOver`, one every so often whether the one before is answered or not. */
async function visitAll(port: number, host: string, pages: readonly [string, string][], isOver: () => boolean) {
  const waits = new Map<string, number[]>(pages.map(([name]) => [name, []]));
  const visits: Promise<void>[] = [];
  for (let turn = 0; !isOver(); turn++) {
    const [name, at] = pages[turn % pages.length] ?? ['', '/'];
    const visited = visit(port, host, at).then(({ status, wait }) => {
      if (status !== 200) throw new Error(`${at} answered ${status} during the import.`);
      waits.get(name)?.push(wait);
    });
    // thrown at the end, when the platform is stopped too
    visited.catch(() => undefined);
    visits.push(visited);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  await Promise.all(visits);
  return waits;
}

function print(title: string, waits: ReadonlyMap<string, readonly number[]>): number {
  let longest = 0;
  for (const [name, list] of waits) {
    const most = Math.max(0, ...list);
    longest = Math.max(longest, most);
    const [p50, p95] = [quantile(list, 0.5), quantile(list, 0.95)].map((wait) => wait.toFixed(1).padStart(7));
    console.log(
      `${title.padEnd(14)} ${name.padEnd(8)} ${String(list.length).padStart(5)} requests  p50 ${p50}` +
        `  p95 ${p95}  longest ${most.toFixed(1).padStart(7)} ms`,
    );
  }
  return longest;
}

export const figure = () => onPlatform(measure);

async function measure({ port }: Platform, dataDir: string): Promise<boolean> {
  const host = hostOn(site, port);
  const { home, listing, vehicle } = await samplePages(port, host);
  const pages: [string, string][] = [
    ['health', '/healthz'],
    ['home', home],
    ['listing', listing],
    ['vehicle', vehicle],
    ['search', `${listing}?query=toyta`],
    ['API', '/api/locations'],
  ];
  const quietUntil = Date.now() + QUIET_MS;
  await visitAll(port, host, pages, () => Date.now() > quietUntil - QUIET_MS / 2);
  print('no import', await visitAll(port, host, pages, () => Date.now() > quietUntil));
  const body = { site: values.site, file, map, allowRemovals: true };
  let isOver = false;
  const importing = askServer<{ read: number; seconds: number }>(dataDir, '/api/admin/imports', {
    method: 'POST',
    body,
  }).finally(() => (isOver = true));
  // thrown below, when the visits have ended
  importing.catch(() => undefined);
  const waits = await visitAll(port, host, pages, () => isOver);
  const { read, seconds } = (await importing) ?? { read: 0, seconds: 0 };
  const longest = print('during import', waits);
  console.log(
    `${read} rows in ${seconds.toFixed(1)} s; a request waited ${longest.toFixed(0)}` +
      ` ms at most; ${BAR_MS} ms are allowed.`,
  );
  agent.destroy();
  return longest <= BAR_MS;
}
