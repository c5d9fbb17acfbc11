import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { askSite } from '../commands/askSite.ts';
import { vehicleToBuy } from '../browser/samplePages.ts';
import { ask } from './ask.ts';
import { leadOutside } from './outside/outside.ts';
import { CX5, throughTheSteps } from './tradeInSteps.ts';
import { firstOf } from './spread.ts';
import { originOf, port, whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();

/** Adds a photo with metadata, as a phone takes it, and a file that is a photo by its name only. */
async function addPhotos(page: Page, slug: string, hasScript: boolean): Promise<void> {
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#4a6' } })
    .withExif({ IFD0: { Copyright: 'KimWasHere' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel(/^Add photos \(up to 8\)/).setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'evil.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') },
  ]);
  if (!hasScript) await page.getByRole('button', { name: 'Send the photos' }).click();
  const refused = hasScript ? /evil\.jpg is no photo/ : /The 2nd file is no photo/;
  await page.getByText(refused).waitFor();
  const kept = page.getByRole('img', { name: 'Your car, 1 of 1' });
  await kept.waitFor();
  const href = (await kept.locator('..').getAttribute('href')) ?? '';
  const cookie = (await page.context().cookies(page.url())).map(({ name, value }) => `${name}=${value}`).join('; ');
  const host = `${slug}.localhost:${port}`;
  const answer = await askSite(port, host, href, { headers: { cookie } });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(answer.bytes.includes('KimWasHere')).toBe(false);
  expect((await askSite(port, host, href)).status).toBe(404);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await kept.waitFor({ state: 'detached' });
  await page
    .getByLabel(/^Add photos \(up to 8\)/)
    .setInputFiles({ name: 'again.jpg', mimeType: 'image/jpeg', buffer: photo });
  if (!hasScript) await page.getByRole('button', { name: 'Send the photos' }).click();
  await kept.waitFor();
}

describe.each(
  firstOf([
    ['harbour', '/trade-in', 'phone', true],
    ['harbour', '/sell-my-car', 'desktop', false],
    ['northline', '/trade-in', 'desktop', true],
    ['northline', '/sell-my-car', 'phone', true],
    ['wattle', '/trade-in', 'phone', false],
    ['wattle', '/sell-my-car', 'desktop', true],
  ] as const),
)('a car on %s, %s, %s, script %s', (slug, path, view, hasScript) => {
  it('TRD-01 TRD-02 TRD-03 TRD-05 FORM-02 goes from its page to a lead that the dealer has', async () => {
    const { context, page, log } = await openPage(view, { javaScriptEnabled: hasScript });
    const email = `${slug}${path.replace('/', '-')}-${Date.now()}@shopper.example`;
    await page.addInitScript(() =>
      window.addEventListener('forecourt:event', (event) => {
        const { id } = (event as CustomEvent<{ id: number }>).detail;
        sessionStorage.setItem('journey:told', String(id));
      }),
    );
    await page.goto(originOf(slug) + path);
    if (hasScript) await whenHydrated(page);
    await throughTheSteps(page, email, CX5);
    const accept = page.getByRole('button', { name: 'Accept this estimate' });
    await page.getByText(/Worked out from \d+ comparable vehicles/).waitFor();
    await addPhotos(page, slug, hasScript);
    await accept.click();
    await page.waitForURL(/\/success/);
    await page.getByRole('heading', { name: 'What happens next' }).waitFor();
    await page.getByText(/Your reference is [0-9A-F]{8}/).waitFor();
    await page.getByRole('link', { name: 'Add photos of your car' }).waitFor();
    const told = () => page.evaluate(() => sessionStorage.getItem('journey:told'));
    if (hasScript) await expect.poll(told).toBe('18');
    const { lead, mail, adf } = await leadOutside({ slug, email, kind: '3. Offer Accepted' });
    expect(lead.category).toBe(path === '/sell-my-car' ? 'Sell My Car' : 'Trade-In');
    expect(lead.trade_in).toMatchObject({ make: 'Mazda', model: 'CX-5', km: 45_000, offer_accepted: true });
    expect(lead.customer['postcode']).toBe('0800');
    expect(mail.text).toContain('CX-5');
    expect(adf).toContain('<vehicle interest="trade-in" status="used">');
    expect(log.problems.filter((problem) => !/422/.test(problem))).toEqual([]);
    await context.close();
  });
});

describe('where a trade-in begins', () => {
  it('TRD-04 a vehicle leads to a trade-in against it', async () => {
    const vehicle = await vehicleToBuy(port, `harbour.localhost:${port}`);
    const { context, page } = await openPage('desktop', { javaScriptEnabled: false });
    await page.goto(originOf('harbour') + vehicle);
    await page.getByRole('link', { name: 'Trade-In Valuation' }).first().click();
    await page.waitForURL(/\/cars\/trade-in\?car_id=/);
    const beside = page.getByRole('region', { name: 'The vehicle that you trade against' });
    expect(await beside.getByRole('link').first().getAttribute('href')).toBe(vehicle);
    const buying = await beside.getByRole('link', { name: 'Buy it online' }).getAttribute('href');
    expect(buying).toMatch(/^\/checkout-journey\?car_id=[\w-]+&step=trade-in$/);
    await context.close();
  });
  it('TRD-05 sellers have pages of their own, and what is no request of theirs is not shown', async () => {
    for (const path of [
      '/sell-my-car',
      '/sell-your-car',
      '/cars/trade-in',
      '/cars/trade-in?car_id=no-such',
      '/trade-in?lead=no-such',
      '/trade-in?car_id=%00',
    ])
      expect((await ask(port, 'northline', path)).status, path).toBe(200);
    const { text } = await ask(port, 'northline', `/trade-in?lead=${crypto.randomUUID()}`);
    expect(text).toContain('cannot be opened here any more');
  });
});
