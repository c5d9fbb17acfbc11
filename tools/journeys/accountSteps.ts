// How a shopper signs in to an account, for the journeys that need one.
import type { Page } from 'playwright-core';
import { codeFor, codesSent } from './outside/outside.ts';

/** From the page of the sign-in, or a form that asks for another address, to where the code leads. */
export async function signInWith(page: Page, address: string, label = 'Email or mobile'): Promise<void> {
  const sentTo = address.startsWith('04') ? `+61${address.slice(1)}` : address;
  const before = await codesSent(sentTo);
  await page.getByLabel(label, { exact: true }).fill(address);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('6-digit code').waitFor();
  await page.getByLabel('6-digit code').fill(await codeFor(sentTo, before));
  await page.getByRole('button', { name: /^Sign in$|^Use this/ }).click();
}
