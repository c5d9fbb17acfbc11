import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { samplePages } from '../browser/samplePages.ts';
import { recordScripts, since, total } from '../size/scripts.ts';
import { screensOf, sitesFor } from './spread.ts';
import { originOf, port, SITES, whenHydrated, withBrowser } from './withBrowser.ts';

/**
 * Files of script that a gesture on a vehicle's page may bring, and their size in kB with gzip. A bar that no longer
 * holds usually has one of two reasons: a module is imported for a name alone, or what one gesture needs comes with
 * several imports.
 */
const BARS = {
  // on a desktop calculators and checks come into sight with it; a partner's quote and its parser where there is one
  scroll: { files: 80, kB: 80 },
  share: { files: 5, kB: 9 },
} as const;

const openPage = withBrowser({ isWhole: true });

/** Until no file has come for a second: requests follow each other, as a file names those that it needs. */
async function whenQuiet(page: Page, files: ReadonlyMap<string, number>): Promise<void> {
  let known = -1;
  while (known !== files.size) {
    known = files.size;
    await page.waitForTimeout(1000);
  }
}

describe.each(sitesFor(SITES, 'harbour'))('the first gestures on a vehicle’s page of $slug', ({ slug }) => {
  let vehicle: string;
  beforeAll(async () => {
    ({ vehicle } = await samplePages(port, `${slug}.localhost:${port}`));
  });

  /** A page that has loaded all that it loads untouched, and what it has loaded from now on. */
  async function openQuiet(viewport: Parameters<typeof openPage>[0]) {
    const opened = await openPage(viewport);
    const files = recordScripts(opened.page);
    await opened.page.goto(originOf(slug) + vehicle);
    await whenHydrated(opened.page);
    // what counts events comes two seconds later, touched or not
    await expect.poll(() => [...files.keys()].join(' '), { timeout: 10_000 }).toContain('/countEvents');
    await whenQuiet(opened.page, files);
    const before = new Map(files);
    const brought = async () => {
      await whenQuiet(opened.page, files);
      return since(files, before);
    };
    return { ...opened, brought };
  }

  it.each(screensOf(slug))('VDP-05 the first scroll on a %s brings a bounded number of files', async (viewport) => {
    const { context, page, log, brought } = await openQuiet(viewport);
    // without the pointer, which is over the pictures and touches them
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await page.getByRole('region', { name: 'This vehicle', exact: true }).waitFor();
    const files = await brought();
    expect(files.size, [...files.keys()].join('\n')).toBeLessThanOrEqual(BARS.scroll.files);
    expect(total(files)).toBeLessThan(BARS.scroll.kB);
    expect(log.problems).toEqual([]);
    await context.close();
  });

  it.each(screensOf(slug))('VDP-14 VDP-15 Share on a %s brings nothing of the brochure', async (viewport) => {
    const { context, page, log, brought } = await openQuiet(viewport);
    // pressed in place: to come to it is a scroll
    await page.locator('summary', { hasText: 'Share' }).evaluate((share: HTMLElement) => share.click());
    await page.getByRole('button', { name: 'Copy link' }).waitFor();
    const files = await brought();
    expect(files.size, [...files.keys()].join('\n')).toBeLessThanOrEqual(BARS.share.files);
    expect(total(files)).toBeLessThan(BARS.share.kB);
    const request = page.waitForRequest(/\/assets\/readBrochure/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Brochure (PDF)' }).evaluate((brochure: HTMLElement) => brochure.click()),
      request,
    ]);
    expect(`/cars/${file.suggestedFilename()}`).toBe(`${vehicle}.pdf`);
    expect(log.problems).toEqual([]);
    await context.close();
  });
});
