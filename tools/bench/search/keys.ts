// From a key press to painted results, on a real feed in headless Chromium, without the pause of the search field.
// `npm run bench -- keys --file <csv> [--site <slug>] [--rounds <n>]`
import { fork, type ChildProcess } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchChromium, openPage, whenHydrated } from '../../browser/chromium.ts';
import { buildHosts } from '../../build-hosts/buildHosts.ts';
import { ROOT } from '../../../apps/server/src/configuration/readSites.ts';
import { TEMPLATES } from '../../../apps/server/src/configuration/templates.ts';
import { wholeNumber } from '../../flags.ts';
import { inFolder } from '../harness.ts';
import { startRecorder, timeKey, type KeyTimes } from './recorder.ts';
import type { Served } from './serveFeed.ts';

const BAR = 70;
/** Makes, models and plain words, some of them misspelt; the first answers a key that warms the page up. */
const WARM_UP = 'kia';
const WORDS = [
  'toyta corola',
  'mazda cx-5',
  'hilux',
  'mercedes',
  'subaru',
  'ford ranger',
  'jeep',
  'volkswagen',
  'nisan',
  'bmw x3',
  'lexus',
];

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    site: { type: 'string', default: 'harbour' },
    rounds: { type: 'string', default: '3' },
  },
});
if (!values.file) throw new Error('Usage: npm run bench -- keys --file <aus-vehicle-listings.csv>');
const feed = path.resolve(values.file);
const rounds = wholeNumber('rounds', values.rounds);

/** The dealers as they are, except that the search field of one does not wait. */
function copyDealersWithoutPause(slug: string, dir: string): void {
  cpSync(path.join(ROOT, 'dealers'), dir, { recursive: true });
  const file = path.join(dir, slug, 'site.json');
  const dealer = JSON.parse(readFileSync(file, 'utf8')) as { search?: object };
  writeFileSync(file, JSON.stringify({ ...dealer, search: { ...dealer.search, debounceMs: 0 } }));
}

const PHASES = ['request', 'server', 'render', 'paint', 'total', 'page'] as const satisfies readonly (keyof KeyTimes)[];

function report(times: readonly KeyTimes[]): number {
  const at = (phase: keyof KeyTimes, share: number): number => {
    const sorted = times.map((key) => key[phase]).sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
  };
  const show = (value: number) => value.toFixed(1).padStart(7);
  console.log(`${times.length} key presses, ms:      p50     p95     max`);
  for (const phase of PHASES)
    console.log(`  ${phase.padEnd(20)} ${show(at(phase, 0.5))} ${show(at(phase, 0.95))} ${show(at(phase, 1))}`);
  return at('total', 0.95);
}

/** Starts the platform and waits until it has read the feed. */
function serve(slug: string, file: string, dealersDir: string): Promise<{ server: ChildProcess; served: Served }> {
  const server = fork(path.join(import.meta.dirname, 'serveFeed.ts'), [slug, file, dealersDir]);
  return new Promise((resolve, reject) => {
    server.once('message', (served) => resolve({ server, served: served as Served }));
    server.once('exit', () => reject(new Error('The platform did not start.')));
  });
}

async function typeWords(browser: Browser, url: string): Promise<KeyTimes[]> {
  const { context, page } = await openPage(browser, 'desktop');
  await page.goto(url);
  await whenHydrated(page);
  await startRecorder(page);
  const box = page.getByRole('searchbox', { name: 'Search', exact: true });
  const times: KeyTimes[] = [];
  for (const word of [WARM_UP, ...WORDS]) {
    await box.selectText();
    for (const key of word) {
      const time = await timeKey(page, key === ' ' ? 'Space' : key);
      // the same letters twice are known already and are not counted
      if (time && word !== WARM_UP) times.push(time);
    }
  }
  await context.close();
  return times;
}

export const figure = () => inFolder(measure);

async function measure(dealersDir: string): Promise<boolean> {
  await buildHosts(Object.keys(TEMPLATES), console.log);
  copyDealersWithoutPause(values.site, dealersDir);
  const { server, served } = await serve(values.site, feed, dealersDir);
  const browser = await launchChromium();
  const all: KeyTimes[] = [];
  try {
    console.log(`${served.vehicles} vehicles on ${values.site}`);
    for (let round = 0; round < rounds; round++) {
      const times = await typeWords(browser, served.url);
      report(times);
      all.push(...times);
    }
  } finally {
    await browser.close();
    server.disconnect();
  }
  console.log('All rounds:');
  const p95 = report(all);
  console.log(`p95 ${p95.toFixed(1)} ms; the bar is ${BAR} ms.`);
  return p95 < BAR;
}
