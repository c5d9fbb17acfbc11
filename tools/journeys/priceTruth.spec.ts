import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { originOf, port, whenHydrated, withBrowser } from './withBrowser.ts';

const origin = originOf('harbour');
const openPage = withBrowser();

let used: string[];
beforeAll(async () => {
  const { text } = await ask(port, 'harbour', '/search?car_type=used&make=Isuzu');
  used = [...new Set([...text.matchAll(/href="(\/cars\/[^"?#/]+)"/g)].map(([, href = '']) => href))];
});

describe('a used vehicle', () => {
  it('VDP-08 has its checks without script, and its gauge when it is seen; the next visitor gets it at once', async () => {
    const answers = new Map<string, { confidence?: number; market_range_max?: number; listing_price?: number }>();
    for (const href of used.slice(0, 12)) {
      const { text } = await ask(port, 'harbour', `/api/cars/${href.split('/').at(-1) ?? ''}/autogauge`);
      answers.set(href, JSON.parse(text) as object);
    }
    const [shown] =
      [...answers].find(
        ([, { confidence = 0, market_range_max = 0, listing_price = 1 }]) =>
          confidence > 0.2 && market_range_max >= listing_price,
      ) ?? [];
    expect(shown, 'one of them compares with others').toBeDefined();
    const { context, page, log } = await openPage('desktop');
    await page.goto(origin + (shown ?? ''));
    await whenHydrated(page);
    const checks = page.getByRole('region', { name: 'Used-car checks' });
    await checks.scrollIntoViewIfNeeded();
    await checks.getByText(/^From \d+ comparable vehicles/).waitFor();
    await expect.poll(() => checks.getByText(/^\$[\d,]+$/).count()).toBeGreaterThan(1);
    expect(log.problems).toEqual([]);
    await context.close();
    const plain = await openPage('phone', { javaScriptEnabled: false });
    await plain.page.goto(origin + (shown ?? ''));
    expect(await plain.page.getByRole('figure').filter({ hasText: 'Market range' }).count()).toBe(1);
    await plain.context.close();
  });

  it('CARD-03 VDP-20 shows past prices and statutory rights, without script', async () => {
    const { context, page } = await openPage('desktop', { javaScriptEnabled: false });
    await page.goto(origin + (used[0] ?? ''));
    await page.getByText('Price history', { exact: true }).click();
    await page.getByText(/^First listed \d+ \w+ \d{4}/).waitFor();
    const rights = page.getByRole('region', { name: 'Your rights when you buy' });
    await rights.getByRole('heading').click();
    await rights.getByText('Statutory warranty', { exact: true }).waitFor();
    expect(await rights.innerText()).toMatch(/not legal advice/);
    for (const name of ['Reserve Online', 'Protect Your Car'])
      expect(await page.getByRole('heading', { name }).count(), name).toBeLessThanOrEqual(1);
    // the dealer's articles, which are there to be read
    const blog = page.getByRole('region', { name: 'From our blog' });
    const href = await blog.getByRole('link').first().getAttribute('href');
    expect((await page.goto(origin + (href ?? '')))?.status()).toBe(200);
    await context.close();
  });
});
