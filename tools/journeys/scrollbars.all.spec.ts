import { expect, it } from 'vitest';
import { launchChromium, openPage } from '../browser/chromium.ts';
import { samplePages } from '../browser/samplePages.ts';
import { originOf, port, SITES } from './withBrowser.ts';

it('no page scrolls sideways beside a scrollbar that takes room', async () => {
  const browser = await launchChromium({ hasScrollbars: true });
  try {
    const { page } = await openPage(browser, 'desktop');
    const wide: string[] = [];
    for (const { slug } of SITES)
      for (const path of Object.values(await samplePages(port, `${slug}.localhost:${port}`))) {
        await page.goto(originOf(slug) + path, { waitUntil: 'load' });
        const [room, width] = await page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          return [clientWidth, scrollWidth];
        });
        expect(room, 'the scrollbar takes room').toBeLessThan(1440);
        if (width !== room) wide.push(`${slug}${path} ${width} of ${room}`);
      }
    expect(wide).toEqual([]);
  } finally {
    await browser.close();
  }
});
