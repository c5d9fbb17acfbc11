import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { vehicleWithFilm } from '../browser/samplePages.ts';
import { itInFull } from './spread.ts';
import { originOf, port, VIEWPORTS, whenHydrated, withBrowser, type ViewportName } from './withBrowser.ts';

const openPage = withBrowser();

async function open(viewport: ViewportName) {
  const opened = await openPage(viewport);
  const { page } = opened;
  await page.goto(originOf('harbour') + (await vehicleWithFilm(port, `harbour.localhost:${port}`)));
  await whenHydrated(page);
  // the gallery hydrates at the first sign of a visitor, and may show the spin before its pictures
  await page.mouse.move(100, 300);
  await page.mouse.move(110, 310);
  const pictures = page.getByRole('button', { name: 'Images', exact: true });
  const next = page
    .getByRole('group', { name: 'Pictures of this vehicle' })
    .getByRole('button', { name: 'Next picture' });
  await pictures.or(next).first().waitFor();
  if (await pictures.count()) await pictures.click();
  return opened;
}
const state = (page: Page, within = 'body') =>
  page.locator(`${within} video`).evaluate((video: HTMLVideoElement) => ({
    isPaused: video.paused,
    time: video.currentTime,
    length: video.duration,
  }));

describe('film of the gallery', () => {
  itInFull.each(VIEWPORTS)('VDP-02 on a %s plays on request, and stops when its slide leaves', async (viewport) => {
    const { context, page, log } = await open(viewport);
    const isFilm = (request: string): boolean => request.includes('/media/stock/film/');
    expect(log.requests.filter(isFilm), 'nothing before somebody plays it').toEqual([]);
    const carousel = page.getByRole('group', { name: 'Pictures of this vehicle' });
    await carousel.getByRole('button', { name: 'Next picture' }).click();
    const film = carousel.locator('video');
    // focus would scroll to a slide that is on its way
    const leftOf = async (place: Locator) => Math.round((await place.boundingBox())?.x ?? NaN);
    await expect.poll(async () => Math.abs((await leftOf(film)) - (await leftOf(carousel)))).toBeLessThan(5);
    expect(await state(page)).toMatchObject({ isPaused: true, time: 0 });
    await film.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => state(page).then(({ time }) => time), { timeout: 40_000 }).toBeGreaterThan(0.5);
    expect(await state(page)).toMatchObject({ isPaused: false, length: 7.2 });
    // from here on it is in memory, and any place of it can be gone to
    await film.evaluate((video: HTMLVideoElement) => (video.currentTime = 5));
    await expect.poll(() => state(page).then(({ time }) => time)).toBeGreaterThan(4.9);
    await carousel.getByRole('button', { name: 'Next picture' }).click();
    await expect.poll(() => state(page).then(({ isPaused }) => isPaused)).toBe(true);
    expect(log.problems).toEqual([]);
    await context.close();
  });

  itInFull('VDP-02 the film on the whole screen is one of its own; the one behind it stops', async () => {
    const { context, page, log } = await open('desktop');
    const carousel = page.getByRole('group', { name: 'Pictures of this vehicle' });
    await carousel.getByRole('button', { name: 'Next picture' }).click();
    await carousel.locator('video').evaluate((video: HTMLVideoElement) => video.play());
    await page.getByRole('button', { name: 'Show pictures full screen' }).click();
    const window = page.getByRole('dialog', { name: 'Pictures' });
    await window.locator('video').waitFor();
    expect(await carousel.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await window.locator('video').focus();
    await page.keyboard.press('Space');
    await expect
      .poll(() => state(page, '[role="dialog"]').then(({ time }) => time), { timeout: 20_000 })
      .toBeGreaterThan(0.2);
    // arrows are the film's while it has the focus
    await page.keyboard.press('ArrowRight');
    expect((await state(page, '[role="dialog"]')).isPaused).toBe(false);
    await page.keyboard.press('Escape');
    await window.waitFor({ state: 'detached' });
    expect(await page.locator('video').count()).toBe(1);
    expect(log.problems).toEqual([]);
    await context.close();
  });
});
