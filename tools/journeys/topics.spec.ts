import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { leadOutside } from './outside/outside.ts';
import { firstOf, itInFull } from './spread.ts';
import { originOf, whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();

async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).first().fill(text);
  const place = page.locator('form[data-enquiry^="topic-"]').getByLabel('Location');
  if ((await place.count()) > 0) await place.selectOption({ index: 1 });
}

const person = (email: string) => ({ 'First name': 'Robin', Email: email });

describe('forms about the workshop, parts, fleets and careers', () => {
  it.each(
    firstOf([
      ['harbour', 'phone'],
      ['harbour', 'desktop'],
      ['wattle', 'phone'],
    ] as const),
  )('FORM-11 a service is requested on the page of %s, on a %s', async (slug, view) => {
    const { context, page, log } = await openPage(view);
    const email = `service-${view}-${Date.now()}@shopper.example`;
    await page.goto(`${originOf(slug)}/service`);
    await whenHydrated(page);
    await fill(page, person(email));
    await page.getByRole('button', { name: 'Ask for a Booking' }).click();
    await page.getByRole('alert').getByText('Your vehicle: make, model and year is needed.').first().waitFor();
    await fill(page, { 'Your vehicle: make, model and year': 'Kia Rio 2021', 'Odometer (km)': '85,000' });
    await page.getByLabel('What does it need?').selectOption('Logbook service');
    await page.getByRole('button', { name: 'Ask for a Booking' }).click();
    await page.waitForURL(/\/success/);
    const { lead, mail } = await leadOutside({ slug, email, kind: 'Service Enquiry' });
    expect(lead.answers).toMatchObject({ 'Odometer (km)': '85,000', 'What does it need?': 'Logbook service' });
    expect(mail.text).toContain('Kia Rio 2021');
    // a press before the form's code is there sends it as it is, and the server says what is missing
    expect(log.problems.filter((problem) => !/422/.test(problem))).toEqual([]);
    await context.close();
  });

  it.each([
    ['/fleet', { 'Business name': 'Robin’s Removals' }, 'Ask for a Fleet Quote', 'Fleet Enquiry'],
    ['/vehicle-parts-and-accessories', { 'Part or accessory': 'Tow bar' }, 'Ask for a Part', 'Parts Enquiry'],
    ['/pages/careers', { Position: 'Apprentice', Comments: 'Third year, from Newcastle' }, 'Send', 'Career Enquiry'],
  ])(
    'FORM-11 FORM-13 %s takes its form without script, and loses nothing of a refused one',
    async (path, own, button, kind) => {
      const { context, page } = await openPage('phone', { javaScriptEnabled: false });
      const email = `no-script${path.replaceAll('/', '-')}-${Date.now()}@shopper.example`;
      await page.goto(`${originOf('harbour')}${path}`);
      await fill(page, { ...person('robin@nowhere'), ...own });
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByText('Please enter an email address such as name@example.com.').first().waitFor();
      for (const [label, text] of Object.entries(own)) expect(await page.getByLabel(label).inputValue()).toBe(text);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.waitForURL(/\/success/);
      const { mail } = await leadOutside({ slug: 'harbour', email, kind: kind });
      for (const text of Object.values(own)) expect(mail.text).toContain(text);
      await context.close();
    },
  );

  itInFull('FORM-11 a dealer with a booking site of somebody else leads there', async () => {
    const { context, page } = await openPage('desktop');
    await page.goto(`${originOf('northline')}/service`);
    const link = page.getByRole('link', { name: 'Book a Service Online' });
    expect(await link.getAttribute('href')).toBe('https://service.northline.example/book');
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await page.getByRole('button', { name: 'Ask for a Booking' }).count()).toBe(0);
    await context.close();
  });
});
