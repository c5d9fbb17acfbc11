import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { MAP_STYLE, MAPPED } from './outside/dealers.ts';
import { itInFull } from './spread.ts';
import { originOf, withBrowser } from './withBrowser.ts';

const openPage = withBrowser({ isWhole: true });
const LIST = `${originOf(MAPPED)}/locations`;

/** A style without tiles: a sea and a piece of land. */
const STYLE = {
  version: 8,
  sources: {
    land: {
      type: 'geojson',
      attribution: 'Land by the test',
      data: { type: 'Point', coordinates: [115.9, -32] },
    },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': '#b8d4e3' } },
    { id: 'land', type: 'circle', source: 'land', paint: { 'circle-radius': 40 } },
  ],
};

/** Requests of the page to the map's server. */
async function served(page: Page, answer: object | undefined): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://tiles.example/**', async (route) => {
    asked.push(route.request().url());
    if (!answer) return route.abort();
    await route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } });
  });
  return asked;
}
const drawn = (page: Page) => page.getByRole('img', { name: /^Map of Australia with Ironbark / });

it('LOC-02 a map of the dealer’s style comes when it is in sight, within the page’s policy', async () => {
  const { context, page, log } = await openPage('phone');
  const asked = await served(page, STYLE);
  await page.goto(LIST);
  // the list is above it on a phone
  await drawn(page).waitFor();
  expect(asked).toEqual([]);
  await drawn(page).scrollIntoViewIfNeeded();
  await page.locator('[data-map="shown"]').waitFor({ timeout: 30_000 });
  expect(asked).toEqual([MAP_STYLE]);
  expect(await page.getByRole('region', { name: /^Map with Ironbark / }).isVisible()).toBe(true);
  expect(await page.getByText('Land by the test').isVisible()).toBe(true);
  // its worker and styles are the site's own; software WebGL speaks of its speed
  expect(log.problems.filter((problem) => !/WebGL|GPU/.test(problem))).toEqual([]);
  await context.close();
});

itInFull('LOC-02 where the map’s server does not answer, the drawn map stays', async () => {
  const { context, page } = await openPage('desktop');
  const asked = await served(page, undefined);
  await page.goto(LIST);
  await expect.poll(() => asked.length, { timeout: 30_000 }).toBeGreaterThan(0);
  await expect.poll(() => page.locator('[data-map]').count()).toBe(0);
  expect(await drawn(page).isVisible()).toBe(true);
  await context.close();
});
