// How a shopper books a test drive from a vehicle's page, for the journeys that begin with it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mailTo } from './outside/outside.ts';
import { originOf, whenHydrated } from './withBrowser.ts';

/** Books the vehicle at a path for the fourth day from now that has times, and answers the time, `09:30`. */
export async function bookTestDrive(page: Page, slug: string, vehicle: string, address: string): Promise<string> {
  await page.goto(originOf(slug) + vehicle);
  await whenHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Book a Test Drive' }).first().click();
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
  return time;
}

/** Path of the link in the mail that confirms a booking. */
export const bookingLink = async (address: string): Promise<string> =>
  /\/booking\?token=[\w-]{43}/.exec((await mailTo(address, /test drive is booked/)).text)?.[0] ?? '/no-link';
