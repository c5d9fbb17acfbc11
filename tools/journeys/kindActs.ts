import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectStored } from './bookingSteps.ts';
import { region } from './kindChecks.ts';
import type { KindName } from './vehicleKinds.ts';

type Act = (page: Page) => Promise<void>;

/** Fills in what a form needs and sends it; answers what was sent. */
async function sent(page: Page, form: Locator, name: string): Promise<Record<string, unknown>> {
  await form.getByLabel('First name').fill('Robin');
  await form.getByLabel('Email').fill('robin@example.com');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/enquiries')),
    form.getByRole('button', { name }).click(),
  ]);
  await expectStored(answer);
  return answer.request().postDataJSON() as Record<string, unknown>;
}

/** Looks through the pictures with the keys of arrows. */
const looksThrough: Act = async (page) => {
  const pictures = page.getByRole('list', { name: 'Choose a picture' }).getByRole('link');
  await pictures.first().focus();
  await page.keyboard.press('Enter');
  // the arrows come with the carousel's code; until then a key scrolls
  await page.getByRole('button', { name: 'Next picture' }).first().waitFor();
  await page.getByRole('list', { name: /arrow keys/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pictures.nth(1).getAttribute('aria-current')).toBe('true');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => pictures.first().getAttribute('aria-current')).toBe('true');
};

/** Whether an element was visible and did not move for a few frames. */
const isInPlace = async (element: Element): Promise<boolean> => {
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 150));
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isStill = left === before.left && top === before.top;
  return isStill && left >= 0 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight + 1;
};

/** One thing that a shopper does on each kind's page, from its beginning to its end. */
export const ACTS: Readonly<Record<KindName, Act>> = {
  'a new car': async (page) => {
    const calculator = region(page, 'Finance calculator');
    await calculator.getByRole('heading').click();
    const answer = calculator.getByRole('status');
    const before = await answer.innerText();
    await calculator.getByLabel('Deposit or trade-in').fill('10000');
    await calculator.getByRole('radio', { name: 'Monthly' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => answer.innerText()).toMatch(/per month[^]*\/mo[^]*Comparison rate[^]*p\.a\./);
    expect(await answer.innerText()).not.toBe(before);
  },
  'a used car with spin and video': async (page) => {
    const views = page.getByRole('group', { name: 'Views of this vehicle' });
    await views.getByRole('button', { name: 'Spin' }).click();
    const turn = page.getByRole('slider', { name: /^Turn / });
    await turn.focus();
    await page.keyboard.press('ArrowRight');
    expect(await turn.getAttribute('aria-valuetext')).toContain('Turned 10 degrees');
    await views.getByRole('button', { name: 'Images' }).click();
    await page.getByRole('list', { name: 'Choose a picture' }).getByRole('link', { name: 'Video' }).click();
    const film = page.getByRole('group', { name: 'Pictures of this vehicle' }).locator('video');
    await film.focus();
    // a film that is less than half visible stops: wait for its slide and for the page to scroll
    await expect.poll(() => film.evaluate(isInPlace), { timeout: 10_000 }).toBe(true);
    const played = async (): Promise<number> => {
      const { paused, currentTime } = await film.evaluate(({ paused, currentTime }: HTMLVideoElement) => ({
        paused,
        currentTime,
      }));
      if (paused) await page.keyboard.press('Space');
      return currentTime;
    };
    // a busy machine may take long to start a film
    await expect.poll(played, { timeout: 40_000, interval: 500 }).toBeGreaterThan(0.2);
  },
  'a sold car': async (page) => {
    await page.getByRole('link', { name: 'Find Me Something Similar' }).first().click();
    const form = region(page, 'Find Me Something Similar');
    expect(await sent(page, form, 'Enquire Now')).toMatchObject({ subcategory: 'Find Me Something Similar' });
  },
  'a pre-order without price': async (page) => {
    const side = page.getByRole('complementary', { name: 'Price and enquiry' });
    await side.getByRole('link', { name: 'Enquire Now' }).click();
    const window = page.getByRole('dialog');
    await window.getByLabel('First name').waitFor();
    expect(await sent(page, window, 'Enquire Now')).toMatchObject({ category: 'Vehicle Enquiry' });
    await window.getByText('Thank you').waitFor();
  },
  'a motorcycle': async (page) => {
    const fuel = region(page, 'Fuel calculator');
    await fuel.getByRole('heading').click();
    await page.waitForTimeout(300);
    await fuel.getByLabel('Fuel price per litre').fill('2');
    await fuel.getByLabel('Distance per week').fill('100 km');
    await fuel.getByLabel('Fuel consumption').fill('5.0 L/100km');
    await expect.poll(() => fuel.innerText()).toContain('$10.00');
  },
  'a caravan': async (page) => {
    const delivery = region(page, 'Delivery calculator');
    await delivery.getByRole('heading').click();
    await page.waitForTimeout(300);
    await delivery.getByLabel('Your postcode').fill('2000');
    await delivery.getByRole('button', { name: 'Estimate' }).click();
    await expect.poll(() => delivery.getByRole('status').innerText()).toContain('$650');
  },
  'an electric car': looksThrough,
  'a car at a non-primary location': async (page) => {
    const bar = region(page, 'Location of this vehicle');
    await bar.getByRole('button', { name: 'Dismiss' }).click();
    await bar.waitFor({ state: 'detached' });
  },
  'a test-drive-only car': async (page) => {
    const booking = region(page, 'Book a test drive');
    await booking
      .getByRole('radiogroup', { name: /^Test Drive Booking Date/ })
      .getByRole('radio')
      .nth(1)
      .check();
    expect(await sent(page, booking, 'Book a Test Drive')).toMatchObject({
      category: 'Test Drive',
      date_time: expect.stringMatching(/\d/) as string,
    });
  },
};
