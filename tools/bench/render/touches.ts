import type { Page } from 'playwright-core';
import { firstFacet, openFilters, openGroup } from '../../browser/listingFilters.ts';

export type Shape = 'phone' | 'desktop';
export type Touch = (page: Page, shape: Shape) => Promise<void>;

/** What shoppers begin with on a listing. */
export const TOUCHES: Readonly<Record<string, Touch>> = {
  'two values of filters': async (page, shape) => {
    await openFilters(page, shape);
    const group = firstFacet(page);
    await openGroup(group);
    await group.getByRole('checkbox').first().click();
    await group.getByRole('checkbox').last().click();
  },
  'a group, closed and opened': async (page, shape) => {
    await openFilters(page, shape);
    for (const _twice of [1, 2]) await firstFacet(page).locator('summary').click();
  },
  words: async (page) => {
    const box = page.getByRole('searchbox', { name: 'Search', exact: true });
    await box.click();
    await box.pressSequentially('toyota', { delay: 120 });
  },
  'another order': async (page) => {
    // the list of a select is the browser's own: keys choose in it as a finger does
    await page.getByRole('combobox', { name: 'Sort by' }).first().focus();
    await page.keyboard.press('ArrowDown');
  },
  'a vehicle kept': async (page) => {
    // by its name: on some sites the first button of a card is that of its pictures
    await page
      .locator('#results article')
      .first()
      .getByRole('button', { name: /^Save / })
      .click();
  },
};
