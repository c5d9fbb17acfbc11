import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { schemaOrgProblems } from '@forecourt/testing/schema-org';
import { openPage, whenHydrated, type ViewportName } from '../browser/chromium.ts';
import type { SeenPage } from './report.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The first request for a size of a picture waits until the image service has made it. */
const PICTURE_SECONDS = 90;

/** Opens a page as a new visitor, waits for its pictures and looks at it. Throws when it does not load. */
export async function visitPage(
  browser: Browser,
  { origin, address, viewport }: { origin: string; address: string; viewport: ViewportName },
): Promise<SeenPage> {
  const { context, page, log } = await openPage(browser, viewport, { reducedMotion: 'reduce' });
  try {
    const answer = await page.goto(origin + address, { waitUntil: 'load' });
    const status = answer?.status() ?? 0;
    await whenHydrated(page).catch(() => log.problems.push('the browser never took the page over'));
    const brokenImages = await lookAtPictures(page);
    await page.evaluate(AXE);
    const { violations } = await page.evaluate(() =>
      (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
    );
    const { data, ...seen } = await page.evaluate(look);
    return {
      ...seen,
      status,
      dataFaults: data.flatMap(dataFaults),
      brokenImages,
      // the browser says in its own words that the page itself is one that is not there
      problems: [...new Set(log.problems)].filter((line) => !(status === 404 && /status of 404/.test(line))),
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    };
  } finally {
    await context.close();
  }
}

/** What schema.org does not know in a piece of structured data. */
function dataFaults(json: string): readonly string[] {
  try {
    return schemaOrgProblems(JSON.parse(json));
  } catch {
    return [`is no JSON: ${json.slice(0, 60)}`];
  }
}

/** Asks for every picture, also those further down, and names those that did not come. */
const lookAtPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async (seconds) => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), seconds * 1000));
    const isDone = (image: HTMLImageElement) =>
      image.complete ||
      new Promise((resolve) => {
        for (const event of ['load', 'error']) image.addEventListener(event, resolve, { once: true });
      });
    const faults = await Promise.all(
      images.map(async (image) => {
        const name = image.currentSrc || image.src;
        if ((await Promise.race([isDone(image), late])) === 'late') return [`${name} did not come in ${seconds} s`];
        return image.naturalWidth > 0 ? [] : [`${name} is no picture`];
      }),
    );
    return [...new Set(faults.flat())];
  }, PICTURE_SECONDS);

/** Runs in the page. */
function look() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.getAttribute('href');
  const robots = document.querySelector('meta[name=robots]')?.getAttribute('content') ?? '';
  const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const links = anchors
    .map(({ href }) => URL.parse(href))
    .flatMap((url) => (url?.origin === location.origin ? [url.pathname + url.search + url.hash] : []));
  const leaving = anchors
    .filter(
      ({ protocol, origin, target }) =>
        protocol.startsWith('http') && origin !== location.origin && target !== '_blank',
    )
    .map(({ href }) => href);
  return {
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
    isIndexed: !robots.includes('noindex'),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent),
    links: [...new Set(links)],
    leaving: [...new Set(leaving)],
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    ...(canonical == null ? {} : { canonical }),
  };
}
