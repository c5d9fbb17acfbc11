import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openGroup as openDetails } from '../browser/listingFilters.ts';
import type { PageLog } from './withBrowser.ts';

export { filtersLink, openFilters } from '../browser/listingFilters.ts';

export const isSearch = (request: string): boolean => SEARCH_SERVER.test(request);
/** On the site’s own origin, or on a node of a cluster. */
export const SEARCH_SERVER = /\/multi_search\b/;

export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search', exact: true });
export const chips = (page: Page) => page.getByRole('link', { name: /^Remove / });
export const shownTotal = (page: Page) => page.getByRole('status').first().innerText();
export const firstTitle = (page: Page) => page.locator('#results article h2').first().innerText();
export const outageNotice = (page: Page) => page.getByText('The search does not answer just now', { exact: false });

/** The list of vehicles, once no newer one is on its way. */
export const settledResults = (page: Page) => page.locator('#results ul[aria-busy="false"]');
/** Returns a function that says how often the browser has searched since its last call. */
export function searchCounter(log: PageLog): () => number {
  let before = 0;
  return () => {
    const all = log.requests.filter(isSearch).length;
    const since = all - before;
    before = all;
    return since;
  };
}

/** Waits until the browser has searched so often since it opened the page, and a moment more: no search may follow. */
export async function expectSearches(page: Page, log: PageLog, times: number, why: string): Promise<void> {
  const searches = () => log.requests.filter(isSearch).length;
  await expect.poll(searches, { message: why }).toBeGreaterThanOrEqual(times);
  await settledResults(page).waitFor();
  await page.waitForTimeout(500);
  expect(searches(), why).toBe(times);
}

export const groupOf = (page: Page, label: string) =>
  page.locator('#filters details').filter({ has: page.locator('summary', { hasText: new RegExp(`^${label}`) }) });

export async function openGroup(page: Page, label: string): Promise<void> {
  await openDetails(groupOf(page, label));
}

/** Tab until something has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, isThere: (element: Element) => boolean, most = 90): Promise<void> {
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab');
    const active = await page.evaluateHandle(() => document.activeElement ?? document.body);
    if (await active.evaluate(isThere)) return;
  }
  throw new Error(`Nothing suitable within ${most} presses of Tab.`);
}

/** Those that leave most to choose from first. */
const FACETS = ['Transmission', 'Fuel', 'Type', 'Condition', 'Drive', 'Body', 'Colour', 'Make', 'Seats', 'Location'];

/** A facet in which nothing is chosen yet, of those that still offer a choice. */
export async function nextFacet(page: Page): Promise<string> {
  const offered = async (): Promise<string[]> => {
    const labels: string[] = [];
    for (const label of FACETS) {
      const group = groupOf(page, label);
      if ((await group.count()) === 1 && (await group.locator('input:checked').count()) === 0) labels.push(label);
    }
    return labels;
  };
  // the panel follows the results once these are painted
  let [before, now] = [['none yet'], await offered()];
  while (now.join() !== before.join()) {
    await page.waitForTimeout(200);
    [before, now] = [now, await offered()];
  }
  const [first] = now;
  if (first === undefined) throw new Error('No facet offers a choice any more.');
  return first;
}

/** Drags the lower handle of a range to the right and lets it go. */
export async function slideUp(page: Page, label: string): Promise<void> {
  await openGroup(page, label);
  const slider = groupOf(page, label).getByRole('slider').first();
  const { height = 0 } = (await slider.boundingBox()) ?? {};
  // waits until the panel, which follows the results, is where it stays
  await slider.hover({ position: { x: 10, y: height / 2 } });
  const box = await slider.boundingBox();
  if (!box) throw new Error(`${label} has no slider.`);
  const middle = box.y + box.height / 2;
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.15, middle, { steps: 5 });
  await page.mouse.up();
}
