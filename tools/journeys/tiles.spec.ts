import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { groupOf, openGroup } from './listingSteps.ts';
import { itInFull } from './spread.ts';
import { originOf, port, whenAlive, whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();
/** Places of tiles among all that a grid holds, from 1. */
const PLACES = `[...document.querySelectorAll('#results li')]
  .filter((item) => item.querySelector('article, aside'))
  .flatMap((item, index) => (item.querySelector('aside') ? [[index + 1, item.querySelector('aside').ariaLabel]] : []))`;

describe('tiles among the results', () => {
  it('SRCH-14 OFR-02 are in the server’s HTML, including those of offers, and their links work', async () => {
    const { text } = await ask(port, 'northline', '/search');
    expect(text).toContain('More than one?');
    expect(text).toContain('D-MAX demonstrators');
    expect(text).toMatch(/href="\/offers\/[^"]*d-max-demo"/);
  });

  itInFull('SRCH-14 follow the choice without the loader, each at its place', async () => {
    const { context, page, log } = await openPage('desktop');
    await page.goto(`${originOf('northline')}/search`);
    await whenHydrated(page);
    expect(await page.evaluate(PLACES)).toEqual([
      [8, 'More than one?'],
      [17, 'D-MAX demonstrators'],
    ]);
    await page.locator('#results article').first().hover();
    await whenAlive(page.locator('#results article').first());
    await openGroup(page, 'Condition');
    await groupOf(page, 'Condition').getByText('Used').click();
    await page.waitForURL(/used/);
    await expect.poll(() => page.evaluate(PLACES)).toEqual([[8, 'More than one?']]);
    expect(log.problems).toEqual([]);
    await context.close();
  });
});

itInFull('NAV-01 VDP-05 the header hides on scrolling down, and makes way for the vehicle’s own bar', async () => {
  const { context, page, log } = await openPage('desktop');
  const origin = originOf('harbour');
  await page.goto(`${origin}/search`);
  await whenHydrated(page);
  const header = page.getByRole('banner');
  const top = async () => Math.round((await header.boundingBox())?.y ?? Number.NaN);
  const bottom = async () => (await top()) + ((await header.boundingBox())?.height ?? 0);
  await page.mouse.wheel(0, 900);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -120);
  await expect.poll(top).toBe(0);
  await page.goto(`${origin}${await page.locator('#results article a').first().getAttribute('href')}`);
  await whenHydrated(page);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 1200);
  const bar = page.getByRole('region', { name: 'This vehicle', exact: true });
  await bar.waitFor();
  await page.mouse.wheel(0, -200);
  await expect.poll(async () => Math.round((await bar.boundingBox())?.y ?? Number.NaN)).toBe(0);
  expect(await bottom()).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -3000);
  await expect.poll(top).toBe(0);
  expect(log.problems).toEqual([]);
  await context.close();
});
