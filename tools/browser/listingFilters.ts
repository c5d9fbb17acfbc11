import type { Locator, Page } from 'playwright-core';
import type { ViewportName } from './chromium.ts';

/** The way to the filters on narrow screens, which says how many are chosen. */
export const filtersLink = (page: Page): Locator => page.getByRole('link', { name: /^Filters( \d+ chosen)?$/ });

/** On phones the filters are a sheet over the page. */
export async function openFilters(page: Page, viewport: ViewportName): Promise<void> {
  if (viewport !== 'phone') return;
  await filtersLink(page).click();
  await page.getByRole('link', { name: 'Close filters' }).waitFor();
}

/** The first group of the panel whose values are ticked. */
export const firstFacet = (page: Page): Locator => page.locator('#filters details:has(input[type="checkbox"])').first();

/** Opens a group of the panel, unless it is open; one behind "More filters" as well. */
export async function openGroup(group: Locator): Promise<void> {
  if (!(await group.locator('summary').isVisible())) await group.page().locator('#filters [data-more] summary').click();
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
}
