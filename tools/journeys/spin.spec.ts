import { describe, expect, it } from 'vitest';
import { vehicleWithSpin } from '../browser/samplePages.ts';
import { firstOf, itInFull } from './spread.ts';
import { port, VIEWPORTS, whenHydrated, withBrowser, type ViewportName } from './withBrowser.ts';

const isFrame = (request: string): boolean => request.includes('/media/stock/spin/');

const openPage = withBrowser();

async function open(slug: string, viewport: ViewportName, options = {}) {
  const host = `${slug}.localhost:${port}`;
  const opened = await openPage(viewport, { hasTouch: viewport === 'phone', ...options });
  opened.page.setDefaultTimeout(15_000);
  await opened.page.addInitScript(() => {
    const counted = window as unknown as { shifted: number };
    counted.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) counted.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await opened.page.goto(`http://${host}${await vehicleWithSpin(port, host)}`);
  await whenHydrated(opened.page);
  return opened;
}

describe('spin viewer', () => {
  it.each(firstOf(VIEWPORTS))(
    'VDP-03 turns, points, looks inside and gives way to pictures on a %s',
    async (viewport) => {
      const { context, page, log } = await open('harbour', viewport);
      await page.mouse.move(100, 300);
      await page.mouse.move(110, 310);
      await page.waitForTimeout(300);
      expect(log.requests.filter(isFrame), 'no frame before it is asked for').toEqual([]);
      await page.getByRole('button', { name: 'Spin', exact: true }).click();
      await page.getByText('Swipe to spin').first().waitFor();
      const slider = page.getByRole('slider', { name: /^Turn / });
      await slider.waitFor();
      await page.getByRole('button', { name: 'Stop turning' }).click();
      await slider.focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      expect(await slider.getAttribute('aria-valuetext')).toContain('Turned 10 degrees');

      const box = await slider.boundingBox();
      if (!box) throw new Error('The viewer has no place.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 30, y);
      await page.mouse.move(x - 65, y);
      // a hand that rests before it lets go throws nothing
      await page.waitForTimeout(200);
      await page.mouse.up();
      expect(await slider.getAttribute('aria-valuenow')).toBe('5');

      await slider.focus();
      await page.keyboard.press('Home');
      const point = page.getByRole('list', { name: 'Points of interest' }).getByRole('button').first();
      await point.focus();
      await page.keyboard.press('Enter');
      expect(await point.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Escape');
      expect(await point.getAttribute('aria-expanded')).toBe('false');

      await page.getByRole('button', { name: 'Interior', exact: true }).click();
      const inside = page.getByRole('slider', { name: /^Look around inside/ });
      await inside.focus();
      await page.keyboard.press('ArrowRight');
      expect(await inside.getAttribute('aria-valuetext')).toBe('Looking 14 degrees to the right');

      await page.getByRole('button', { name: 'Images', exact: true }).click();
      await page.getByRole('list', { name: /arrow keys/ }).waitFor();
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
      expect(log.problems).toEqual([]);
      await context.close();
    },
  );

  itInFull('VDP-03 with reduced motion, neither turns nor fetches automatically', async () => {
    const { context, page, log } = await open('harbour', 'desktop', { reducedMotion: 'reduce' });
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await page.waitForTimeout(1000);
    expect(log.requests.filter(isFrame)).toEqual([]);
    await page.getByRole('button', { name: 'Spin', exact: true }).click();
    const slider = page.getByRole('slider', { name: /^Turn / });
    await slider.waitFor();
    await page.waitForTimeout(600);
    expect(await slider.getAttribute('aria-valuenow')).toBe('1');
    expect(log.problems).toEqual([]);
    await context.close();
  });

  itInFull('VDP-03 pictures replace the spin where frames fail to load', async () => {
    const { context, page } = await open('harbour', 'desktop');
    await page.route('**/media/stock/spin/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Spin', exact: true }).click();
    await page.getByText('This view could not be loaded.').waitFor();
    await page.getByRole('list', { name: /arrow keys/ }).waitFor();
    await context.close();
  });

  itInFull('VDP-03 shows every picture without script, and no button that needs it', async () => {
    const { context, page } = await openPage('phone', { javaScriptEnabled: false });
    const host = `harbour.localhost:${port}`;
    await page.goto(`http://${host}${await vehicleWithSpin(port, host)}`);
    await page.getByRole('list', { name: /arrow keys/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Images', exact: true }).count()).toBe(0);
    await context.close();
  });
});
