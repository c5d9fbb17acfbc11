import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { samplePages } from '../browser/samplePages.ts';
import { originOf, port, whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();
const SITE = originOf('harbour');

/** The link of the mail that confirms a booking, read where a developer reads it. */
async function linkFor(page: Page, address: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const html = await (await page.request.get(`http://localhost:${port}/dev/messages`)).text();
        const row = html.split('<tr>').find((text) => text.includes(address) && text.includes('test drive is booked'));
        link = /\/booking\?token=[\w-]{43}/.exec(row ?? '')?.[0];
        return link;
      },
      { timeout: 15_000 },
    )
    .toBeDefined();
  return link ?? '';
}

describe('booking a test drive', () => {
  it('FORM-06 API-04 on a phone: booked from the vehicle, moved and cancelled by the link of the mail', async () => {
    const { vehicle } = await samplePages(port, `harbour.localhost:${port}`);
    const { context, page, log } = await openPage('phone');
    page.setDefaultTimeout(20_000);
    const address = `robin.${Date.now()}@example.com`;
    await page.goto(SITE + vehicle);
    await whenHydrated(page);
    await page.getByRole('link', { name: 'Book a Test Drive' }).click();
    const window = page.getByRole('dialog', { name: 'Book a test drive' });
    await window.getByLabel('First name').fill('Robin');
    await window.getByLabel('Email').fill(address);
    const date = window.getByLabel('Test Drive Booking Date');
    await expect.poll(() => date.locator('option').count(), { timeout: 10_000 }).toBeGreaterThan(5);
    await date.selectOption({ index: 4 });
    await window.getByLabel(/^Time/).selectOption({ index: 2 });
    const time = await window.getByLabel(/^Time/).inputValue();
    const [sent] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/enquiries')),
      window.getByRole('button', { name: 'Book a Test Drive' }).click(),
    ]);
    expect(sent.status()).toBe(201);

    const answer = await page.goto(SITE + (await linkFor(page, address)));
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'no-store']);
    await page.getByText('Your test drive is booked, Robin').waitFor();
    const href = (await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '';
    const file = await page.evaluate(async (path) => (await fetch(path)).text(), href);
    expect(file).toContain('BEGIN:VEVENT\r\n');
    const other = page.getByLabel('Another time');
    expect(await other.locator(`option[value$="T${time}"]`).count()).toBeGreaterThan(3);
    await other.selectOption({ index: 3 });
    const label = await other.locator('option:checked').innerText();
    await page.getByRole('button', { name: 'Move my test drive' }).click();
    await page.getByText('Your test drive has a new time, Robin').waitFor();
    expect(await page.getByText(label, { exact: true }).first().isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Cancel my test drive' }).click();
    await page.getByText('This test drive is cancelled').waitFor();
    expect(await page.getByRole('button', { name: 'Move my test drive' }).count()).toBe(0);
    expect(log.problems).toEqual([]);
    await context.close();
  }, 120_000);
});
