import type { Locator, Page } from 'playwright-core';
import type { ViewportName } from './chromium.ts';

/** On phones the filters are a sheet over the page. */
export async function openFilters(page: Page, viewport: ViewportName): Promise<void> {
  if (viewport !== 'phone') return;
  await page.getByRole('link', { name: 'Filters', exact: true }).click();
  await page.getByRole('link', { name: 'Close filters' }).waitFor();
}

/** The first group of the panel whose values are ticked. */
export const firstFacet = (page: Page): Locator => page.locator('#filters details:has(input[type="checkbox"])').first();

/** Opens a group of the panel, unless it is open. */
export async function openGroup(group: Locator): Promise<void> {
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
}
