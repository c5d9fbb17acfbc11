// How a shopper's car is valued, for the journeys that begin with it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A car of which the demo stock has comparable ones. */
export const CX5 = { make: 'Mazda', model: 'CX-5', year: new Date().getFullYear() - 3, kms: '45,000' };

/** From a page of trade-ins to its estimate, with a way back and a mistake on the way. */
export async function throughTheSteps(page: Page, email: string, car: typeof CX5) {
  await page.getByLabel('Make').fill(car.make);
  await page.getByLabel('Model').fill(car.model);
  await page.getByLabel('Year').fill(String(car.year));
  await page.getByLabel('Kilometres').fill(car.kms);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Its condition' }).waitFor();
  // the way back keeps what was typed
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('heading', { name: 'Your car' }).waitFor();
  expect(await page.getByLabel('Make').inputValue()).toBe(car.make);
  await page.getByRole('button', { name: 'Next' }).click();
  for (const answer of ['Good: light marks for its age', 'Full: every service is in the book', 'No', 'Two or more'])
    await page.getByRole('radio', { name: answer, exact: true }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Your details' }).waitFor();
  await page.getByLabel('First Name').fill('Robin');
  await page.getByLabel('Mobile Number').fill('0491 570 006');
  await page.getByLabel('Postcode').fill('080');
  await page.getByLabel(/^Email/).fill(email);
  const location = page.getByLabel('Location');
  if ((await location.count()) > 0) await location.selectOption({ index: 1 });
  const finance = page.getByLabel('Is Your Car Currently Under Finance?');
  if ((await finance.count()) > 0) await finance.selectOption('No');
  await page.getByRole('button', { name: 'Send my details' }).click();
  await page.getByRole('alert').getByText('Invalid postcode. Please enter a 4-digit number.').waitFor();
  expect(await page.getByLabel('First Name').inputValue()).toBe('Robin');
  await page.getByLabel('Postcode').fill('0800');
  await page.getByRole('button', { name: 'Send my details' }).click();
  await page.waitForURL(/\?lead=/);
}
