import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { samplePages } from '../browser/samplePages.ts';
import { broken, expectNoSecret, ownWords, unreachable } from './failing.ts';
import { firstOf, itInFull } from './spread.ts';
import { originOf, port, whenAlive, whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();
const origin = originOf('harbour');
let vehicle: string;
beforeAll(async () => {
  ({ vehicle } = await samplePages(port, `harbour.localhost:${port}`));
});

const enquiry = (page: Page) => page.getByRole('form', { name: 'Enquiry' });
const send = (page: Page) => enquiry(page).locator('button[type="submit"]').click();

async function fill(page: Page): Promise<void> {
  await enquiry(page).getByLabel('First name').fill('Robin');
  // the form is hydrated when it is touched; until then the browser sends it as a document
  await whenAlive(enquiry(page));
  await enquiry(page).getByLabel('Email').fill('robin@example.com');
  await enquiry(page).getByLabel('Comments').fill('Does it tow 2.5 t?');
}

describe('an enquiry that fails', () => {
  it.each(
    firstOf([
      ['the service is broken', broken, 'An error occurred when submitting this form'],
      ['nothing answers', unreachable, 'An error occurred when submitting this form'],
      ['nothing was stored', { json: {} }, 'An unexpected error occured'],
      ['a reason is returned', { json: { error: 'This dealer is closed.' } }, 'This dealer is closed.'],
    ] as const),
  )(
    'FORM-02 FORM-03 FORM-13 %s: the form shows the reason, keeps every word and can be sent again',
    async (_name, failure, text) => {
      const { context, page, log } = await openPage('phone');
      // but for the time that it took
      const bodies: { idempotency_key: string; filled_ms: number }[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/api/enquiries'))
          bodies.push({ ...(request.postDataJSON() as { idempotency_key: string }), filled_ms: 0 });
      });
      await page.route('**/api/enquiries', (route) =>
        typeof failure === 'function' ? failure(route) : route.fulfill({ status: 200, ...failure }),
      );
      await page.goto(origin + vehicle);
      await whenHydrated(page);
      await fill(page);
      await send(page);
      const alert = enquiry(page).getByRole('alert');
      await alert.getByText(text, { exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe(vehicle);
      expect(await enquiry(page).getByLabel('First name').inputValue()).toBe('Robin');
      expect(await enquiry(page).getByLabel('Comments').inputValue()).toBe('Does it tow 2.5 t?');
      await expectNoSecret(page);
      await page.unroute('**/api/enquiries');
      await send(page);
      await page.getByRole('heading', { name: 'Thank you' }).waitFor();
      // the same words are the same enquiry
      expect(bodies).toHaveLength(2);
      expect(bodies[0]?.idempotency_key).toMatch(/^[0-9a-f-]{36}$/);
      expect(bodies[1]).toEqual(bodies[0]);
      expect(ownWords(log)).toEqual([]);
      await context.close();
    },
  );

  itInFull('FORM-04 missing fields appear in a separate list', async () => {
    const { context, page, log } = await openPage('desktop');
    await page.goto(origin + vehicle);
    await whenHydrated(page);
    await enquiry(page).getByLabel('Email').fill('robin@example');
    await whenAlive(enquiry(page));
    await send(page);
    const alert = enquiry(page).getByRole('alert');
    await alert.getByText('Please fix the following errors:', { exact: true }).waitFor();
    expect(await alert.getByRole('listitem').allInnerTexts()).toEqual([
      'Please enter your first name.',
      'Please enter an email address such as name@example.com.',
    ]);
    expect(await enquiry(page).getByLabel('Email').inputValue()).toBe('robin@example');
    expect(log.problems).toEqual([]);
    await context.close();
  });
});

describe('money that cannot be computed', () => {
  it('FIN-01 FIN-04 an amount out of range says between what, and a tiny repayment asks to enquire', async () => {
    const { context, page, log } = await openPage('desktop');
    await page.goto(`${origin}/finance`);
    await whenHydrated(page);
    const amount = page.getByLabel('Purchase price').first();
    await amount.fill('500');
    await page
      .getByText(/^Cannot be less than \$[\d,]+ or more than \$250,000$/)
      .first()
      .waitFor();
    expect(await amount.inputValue()).toBe('500');
    await amount.fill('1000');
    await expect.poll(() => page.locator('#finance-calculator dd').first().innerText()).toBe('Enquire for Finance');
    await expectNoSecret(page);
    expect(log.problems).toEqual([]);
    await context.close();
  });

  itInFull('FIN-14 a budget below every price finds nothing, and the button cannot be pressed', async () => {
    const { context, page, log } = await openPage('phone');
    await page.goto(`${origin}/budget`);
    await whenHydrated(page);
    const finder = page.locator('#budget-finder');
    await finder.getByLabel('Deposit').fill('0');
    await finder.getByLabel('Repayment').fill('1');
    await expect.poll(() => finder.getByRole('status').innerText()).toMatch(/No \w+s found for this budget/);
    expect(await finder.getByRole('button', { name: /^0 \w+s Found$/ }).isDisabled()).toBe(true);
    expect(log.problems).toEqual([]);
    await context.close();
  });
});
