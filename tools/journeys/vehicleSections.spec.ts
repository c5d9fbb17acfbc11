import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { samplePages, vehicleWithRepayment } from '../browser/samplePages.ts';
import { firstOf, itInFull, sitesFor } from './spread.ts';
import { originOf, port, whenHydrated, withBrowser } from './withBrowser.ts';

const SITES = ['harbour', 'northline', 'wattle'] as const;
/** Pixels. The same pages of harbour were 12,313 and 8,369 high before sections were folded. */
const MOST = { phone: 8500, desktop: 5600 } as const;

const openPage = withBrowser();
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });

/** Pixels of a heading that the menu, or a bar above it, covers; of a place inside a section, those of the place. */
const covered = (page: Page, id: string) =>
  page.evaluate((place) => {
    const menu = document.querySelector('[data-part="vehicle-detail/section-menu"]')?.getBoundingClientRect();
    const section = document.getElementById(place);
    const heading = section?.querySelector('h2');
    // what is for screen readers alone takes a pixel
    const isSeen = (heading?.getBoundingClientRect().height ?? 0) > 2;
    const target = (isSeen ? heading : section)?.getBoundingClientRect();
    return menu && target ? Math.round(menu.bottom - target.top) : Number.NaN;
  }, id);

describe.each(sitesFor(SITES, 'harbour'))('sections of a vehicle’s page of %s', (slug) => {
  it.each(firstOf(['phone', 'desktop'] as const))(
    'VDP-01 the menu stays on a %s, and covers nothing that it leads to',
    async (screen) => {
      const path = await vehicleWithRepayment(port, `${slug}.localhost:${port}`);
      const { context, page, log } = await openPage(screen);
      page.setDefaultTimeout(10_000);
      await page.goto(originOf(slug) + path);
      await whenHydrated(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MOST[screen]);
      const menu = menuOf(page);
      const names = await menu.getByRole('link').allInnerTexts();
      expect(names.length).toBeGreaterThan(2);
      for (const name of names) {
        const link = menu.getByRole('link', { name, exact: true });
        const id = ((await link.getAttribute('href')) ?? '').slice(1);
        await link.focus();
        await page.keyboard.press('Enter');
        await page.locator(`#${id}`).waitFor();
        await expect.poll(() => covered(page, id), { message: name }).toBeLessThanOrEqual(0);
        const top = async () => (await menu.boundingBox())?.y ?? Number.NaN;
        await expect.poll(top, { message: name }).toBeLessThan(400);
        expect(await top(), name).toBeGreaterThanOrEqual(0);
      }
      expect(log.problems).toEqual([]);
      await context.close();
    },
  );
});

describe('tabs of a vehicle’s page', () => {
  it('VDP-07 VDP-25 a tab is pressed before its code, and an address opens one', async () => {
    const { vehicle } = await samplePages(port, `harbour.localhost:${port}`);
    const { context, page, log } = await openPage('desktop');
    await page.goto(originOf('harbour') + vehicle);
    await page.getByRole('tab', { name: 'Specifications' }).click();
    await page.getByRole('tabpanel', { name: 'Specifications' }).waitFor();
    await page.getByRole('tabpanel', { name: 'Key information' }).waitFor({ state: 'hidden' });
    await page.goto(`${originOf('harbour')}${vehicle}#specifications`);
    await page.reload();
    await expect
      .poll(() => page.getByRole('tab', { selected: true }).innerText(), { timeout: 10_000 })
      .toBe('Specifications');
    await page.getByRole('tabpanel', { name: 'Key information' }).waitFor({ state: 'hidden' });
    expect(log.problems).toEqual([]);
    await context.close();
  });

  itInFull('VDP-07 without script, and on paper, every panel shows below its name', async () => {
    const { vehicle } = await samplePages(port, `harbour.localhost:${port}`);
    const names = ['Key information', 'Specifications'];
    const plain = await openPage('phone', { javaScriptEnabled: false });
    await plain.page.goto(originOf('harbour') + vehicle);
    for (const name of names) await plain.page.getByRole('heading', { name, level: 3 }).waitFor();
    await plain.page.locator('#specifications dl').first().waitFor();
    expect(await plain.page.getByRole('tab').count()).toBe(0);
    // a link of the menu opens what is folded
    await menuOf(plain.page).getByRole('link', { name: 'Delivery' }).click();
    await plain.page.getByLabel('Your postcode').waitFor();
    await plain.context.close();

    const { context, page } = await openPage('desktop');
    await page.goto(originOf('harbour') + vehicle);
    await whenHydrated(page);
    await page.emulateMedia({ media: 'print' });
    for (const name of names) await page.getByRole('heading', { name, level: 3 }).waitFor();
    await page.locator('#specifications dl').first().waitFor();
    await page.getByRole('tablist').waitFor({ state: 'hidden' });
    await menuOf(page).waitFor({ state: 'hidden' });
    await context.close();
  });
});
