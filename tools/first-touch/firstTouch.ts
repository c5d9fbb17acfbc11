import type { Browser, Locator, Page } from 'playwright-core';
import { openPage, whenHydrated, type ViewportName } from '../browser/chromium.ts';
import { MISSING } from '../crawl/addresses.ts';
import { TOUCHABLE, type Touchable } from './touchables.ts';

/** Of a page's text this share must be there after a touch that stays on it. */
const LEAST_LEFT = 0.6;
/** The same where the touch changed the address's parameters: the last page of a list is shorter than its first. */
const LEAST_LEFT_OF_OTHERS = 0.2;
/** A page that a touch leads to has at least as many characters. */
const LEAST_TEXT = 60;

export interface Touch {
  readonly origin: string;
  readonly path: string;
  readonly viewport: ViewportName;
  readonly touchable: Touchable;
}

interface Seen {
  path: string;
  query: string;
  text: number;
  headings: number;
  hasWindow: boolean;
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({
    path: location.pathname,
    query: location.search,
    text: (document.querySelector('main') ?? document.body).innerText.replace(/\s+/g, ' ').length,
    headings: document.querySelectorAll('h1').length,
    hasWindow: [...document.querySelectorAll('dialog[open], [role=dialog]')].some(
      (window) => window.getBoundingClientRect().width > 40 && getComputedStyle(window).visibility !== 'hidden',
    ),
  }));

const hasFallen = (before: Seen, after: Seen): boolean =>
  !after.hasWindow && after.text < before.text * (after.query === before.query ? LEAST_LEFT : LEAST_LEFT_OF_OTHERS);

/** After a touch the page settles or leads away; one that loads (again) is given the time that this takes. */
async function lookAfter(page: Page, before: Seen): Promise<Seen | undefined> {
  let seen: Seen | undefined;
  for (const wait of [700, 1500, 3000, 3000]) {
    await page.waitForTimeout(wait);
    seen = await look(page).catch(() => undefined);
    if (seen && (seen.path === before.path ? !hasFallen(before, seen) : seen.text >= LEAST_TEXT)) return seen;
  }
  return seen;
}

/** What came of a touch. */
export interface Touched {
  /** False where neither pointer nor keyboard came to the element: another touch opens what holds it. */
  readonly isReached: boolean;
  /** Text or heading gone, faults in the console, a link that leads nowhere; none for a page that is in order. */
  readonly findings: readonly string[];
}

/** Opens the folds around an element, from the outside in: an entry of a menu, an answer, a group of filters. */
async function unfold(element: Locator): Promise<void> {
  // a summary opens its own
  const isSummary = await element.evaluate((target) => target.tagName === 'SUMMARY');
  const closed = element.locator(`xpath=${isSummary ? '../' : ''}ancestor::details[not(@open)]`);
  const folds = await closed.count();
  if (folds === 0) return;
  for (let left = folds; left > 0; left--) await closed.first().locator('> summary').click({ timeout: 2500 });
  // the first touch loads the code of the fold, which hydrates it
  await element.waitFor({ timeout: 8000 });
}

/** With the pointer; what none reaches (a skip link, a box under its label) with the keyboard. */
async function reach(element: Locator): Promise<boolean> {
  await unfold(element).catch(() => undefined);
  const isClicked = await element.click({ timeout: 2500, noWaitAfter: true }).then(
    () => true,
    () => false,
  );
  if (isClicked) return true;
  const key = await element
    .evaluate((target: HTMLElement) => {
      target.focus();
      if (document.activeElement !== target) return undefined;
      if (target.matches('input[type=checkbox], input[type=radio]')) return 'Space';
      return target.matches('input, textarea, select, [role=slider]') ? 'ArrowDown' : 'Enter';
    })
    .catch(() => undefined);
  if (key === undefined) return false;
  await element.press(key, { timeout: 2500, noWaitAfter: true }).catch(() => undefined);
  return true;
}

/** A new visitor opens a page and touches one thing. */
export async function firstTouch(browser: Browser, { origin, path, viewport, touchable }: Touch): Promise<Touched> {
  const { context, page, log } = await openPage(browser, viewport, { hasTouch: viewport === 'phone' });
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  try {
    if (!(await page.goto(origin + path, { waitUntil: 'load' }).catch(() => undefined)))
      return { isReached: false, findings: ['page did not load'] };
    await whenHydrated(page);
    const before = await look(page);
    const isReached = await reach(page.locator(TOUCHABLE).nth(touchable.index));
    if (!isReached) return { isReached, findings: [] };
    const after = await lookAfter(page, before);
    if (!after) return { isReached, findings: ['page does not answer'] };
    const title = await page.title().catch(() => '');
    const seen = after.path === before.path ? onSamePage(before, after) : elsewhere(path, after, title);
    return { isReached, findings: [...seen, ...faults(log)] };
  } finally {
    await context.close();
  }
}

function* onSamePage(before: Seen, after: Seen): Generator<string> {
  if (hasFallen(before, after)) yield `page fell from ${before.text} to ${after.text} characters`;
  if (before.headings > 0 && after.headings === 0) yield 'its heading is gone';
}

function* elsewhere(path: string, { path: target, text }: Seen, title: string): Generator<string> {
  if (/not found|something went wrong/i.test(title) && path !== MISSING) yield `leads to "${title}" (${target})`;
  else if (text < LEAST_TEXT) yield `leads to a page of ${text} characters (${target})`;
}

/** A machine without the internet leads to no other site. */
const OUT_OF_REACH = /^request: https:.* net::ERR_(NAME_NOT_RESOLVED|INTERNET_DISCONNECTED)/;

// answers below 500 are said by the page in its own words
const faults = ({ problems }: { problems: string[] }): string[] => [
  ...new Set(
    problems.filter(
      (line) => !/status of (404|409|410|422)/.test(line) && !line.startsWith('warning: ') && !OUT_OF_REACH.test(line),
    ),
  ),
];
