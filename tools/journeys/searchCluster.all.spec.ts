import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startForecourt, type Forecourt } from '../../apps/server/src/startForecourt.ts';
import { chips, groupOf, openGroup, SEARCH_SERVER, settledResults, shownTotal } from './listingSteps.ts';
import { startSearchCluster, type SearchCluster } from './searchCluster.ts';
import { whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-search-cluster-'));
const SITE = 'northline';
const BEFORE = 60;
const AFTER = 900;
const MAKES = ['Isuzu', 'Kia', 'Mazda'];
const FACETS = ['Make', 'Colour'];
const MAPPING = {
  format: 'json',
  fields: {
    stocknum: { from: 'stock' },
    make: { from: 'make' },
    model: { from: 'model' },
    colour: { from: 'colour' },
    year: { from: 'year', as: 'integer' },
    price: { from: 'price', as: 'money' },
  },
};

let cluster: SearchCluster;
let forecourt: Forecourt;
let origin: string;

function importStock(count: number): Promise<unknown> {
  const rows = Array.from({ length: count }, (_, n) => ({
    stock: `S${n}`,
    make: MAKES[n % MAKES.length],
    model: 'Model',
    colour: n % 2 === 0 ? 'White' : 'Blue',
    year: 2021,
    price: 30_000 + n,
  }));
  const [file, map] = [path.join(folder, 'feed.json'), path.join(folder, 'map.json')];
  writeFileSync(file, JSON.stringify(rows));
  writeFileSync(map, JSON.stringify(MAPPING));
  return forecourt.service.runImport({ site: SITE, file, map });
}

beforeAll(async () => {
  cluster = await startSearchCluster();
  const { nodes, apiKey, secret } = cluster;
  forecourt = await startForecourt({
    port: 0,
    dataDir: path.join(folder, 'data'),
    searchCluster: { nodes, apiKey, secret, timeoutSeconds: 1, browsers: { nodes } },
  });
  await importStock(BEFORE);
  await forecourt.service.worker.drain();
  origin = forecourt.sites.find(({ slug }) => slug === SITE)?.origin ?? '';
}, 120_000);
afterAll(async () => {
  await cluster.stop();
  await forecourt.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Index of the node that a page queried last. */
function nodeOf(page: Page): () => number {
  let asked = -1;
  page.on('request', (request) => {
    if (SEARCH_SERVER.test(request.url())) asked = cluster.nodes.indexOf(new URL(request.url()).origin);
  });
  return () => asked;
}

/** Keeps a record of what a shopper must not see. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body.innerText.includes('The search does not answer')) seen.push('outage');
      if (document.querySelectorAll('#results article').length === 0) seen.push('no results');
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

/** Ticks the first value of a facet and takes it away again. */
async function filter(page: Page, facet: string): Promise<void> {
  await openGroup(page, facet);
  await groupOf(page, facet).getByRole('checkbox').first().click();
  await expect.poll(() => chips(page).count()).toBe(1);
  await settledResults(page).waitFor();
  // the menu that is open lies over what was chosen
  await page.keyboard.press('Escape');
  await chips(page).first().click();
  await expect.poll(() => chips(page).count()).toBe(0);
  await settledResults(page).waitFor();
}

describe('a search cluster that browsers ask themselves', () => {
  it('TEN-07 gets a new key where the cluster refuses the old one, and shoppers do not notice', async () => {
    const { context, page } = await openPage('desktop');
    const response = await page.goto(`${origin}/search`);
    expect(response?.headers()['content-security-policy']).toContain(`connect-src 'self' ${cluster.nodes.join(' ')};`);
    await whenHydrated(page);
    await watch(page);
    const keys: string[] = [];
    await page.route(SEARCH_SERVER, (route) => {
      const { origin: node, searchParams } = new URL(route.request().url());
      expect(cluster.nodes).toContain(node);
      keys.push(searchParams.get('x-typesense-api-key') ?? '');
      return keys.length === 1
        ? route.fulfill({ status: 401, headers: { 'access-control-allow-origin': '*' }, json: {} })
        : route.continue();
    });
    const renewed = page.waitForResponse((answer) => answer.url() === `${origin}/api/search-key`);
    await filter(page, 'Make');
    expect((await renewed).status()).toBe(200);
    // refused, again with a key, and the filter taken away (which the browser remembers)
    expect(keys.length).toBeLessThanOrEqual(3);
    expect(await page.evaluate(() => Reflect.get(window, 'seen') as string[])).toEqual([]);
    await context.close();
  });

  it('SRCH-06 where no node answers a listing is a 503 with words, phone and filters, and shows its vehicles without a touch once one does', async () => {
    const { context, page } = await openPage('phone');
    cluster.ailments.fill('refuses');
    const address = `${origin}/search?make=Kia&colour=White`;
    const response = await page.goto(address);
    expect(response?.status()).toBe(503);
    expect(response?.headers()).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    const words = page.getByRole('heading', { name: 'We cannot show our vehicles just now' });
    await words.waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await chips(page).allInnerTexts()).toEqual(expect.arrayContaining([expect.stringContaining('White')]));
    expect(await page.locator('#results').getByRole('link', { name: 'Try again' }).getAttribute('href')).toContain(
      'White',
    );
    expect(await page.locator('#results a[href^="tel:"], #results a[href*="phone"]').count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    cluster.ailments.fill('none');
    await page.locator('#results article').first().waitFor({ timeout: 20_000 });
    expect(await words.count()).toBe(0);
    expect(await shownTotal(page)).toMatch(/^10\b/);
    expect((await page.reload())?.status()).toBe(200);
    await context.close();
  });

  it('SRCH-06 API-05 a node that is killed while a shopper filters and an import is indexed: results throughout, nothing lost', async () => {
    const { context, page, log } = await openPage('desktop');
    await page.goto(`${origin}/search`);
    await whenHydrated(page);
    await watch(page);
    const node = nodeOf(page);
    expect(await shownTotal(page)).toMatch(new RegExp(`^${BEFORE}\\b`));
    await filter(page, 'Make');
    const killed = node();
    expect(killed).toBeGreaterThanOrEqual(0);

    const written = () => cluster.asked.reduce((sum, count) => sum + count, 0);
    const from = written();
    let isIndexed = false;
    const importing = importStock(AFTER)
      .then(() => forecourt.service.worker.drain())
      .then(() => (isIndexed = true));
    await expect.poll(written, { interval: 5 }).toBeGreaterThan(from + 3);
    await cluster.kill(killed);
    expect(isIndexed, 'the import goes on').toBe(false);
    for (const facet of FACETS) await filter(page, facet);
    expect(node()).not.toBe(killed);
    await importing;
    await filter(page, 'Colour');

    expect(await page.evaluate(() => Reflect.get(window, 'seen') as string[])).toEqual([]);
    const own = log.problems.filter((line) => !line.includes('ERR_') && !line.includes(cluster.nodes[killed] ?? ''));
    expect(own, 'but for what the browser itself says of a dead address').toEqual([]);
    const { apiKey, collection } = forecourt.service.searchAccess(siteOf());
    const found = async (address: string): Promise<unknown> => {
      const body = JSON.stringify({ searches: [{ collection, q: '*', per_page: 0 }] });
      const headers = { 'x-typesense-api-key': apiKey };
      const answer = await fetch(`${address}/multi_search`, { method: 'POST', headers, body });
      return ((await answer.json()) as { results: { found: number }[] }).results[0]?.found;
    };
    for (const address of cluster.nodes.filter((_, index) => index !== killed))
      expect(await found(address)).toBe(AFTER);
    await page.reload();
    expect(await shownTotal(page)).toMatch(new RegExp(`^${AFTER}\\b`));
    await context.close();
  });
});

function siteOf() {
  const site = forecourt.service.sites.bySlug(SITE);
  if (!site) throw new Error(SITE);
  return site;
}
