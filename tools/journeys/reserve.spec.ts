import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { originOf, VIEWPORTS, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();

/** The page of a vehicle that can be reserved, found through the listing; each call takes the next one. */
let taken = 0;
async function toVehicle(page: Page, slug: string): Promise<void> {
  await page.goto(`${originOf(slug)}/search`);
  const links = await page.locator('article h3 a, article h2 a').evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? '')); // prettier-ignore
  for (const href of links.slice(taken)) {
    taken++;
    await page.goto(originOf(slug) + href);
    if ((await page.getByRole('link', { name: 'Reserve Online' }).count()) > 0) return;
  }
  throw new Error('No vehicle of the first page can be reserved.');
}

async function reserve(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Reserve Online' }).first().click();
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Email', { exact: true }).fill('robin.reserves@example.com');
  await page.getByLabel('Phone').fill('0412 345 678');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: /Go on to pay/ }).click();
  await page.getByText('Test payment: no money moves').waitFor();
}

async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

describe('reserving a vehicle', () => {
  it.each(VIEWPORTS)('BUY-01 BUY-04 on a %s: declined, paid, reserved for all, and given up', async (viewport) => {
    const { context, page, log } = await openPage(viewport);
    await toVehicle(page, 'harbour');
    const vehicle = page.url();
    await reserve(page);
    await pay(page, '4000 0000 0000 0002');
    await page.getByRole('alert').getByText('The card was declined').waitFor();
    await page.getByRole('link', { name: /^Back to/ }).click();
    await page.getByRole('link', { name: 'Try another card' }).click();
    await pay(page, '4242 4242 4242 4242');
    await page.getByRole('heading', { name: 'It is yours to decide, Robin' }).waitFor();
    expect(await page.getByText(/^R-[2-9A-Z]{4}-[2-9A-Z]{4}$/).count()).toBe(1);

    const other = await openPage(viewport);
    await expect.poll(async () => {
      await other.page.goto(vehicle);
      return other.page.getByRole('link', { name: 'Reserve Online' }).count();
    }, { timeout: 10_000 }).toBe(0); // prettier-ignore
    await other.page.goto(`${vehicle}/checkout`);
    await other.page.getByRole('heading', { name: 'Somebody else holds this vehicle' }).waitFor();
    await other.context.close();

    await page.getByRole('button', { name: 'Cancel and get the deposit back' }).click();
    await page.getByRole('heading', { name: /You cancelled this reservation|Your deposit was given back/ }).waitFor();
    expect(log.problems).toEqual([]);
    await context.close();
  });

  it('BUY-01 without script: what is missing is said, nothing is lost, and the deposit is paid', async () => {
    const { context, page } = await openPage('phone', { javaScriptEnabled: false });
    await toVehicle(page, 'harbour');
    await page.getByRole('link', { name: 'Reserve Online' }).first().click();
    await page.getByLabel('First name').fill('Robin');
    // browsers take it, mail systems do not
    await page.getByLabel('Email', { exact: true }).fill('robin@nowhere');
    await page.getByLabel('Phone').fill('0412 345 678');
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.getByRole('button', { name: /Go on to pay/ }).click();
    await page.getByText(/must be an email address/).waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('robin@nowhere');
    expect(await page.getByRole('checkbox', { name: /I agree/ }).isChecked()).toBe(true);
    await page.getByLabel('Email', { exact: true }).fill('robin.plain@example.com');
    await page.getByRole('button', { name: /Go on to pay/ }).click();
    await page.getByText('Test payment: no money moves').waitFor();
    await pay(page, '4000 0025 0000 3155');
    await page.getByRole('button', { name: 'Yes, pay' }).click();
    await page.getByRole('heading', { name: 'It is yours to decide, Robin' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Cancel and get the deposit back' }).click();
    await page.getByRole('heading', { name: /You cancelled this reservation|Your deposit was given back/ }).waitFor();
    await context.close();
  });

  it('BUY-01 BUY-02 a site that calls it so has it under /buy-online; one without has neither page nor button', async () => {
    const { context, page } = await openPage('desktop');
    taken = 0;
    await toVehicle(page, 'aurora');
    await page.getByRole('link', { name: 'Reserve Online' }).first().click();
    expect(page.url()).toMatch(/\/cars\/[^/]+\/buy-online$/);
    await page.goto(`${originOf('northline')}/search`);
    const [href = ''] = await page.locator('article h3 a, article h2 a').evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? '')); // prettier-ignore
    await page.goto(originOf('northline') + href);
    expect(await page.getByRole('link', { name: 'Reserve Online' }).count()).toBe(0);
    expect((await page.goto(`${originOf('northline')}${href}/checkout`))?.status()).toBe(404);
    await context.close();
  });
});
