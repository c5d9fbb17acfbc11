// `npm run bench -- touch [--site <slug>] [--slow <times>] [--rounds <n>]`: how long a listing takes to answer a new
// visitor's first touches on a slow device: interaction to next paint (INP) in Chromium with a slowed processor.
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, openPage, whenHydrated } from '../../browser/chromium.ts';
import { samplePages } from '../../browser/samplePages.ts';
import { buildHosts } from '../../build-hosts/buildHosts.ts';
import { TEMPLATES } from '../../../apps/server/src/configuration/templates.ts';
import type { Forecourt } from '../../../apps/server/src/startForecourt.ts';
import { wholeNumber } from '../../flags.ts';
import { inProcess, median } from '../harness.ts';
import { TOUCHES, type Shape, type Touch } from './touches.ts';
import { englishSites } from '../../browser/englishSites.ts';

/** Milliseconds; web.dev calls up to this good. */
const BAR = 200;
const QUIET = 1500;

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    slow: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
  },
});
const slow = Number(values.slow);
const rounds = wholeNumber('rounds', values.rounds);
if (!(slow >= 1)) throw new Error(`--slow must be a number from 1, not "${values.slow}".`);

declare global {
  interface Window {
    /** Longest event of each interaction since the page began, by the interaction's id. */
    interactions: Map<number, number>;
  }
}

interface Times {
  first: number;
  /** Of the visit's few, as a browser's own INP takes it. */
  longest: number;
}
const timesOf = (page: Page): Promise<Times> =>
  page.evaluate(() => {
    const times = [...window.interactions].sort(([one], [other]) => one - other).map(([, time]) => time);
    return { first: times[0] ?? 0, longest: Math.max(0, ...times) };
  });

/** The touch of a new visitor, once the page has come to rest; undefined where it leads to another document. */
async function timeTouch(browser: Browser, url: string, shape: Shape, touch: Touch): Promise<Times | undefined> {
  const { context, page } = await openPage(browser, shape, shape === 'phone' ? { hasTouch: true } : {});
  await page.addInitScript(() => {
    window.interactions = new Map();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!entry.interactionId) continue;
        const before = window.interactions.get(entry.interactionId) ?? 0;
        window.interactions.set(entry.interactionId, Math.max(before, entry.duration));
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(url);
  await whenHydrated(page);
  await page.waitForTimeout(QUIET);
  let leavesPage = false;
  page.on('request', (request) => (leavesPage ||= request.isNavigationRequest()));
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slow });
  await touch(page, shape);
  await page.waitForTimeout(QUIET);
  const times = leavesPage ? undefined : await timesOf(page);
  // a page that is slowed down may never close
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await context.close();
  return times;
}

export async function figure(): Promise<boolean> {
  await buildHosts(Object.keys(TEMPLATES), (line) => console.log(line));
  return inProcess(measure);
}

async function measure(forecourt: Forecourt): Promise<boolean> {
  const browser = await launchChromium();
  let isOver = false;
  try {
    console.log(
      `Touch to next paint on a listing at ${slow}x slow-down, ms, median of ${rounds}; bar of the first ${BAR}`,
    );
    console.log(`${' '.repeat(50)} first longest`);
    for (const site of englishSites(forecourt).filter(({ slug }) => !values.site || slug === values.site)) {
      const { listing } = await samplePages(forecourt.port, new URL(site.origin).host);
      for (const shape of ['phone', 'desktop'] as const) {
        for (const [name, touch] of Object.entries(TOUCHES)) {
          const times: Times[] = [];
          for (let round = 0; round < rounds; round++) {
            const time = await timeTouch(browser, site.origin + listing, shape, touch);
            if (time) times.push(time);
          }
          const words = `${site.slug.padEnd(12)} ${shape.padEnd(8)} ${name.padEnd(28)}`;
          if (times.length === 0) {
            console.log(`${words} leads to another page`);
            continue;
          }
          const first = median(times.map((time) => time.first));
          const longest = median(times.map((time) => time.longest));
          isOver ||= first > BAR;
          const figures = `${first.toFixed(0).padStart(5)} ${longest.toFixed(0).padStart(7)}`;
          console.log(`${words} ${figures}${first > BAR ? '  OVER' : ''}`);
        }
      }
    }
  } finally {
    await browser.close();
  }
  return !isOver;
}
