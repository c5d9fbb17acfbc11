import { describe, expect, it } from 'vitest';
import { screensOf, sitesFor } from './spread.ts';
import { originOf, SITES, whenAlive, whenHydrated, withBrowser } from './withBrowser.ts';
import { countShifts } from './wholePage.ts';

const openPage = withBrowser();

describe.each(sitesFor(SITES, 'wattle'))('a test drive that was left half filled in on $slug', ({ slug }) => {
  it.each(screensOf(slug))('FORM-06 FORM-13 comes back on a %s, and nothing moves', async (viewport) => {
    const { context, page, log } = await openPage(viewport);
    await countShifts(page);
    await page.goto(`${originOf(slug)}/book-test-drive`);
    await whenHydrated(page);
    const form = page.locator('form[data-enquiry="test-drive"]');
    const days = form.getByRole('radiogroup', { name: /^Test Drive Booking Date/ }).getByRole('radio');
    await days.nth(3).check();
    const times = form.getByRole('radiogroup', { name: /^Time on / }).getByRole('radio');
    await times.nth(2).check();
    const chosen = { day: await days.nth(3).inputValue(), time: await times.nth(2).inputValue() };

    await page.reload();
    await whenHydrated(page);
    await days.nth(0).evaluate((day) => window.scrollTo({ top: day.getBoundingClientRect().top + scrollY - 300 }));
    // a pointer that passes over the form brings its code, and is no input that excuses a move
    await form.getByLabel('Which vehicle would you like to drive?').hover();
    await whenAlive(form);
    // React shows what the device kept right after it has taken the server's HTML over
    await page.waitForTimeout(300);
    const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
    expect(moved).toBeLessThan(0.02);
    const values = await form.evaluate((all) => [...new FormData(all as HTMLFormElement)]);
    expect(Object.fromEntries(values)).toMatchObject({ preferred_date: chosen.day, preferred_time: chosen.time });

    await form
      .locator('details', { hasText: / on \w+day \d/ })
      .locator('summary')
      .click();
    expect(await times.nth(2).isChecked()).toBe(true);
    expect(log.problems).toEqual([]);
    await context.close();
  });
});
