import type { Page } from 'playwright-core';
import { spread } from './touchables.ts';
import { MISSING } from './firstTouch.ts';

/** A site's pages as its sitemap lists them, a few of its vehicles, filtered and empty listings, and a missing page. */
export async function pagesOf(page: Page, origin: string): Promise<string[]> {
  // the page asks: not every resolver knows hosts that end in `.localhost`
  await page.goto(`${origin}/`);
  const xml = await page.evaluate(() => fetch('/sitemap.xml').then((answer) => answer.text()));
  const all = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
  const vehicles = all.filter((path) => /^\/cars\//.test(path));
  const own = [...new Set(all.filter((path) => !vehicles.includes(path)))];
  const listing = own.find((path) => /^\/(search|used-car)/.test(path)) ?? '/search';
  const listings = [`${listing}/used-cars`, `${listing}?query=toyota`, `${listing}?query=zzzzqq`];
  return [...new Set(['/', ...own.slice(0, 40), ...listings, ...spread(vehicles, 4), MISSING])];
}
