// Loads the artefact with a feed in stock. `npm run build` comes first.
// - Kept pages, those of known visitors and drawn ones: at the rate that must be kept, then as many as there can be.
// - Overload: 600 connections for some seconds, and how long the platform takes afterwards to answer at once.
// - With `--minutes`, shoppers, imports and leads together, with the memory minute by minute.
// - With `--processes 2`, drawn pages of two such platforms, as behind a proxy that chooses by dealer.
// With `--again` the platform is started again once the feed is in stock: a first start takes memory that it keeps.
// `npm run bench -- load --file <feed.csv> [--map <mapping.json>] [--site <slug>] [--seconds 10] [--minutes 0]
// [--processes 1] [--again]`
import { samplePages } from '../../browser/samplePages.ts';
import { askServer } from '../../commands/runningServer.ts';
import { readFlags } from '../../commands/readFlags.ts';
import type { Platform } from '../../commands/spawnPlatform.ts';
import { wholeNumber } from '../../flags.ts';
import { hostOn, onArtefact, siteNamed } from '../harness.ts';
import path from 'node:path';
import { askSite } from '../../commands/askSite.ts';
import { ROOT } from '../../../apps/server/src/configuration/readSites.ts';
import type { Job, Outcome } from './generator.ts';
import { processorTime, residentMemory } from './ownProcess.ts';
import { Generator } from './requests.ts';
import { together } from './together.ts';

const USAGE =
  'Usage: npm run bench -- load --file <feed.csv> [--map <mapping.json>] [--site <slug>] [--seconds 10]' +
  ' [--minutes 0] [--processes 1|2] [--again]';
const values = readFlags(
  {
    file: { type: 'string' },
    map: { type: 'string', default: path.join(ROOT, 'libs/stock/mappings/aus-vehicle-listings.json') },
    site: { type: 'string', default: 'harbour' },
    seconds: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '0' },
    processes: { type: 'string', default: '1' },
    again: { type: 'boolean', default: false },
  },
  USAGE,
);
if (values.file === undefined) throw new Error(USAGE);
const [file, map] = [path.resolve(values.file), path.resolve(values.map)];
const site = siteNamed(values.site);
const seconds = wholeNumber('seconds', values.seconds);
const minutes = wholeNumber('minutes', values.minutes, { least: 0 });
const processes = wholeNumber('processes', values.processes, { most: 2 });

/** Pages a second that must be answered, and their p95 in milliseconds. */
const RATES = { kept: 1000, known: 1000, drawn: 120 } as const;
const BAR_P95_MS = 100;
/** Connections of a rate, and of what is more than can be answered. */
const CONNECTIONS = 50;
const CROWD = 600;
/** Longest until the platform is itself again after an overload, and what is meant by that. */
const BAR_RECOVERY_MS = 5000;
const AT_ONCE_MS = 100;
const IN_A_ROW = 5;
/** An answer counts for the rate when it came within it: a clock tick of slack at each end. */
const RATE_SLACK = 0.98;

const WIDTHS = [26, 10, 10, 8, 8, 8, 8, 8, 11, 12, 8];
const row = (cells: readonly (string | number)[]): void =>
  console.log(
    cells
      .map((cell, at) => (at === 0 ? String(cell).padEnd(WIDTHS[at] ?? 8) : String(cell).padStart(WIDTHS[at] ?? 8)))
      .join(''),
  );

export const figure = () => onArtefact(measure);

const takeFeed = (dataDir: string): Promise<unknown> =>
  askServer(dataDir, '/api/admin/imports', {
    method: 'POST',
    body: { site: site.slug, file, map, allowRemovals: true },
  });

async function measure(first: Platform, dataDir: string, again: () => Promise<Platform>): Promise<boolean> {
  await takeFeed(dataDir);
  console.log(`memory with the feed in stock ${residentMemory(first.pid).now.toFixed(0)} MB`);
  const platform = values.again ? await again() : first;
  const { port, pid } = platform;
  const host = hostOn(site, port);
  if (values.again) console.log(`started again ${residentMemory(pid).now.toFixed(0)} MB`);
  const sample = await samplePages(port, host);
  const pages = [sample.home, sample.listing, sample.vehicle];
  const own = { port, pid, generator: new Generator() };
  const run = loading([own], pages);
  try {
    row([
      ...['pages', 'answered', 'a second', 'p50 ms', 'p95 ms', 'p99 ms', 'shed', 'failed'],
      ...['platform %', 'generator %', 'MB'],
    ]);
    await run('warm-up', { kind: 'drawn', connections: 4 }, 5);
    let keeps = true;
    for (const kind of ['kept', 'known', 'drawn'] as const) {
      const rate = RATES[kind];
      keeps = keepsRate(await run(`${kind} at a rate`, { kind, connections: CONNECTIONS, rate }), rate) && keeps;
      await run(`${kind}, most`, { kind, connections: CONNECTIONS });
    }
    await run(`drawn, ${CROWD} at once`, { kind: 'drawn', connections: CROWD });
    const recovery = await untilItself(port, host, sample.listing);
    console.log(`after that a drawn page comes within ${AT_ONCE_MS} ms again after ${recovery.toFixed(0)} ms`);
    keeps = keeps && recovery <= BAR_RECOVERY_MS;
    if (processes === 2) keeps = (await onArtefact((other, dir) => ofTwo([platform, other], dir, pages))) && keeps;
    if (minutes > 0)
      keeps =
        (await together({ platform, dataDir, site, pages, file, map, minutes, generator: own.generator })) && keeps;
    return keeps;
  } finally {
    own.generator.end();
  }
}

/** Drawn pages of two platforms, half of them from each. The second takes the feed first. */
async function ofTwo(platforms: readonly Platform[], dataDir: string, pages: readonly string[]): Promise<boolean> {
  await takeFeed(dataDir);
  const both = platforms.map(({ port, pid }) => ({ port, pid, generator: new Generator() }));
  const run = loading(both, pages);
  const job = { kind: 'drawn', connections: CONNECTIONS } as const;
  try {
    await run('warm-up', job, 5);
    const outcomes = await run('drawn at a rate', { ...job, rate: RATES.drawn });
    await run('drawn, most', job);
    return keepsRate(outcomes, RATES.drawn);
  } finally {
    for (const { generator } of both) generator.end();
  }
}

interface Loaded {
  readonly port: number;
  readonly pid: number;
  /** Makes its requests. */
  readonly generator: Generator;
}

/** Puts a load on platforms, the same share of it on each, and prints what came of it. */
const loading =
  (platforms: readonly Loaded[], pages: readonly string[]) =>
  async (
    words: string,
    { kind, connections, rate }: Pick<Job, 'kind' | 'connections' | 'rate'>,
    length = seconds,
  ): Promise<readonly Outcome[]> => {
    const count = platforms.length;
    const share = {
      ...{ kind, pages, seconds: length, connections: connections / count },
      ...(rate === undefined ? {} : { rate: rate / count }),
    };
    const before = platforms.map(({ pid }) => processorTime(pid));
    const outcomes = await Promise.all(
      platforms.map(({ port, generator }) => generator.make({ ...share, port, host: hostOn(site, port) })),
    );
    for (const [at, outcome] of outcomes.entries()) {
      const { pid } = platforms[at] ?? { pid: 0 };
      const cpu = processorTime(pid) - (before[at] ?? 0);
      print(count === 1 ? words : `${words}, ${at + 1} of ${count}`, { outcome, cpu, length, pid });
    }
    return outcomes;
  };

const keepsRate = (outcomes: readonly Outcome[], rate: number): boolean =>
  outcomes.every(
    ({ perSecond, p95, shed, failed }) =>
      perSecond >= (rate / outcomes.length) * RATE_SLACK && p95 < BAR_P95_MS && shed === 0 && failed === 0,
  );

function print(
  words: string,
  of: { readonly outcome: Outcome; readonly cpu: number; readonly length: number; readonly pid: number },
): void {
  const { answered, perSecond, p50, p95, p99, shed, failed, ownCpu } = of.outcome;
  const share = (milliseconds: number): string => ((milliseconds / (of.length * 1000)) * 100).toFixed(0);
  row([
    words,
    answered,
    perSecond.toFixed(0),
    ...[p50, p95, p99].map((wait) => wait.toFixed(0)),
    ...[shed, failed, share(of.cpu), share(ownCpu), residentMemory(of.pid).now.toFixed(0)],
  ]);
}

/** Milliseconds until drawn pages come at once, several in a row. */
async function untilItself(port: number, host: string, at: string): Promise<number> {
  const began = performance.now();
  for (let inRow = 0; inRow < IN_A_ROW;) {
    const sentAt = performance.now();
    const { status } = await askSite(port, host, `${at}?visit=${sentAt}`);
    inRow = status === 200 && performance.now() - sentAt < AT_ONCE_MS ? inRow + 1 : 0;
  }
  return performance.now() - began;
}
