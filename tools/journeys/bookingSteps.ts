// How a shopper books a test drive from a vehicle's page, for the journeys that begin with it.
import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { mailTo } from './outside/outside.ts';
import { originOf, whenHydrated } from './withBrowser.ts';

/** A lead that was sent is stored; what the service said instead is the message. */
export async function expectStored(sent: Response): Promise<void> {
  // a page that goes on to another one takes the body with it
  if (sent.status() !== 201) expect.fail(`${sent.status()}: ${await sent.text()}`);
}

/** Books the vehicle at a path for the fourth day from now that has times, and answers the time, `09:30`. */
export async function bookTestDrive(page: Page, slug: string, vehicle: string, address: string): Promise<string> {
  await page.goto(originOf(slug) + vehicle);
  await whenHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Book a Test Drive' }).first().click();
  const window = page.getByRole('dialog', { name: 'Book a test drive' });
  await window.getByLabel('First name').fill('Robin');
  await window.getByLabel('Email').fill(address);
  const days = window.getByRole('radiogroup', { name: /^Test Drive Booking Date/ }).getByRole('radio');
  await expect.poll(() => days.count(), { timeout: 10_000 }).toBeGreaterThan(5);
  await days.nth(4).check();
  const second = window
    .getByRole('radiogroup', { name: /^Time on / })
    .getByRole('radio', { disabled: false })
    .nth(2);
  await second.check();
  const time = await second.inputValue();
  const [sent] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/enquiries')),
    window.getByRole('button', { name: 'Book a Test Drive' }).click(),
  ]);
  await expectStored(sent);
  return time;
}

/** Path of the link in the mail that confirms a booking. */
export const bookingLink = async (address: string): Promise<string> =>
  /\/booking\?token=[\w-]{43}/.exec((await mailTo(address, /test drive is booked/)).text)?.[0] ?? '/no-link';
