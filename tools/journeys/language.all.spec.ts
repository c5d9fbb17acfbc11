import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIRST_LANGUAGE } from '@forecourt/words';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';
import { askSite, postJson } from '../commands/askSite.ts';
import { samplePages } from '../browser/samplePages.ts';
import { visitsOf, type Visit } from '../crawl/addresses.ts';
import { SiteReader } from '../crawl/siteReader.ts';
import { sitePages } from '../dealers-check/sitePages.ts';
import { demoStock } from '../demo-stock/dealers.ts';
import { knownPhrases, leftIn } from './leftEnglish.ts';
import { mailTo } from './outside/outside.ts';
import { port, withBrowser } from './withBrowser.ts';

const sites = readSites();
const TRANSLATED = sites.all.filter(({ site }) => site.language !== FIRST_LANGUAGE);

const openPage = withBrowser();

/** Everything that a page says, shown or read out, except what has a language of its own. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { lang } = document.documentElement;
    const isOwn = (element: Element | null) =>
      element !== null &&
      element.closest('script, style, template, noscript') === null &&
      (element.closest('[lang]')?.getAttribute('lang') ?? lang) === lang;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [document.title];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isOwn(node.parentElement)) texts.push(node.textContent ?? '');
    for (const name of ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'])
      for (const element of document.querySelectorAll(`body [${name}]`))
        if (isOwn(element)) texts.push(element.getAttribute(name) ?? '');
    texts.push(document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '');
    return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];
  });

/** Addresses of the page in its languages. */
const versionsOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map((link) => [
        link.hreflang,
        link.href,
      ]),
    ),
  );

describe.each(TRANSLATED.map((site) => [site.slug, site] as const))('pages of %s', (_slug, site) => {
  const { language, hosts, inOtherLanguages } = site.site;
  const origin = `http://${hosts[0]}:${port}`;
  let page: Page;
  let visits: readonly Visit[] = [];
  let listed: ReadonlySet<string> = new Set();
  beforeAll(async () => {
    ({ page } = await openPage('desktop'));
    await page.goto(`${origin}/robots.txt`);
    listed = new Set(await new SiteReader(page).listed());
    const { patterns, pageAt } = await sitePages(site);
    ({ visits } = visitsOf({ patterns, routeOf: pageAt }, [...listed], 2));
  }, 120_000);
  afterAll(() => page.context().close());

  it('TEN-03 say their language, and those that are found name their translations, which name them', async () => {
    const wrong: string[] = [];
    for (const { address } of visits) {
      await page.goto(origin + address, { waitUntil: 'domcontentloaded' });
      const lang = await page.evaluate(() => document.documentElement.lang);
      if (lang !== language) wrong.push(`${address}: lang="${lang}"`);
      if (!listed.has(address)) continue;
      const versions = await versionsOf(page);
      if (versions[language] !== origin + address) wrong.push(`${address}: its own version is ${versions[language]}`);
      for (const slug of inOtherLanguages) {
        const other = versions[sites.bySlug(slug)?.site.language ?? ''];
        if (other === undefined) {
          wrong.push(`${address}: names no version of ${slug}`);
          continue;
        }
        const { host, pathname, search } = new URL(other);
        const { status, text } = await askSite(port, host, pathname + search);
        const names = text.includes(`hreflang="${language}" href="${origin}${address}"`);
        if (status !== 200 || !names) wrong.push(`${address}: ${other} answers ${status}, names it: ${names}`);
      }
    }
    expect(visits.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  }, 300_000);

  const phrases = () => {
    const stock = demoStock(sites, Date.now()).find(({ slug }) => slug === site.stockOwner)?.vehicles ?? [];
    return knownPhrases(site, stock);
  };

  it('TEN-03 leave nothing in English but names, values of the stock and what customers wrote', async () => {
    const known = phrases();
    const left = new Map<string, string>();
    const missing = ['/no-such-page', '/cars/no-such-vehicle', '/blog/no-such-article', '/booking?token=none'];
    for (const address of [...visits.map((visit) => visit.address), ...missing]) {
      await page.goto(origin + address);
      for (const text of await textsOf(page)) {
        const words = leftIn(text, known);
        if (words === undefined) continue;
        if (!left.has(text)) left.set(text, `${address}: "${words}" in "${text.slice(0, 120)}"`);
      }
    }
    expect([...left.values()]).toEqual([]);
  }, 300_000);

  it('TEN-03 and its mails to shoppers are in its language', async () => {
    const host = hosts[0] + `:${port}`;
    const { vehicle } = await samplePages(port, host);
    const slug = vehicle.replace('/cars/', '');
    const email = (use: string) => `mei.${use}.${Date.now()}@shopper.example`;
    const enquiry = (body: object) =>
      postJson(port, host, '/api/enquiries', {
        idempotency_key: crypto.randomUUID(),
        ...{ name: '美玲', url: `${origin}${vehicle}`, vehicle_slug: slug },
        ...body,
      });
    const [asks, books, codes] = [email('asks'), email('books'), email('code')];
    const asked = await enquiry({ category: 'Vehicle Enquiry', email: asks, message: '还在吗？' });
    const times = await askSite(port, host, `/api/appointments?vehicle=${slug}`);
    const { days } = JSON.parse(times.text) as { days: { date: string; times: string[] }[] };
    const free = days.find((day) => day.times.length > 0);
    const booked = await enquiry({
      ...{ category: 'Vehicle Enquiry', subcategory: 'Test Drive', email: books, phone: '0412 345 678' },
      message: '下午更好',
      date_time: `${free?.date}T${free?.times[0]}`,
    });
    const signsIn = await askSite(port, host, '/sign-in', {
      method: 'POST',
      body: new URLSearchParams({ step: 'address', address: codes }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([asked.status, booked.status, signsIn.status], asked.text + booked.text).toEqual([201, 201, 200]);
    const mails = await Promise.all([asks, books, codes].map((address) => mailTo(address)));
    const known = [...phrases(), vehicle, slug];
    const left = mails.flatMap(({ subject, text }) =>
      [subject, ...text.split('\n')].flatMap((line) => leftIn(line, known) ?? []),
    );
    expect(left).toEqual([]);
  }, 60_000);
});

it.each([
  ['Search', 'Search'],
  ['立即咨询', undefined],
  ['收藏2025 BYD Atto 3 Essential', undefined],
  ['$560 below market', '$560 below market'],
  ['Fiona S.，2026年10月', undefined],
  ['PPSR（动产担保登记）查询', undefined],
  ['参考编号: 7BCB63EE', undefined],
])('what is left in English of %o is %o', (text, left) => {
  const phrases = ['Fiona S.', 'Essential', 'Atto 3', 'PPSR', 'BYD'];
  expect(leftIn(text, phrases)).toBe(left);
});
