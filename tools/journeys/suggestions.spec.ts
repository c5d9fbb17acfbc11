import { describe, expect, it } from 'vitest';
import { SEARCH_SERVER } from './listingSteps.ts';
import { itInFull, screensOf, sitesFor } from './spread.ts';
import { port, whenHydrated, withBrowser, type ViewportName } from './withBrowser.ts';

const SITES = [
  { slug: 'harbour', typed: 'toyta', make: 'Toyota', body: 'suv' },
  { slug: 'northline', typed: 'isuzo', make: 'Isuzu', body: 'ute' },
  { slug: 'wattle', typed: 'jaycp', make: 'Jayco', body: 'caravan' },
] as const;

const openPage = withBrowser();

describe.each(sitesFor(SITES, 'wattle'))('suggestions of $slug', ({ slug, typed, make, body }) => {
  const open = async (viewport: ViewportName) => {
    const opened = await openPage(viewport);
    const { page } = opened;
    page.setDefaultTimeout(8000);
    await page.goto(`http://${slug}.localhost:${port}/`);
    await whenHydrated(page);
    if (viewport === 'phone') await page.getByRole('link', { name: 'Search vehicles' }).click();
    const field = page.getByRole('combobox', { name: 'Search vehicles' });
    await field.click();
    return { ...opened, field };
  };

  it.each(screensOf(slug))('forgive typing errors and lead on by keyboard on a %s', async (viewport) => {
    const { context, page, field, log } = await open(viewport);
    await field.pressSequentially(typed, { delay: 30 });
    const first = page.getByRole('option').first();
    await first.waitFor();
    expect(await first.innerText()).toContain(make);
    expect(await page.getByRole('option').count()).toBeGreaterThan(2);
    await field.press('ArrowDown');
    await field.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('make') === make);
    await page.locator('#results article').first().waitFor();
    expect(log.problems).toEqual([]);
    await context.close();
  });

  itInFull('name bodies, and show what was sought last', async () => {
    const { context, page, field, log } = await open('desktop');
    await field.pressSequentially(body, { delay: 30 });
    await page.getByRole('option', { name: new RegExp(`^${body}, `, 'i') }).click();
    await page.waitForURL((url) => (url.searchParams.get('body') ?? '').toLowerCase() === body);
    await page.locator('#results article').first().waitFor();
    await whenHydrated(page);
    await page.goto(`http://${slug}.localhost:${port}/contact-us`);
    await whenHydrated(page);
    await field.click();
    await page.getByRole('option', { name: new RegExp(`${body} vehicles$`, 'i') }).click();
    // one body alone has a path of its own
    await page.waitForURL((url) => (url.searchParams.get('body') ?? url.pathname).toLowerCase().endsWith(body));
    expect(log.problems).toEqual([]);
    await context.close();
  });

  itInFull('fail quietly: Enter still searches', async () => {
    const { context, page, field } = await open('desktop');
    await page.route(SEARCH_SERVER, (route) => route.fulfill({ status: 503, body: '{}' }));
    await field.pressSequentially(make, { delay: 20 });
    await page.getByText('Suggestions are not available just now', { exact: false }).waitFor();
    await page.unroute(SEARCH_SERVER);
    await field.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('query') === make);
    await context.close();
  });
});
