import { describe, expect, it } from 'vitest';
import { firstOf } from './spread.ts';
import { originOf, whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();
const numberIn = (text: string): number => Number(text.replace(/\D/g, ''));

describe.each(firstOf(['phone', 'desktop'] as const))('SRCH-22 tow match on a %s', (viewport) => {
  it('leads from a caravan to what can tow it, and on to what can with a full load', async () => {
    const { context, page, log } = await openPage(viewport);
    const total = page.getByRole('status').getByText(/^[\d,]+ vehicles?$/);
    await page.goto(`${originOf('wattle')}/used-car?item_type=caravan`);
    await page.locator('#results article a').first().click();
    const box = page.getByRole('region', { name: 'What can tow this?' });
    await box.locator('summary').click();
    const [, atm = ''] = /([\d,]+ kg) \(ATM\)/.exec(await box.innerText()) ?? [];
    expect(numberIn(atm)).toBeGreaterThan(500);
    const vehicle = page.url();

    await box.getByRole('link', { name: 'See vehicles that can tow it' }).click();
    const margins = page.locator('#results article').getByText(/to spare|just enough/);
    await margins.first().waitFor();
    const capacities = (await margins.allInnerTexts()).map((line) =>
      numberIn(/Tows ([\d,]+) kg/.exec(line)?.[1] ?? ''),
    );
    expect(Math.min(...capacities)).toBeGreaterThanOrEqual(numberIn(atm));
    const byCapacity = numberIn(await total.innerText());

    await page.goto(vehicle);
    await whenHydrated(page);
    await box.locator('summary').click();
    await box.getByRole('link', { name: /with a full load/ }).click();
    await total.waitFor();
    expect(numberIn(await total.innerText())).toBeLessThanOrEqual(byCapacity);
    for (const line of await page
      .locator('#results article')
      .getByText(/fully loaded/)
      .allInnerTexts())
      expect(line).toMatch(/fully loaded: ([\d,]+ kg to spare|just enough)/);
    await page.getByRole('link', { name: /^Remove Towing with a full load from/ }).waitFor();
    expect(log.problems).toEqual([]);
    await context.close();
  });
});
