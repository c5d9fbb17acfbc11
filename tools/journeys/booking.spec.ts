import { describe, expect, it } from 'vitest';
import { samplePages } from '../browser/samplePages.ts';
import { bookingLink, bookTestDrive } from './bookingSteps.ts';
import { askSite, postJson } from '../commands/askSite.ts';
import { endBookings, leadOutside, mailTo } from './outside/outside.ts';
import { originOf, port, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();
const SITE = originOf('harbour');

describe('booking a test drive', () => {
  it('FORM-06 API-04 on a phone: booked from the vehicle, moved and cancelled by the link of the mail', async () => {
    const { vehicle } = await samplePages(port, `harbour.localhost:${port}`);
    const { context, page, log } = await openPage('phone');
    page.setDefaultTimeout(20_000);
    const address = `robin.${Date.now()}@shopper.example`;
    const time = await bookTestDrive(page, 'harbour', vehicle, address);
    const { lead, adf } = await leadOutside({ slug: 'harbour', email: address, kind: 'Test Drive' });
    expect(lead.date_time?.endsWith(`T${time}`)).toBe(true);
    expect(adf).toContain('<vehicle interest="test-drive"');
    // the window says when and where, and has it for calendars
    const thanks = page.getByRole('dialog', { name: 'Book a test drive' }).getByRole('status');
    await thanks.getByRole('heading', { name: 'Your test drive is booked' }).waitFor();
    expect(await thanks.getByText(/^T-[0-9A-Z]{8}$/).count()).toBe(1);
    const calendar = (await thanks.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '';
    expect(await page.evaluate(async (path) => (await fetch(path)).text(), calendar)).toContain('BEGIN:VEVENT\r\n');

    const answer = await page.goto(SITE + (await bookingLink(address)));
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'no-store']);
    await page.getByText('Your test drive is booked, Robin').waitFor();
    const href = (await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '';
    const file = await page.evaluate(async (path) => (await fetch(path)).text(), href);
    expect(file).toContain('BEGIN:VEVENT\r\n');
    // the booked time is there, and says whose it is
    const days = page.getByRole('radiogroup', { name: 'Another day' }).getByRole('radio');
    await days.nth(3).check();
    const times = page.getByRole('radiogroup', { name: /^Time on / });
    expect(await times.getByRole('radio', { name: /Your time/ }).inputValue()).toBe(time);
    const day = (await times.locator('legend').innerText()).replace('Time on ', '');
    await times.getByRole('radio', { disabled: false }).nth(3).check();
    await page.getByRole('button', { name: 'Move my test drive' }).click();
    await page.getByText('Your test drive has a new time, Robin').waitFor();
    // the keyboard goes on from what is new
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('has a new time');
    expect(
      await page
        .getByText(new RegExp(`^${day}, `))
        .first()
        .isVisible(),
    ).toBe(true);
    await page.getByRole('button', { name: 'Cancel my test drive' }).click();
    await page.getByText('This test drive is cancelled').waitFor();
    expect(await page.getByRole('button', { name: 'Move my test drive' }).count()).toBe(0);
    const { files } = await mailTo(address, /test drive is cancelled/);
    expect(files.some(({ text }) => text.includes('STATUS:CANCELLED'))).toBe(true);
    expect(log.problems).toEqual([]);
    await context.close();
  }, 120_000);

  it('FORM-06 a network has two before it; those of one file of journeys end before the next', async () => {
    const host = `harbour.localhost:${port}`;
    const slug = (await samplePages(port, host)).vehicle.replace('/cars/', '');
    const book = async () => {
      const { text } = await askSite(port, host, `/api/appointments?vehicle=${slug}`);
      const { days } = JSON.parse(text) as { days: { date: string; times: string[] }[] };
      const day = days.find(({ times }) => times.length > 0);
      const answer = await postJson(port, host, '/api/enquiries', {
        ...{ idempotency_key: crypto.randomUUID(), url: `${SITE}/cars/${slug}`, vehicle_slug: slug },
        ...{ category: 'Test Drive', date_time: `${day?.date}T${day?.times[0]}` },
        ...{ name: 'Robin', email: `robin.${crypto.randomUUID()}@shopper.example` },
      });
      return answer.status === 201 ? 'booked' : `${answer.status}: ${answer.text}`;
    };
    await endBookings();
    expect([await book(), await book()]).toEqual(['booked', 'booked']);
    expect(await book()).toMatch(/^409: .*from your internet connection/);
    await endBookings();
    expect(await book()).toBe('booked');
  });
});
