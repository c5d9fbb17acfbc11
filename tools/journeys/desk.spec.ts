import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { signIn } from './deskSteps.ts';
import { arrived, leadOutside, mailTo } from './outside/outside.ts';
import { firstOf } from './spread.ts';
import { isWide, originOf, port, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();

const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@shopper.example`;
let enquiries = 0;
/** Sends an enquiry to a place as its form does; the name is found again. */
async function enquire(slug: string, location: string): Promise<string> {
  const name = `Desk ${Date.now().toString(36)}${(enquiries += 1)}`;
  const body = {
    ...{ idempotency_key: crypto.randomUUID(), category: 'General Enquiry', name, email: emailOf(name) },
    ...{ phone: '+61 491 570 156', message: '=1+1', location, url: `${originOf(slug)}/contact-us` },
    ...{ opt_in: true, opt_in_text: 'Send me news', opt_in_version: '1' },
  };
  const { status } = await ask(port, slug, '/api/enquiries', {
    method: 'POST',
    body: JSON.stringify(body),
    type: 'application/json',
  });
  expect(status).toBe(201);
  return name;
}

describe('the desk', () => {
  it.each(
    firstOf([
      {
        viewport: 'desktop',
        slug: 'harbour',
        person: 'desk',
        javaScriptEnabled: true,
        place: 'auburn',
        target: 'sales-desk',
        to: 'sales@harbour.example',
      },
      {
        viewport: 'phone',
        slug: 'harbour',
        person: 'auburn',
        javaScriptEnabled: false,
        place: 'auburn',
        target: 'sales-desk',
        to: 'sales@harbour.example',
      },
      {
        viewport: 'phone',
        slug: 'aurora',
        person: 'desk',
        javaScriptEnabled: true,
        place: 'hobart',
        target: 'showroom',
        to: 'showroom@aurora.example',
      },
      {
        viewport: 'desktop',
        slug: 'wattle',
        person: 'desk',
        javaScriptEnabled: true,
        place: 'bendigo',
        target: 'bendigo',
        to: 'bendigo@wattle.example',
      },
    ] as const),
  )(
    'API-01 API-03 $person at $slug on a $viewport, script $javaScriptEnabled: an enquiry is found, looked after, taken away, and all of it is noted',
    async ({ viewport, slug, person, javaScriptEnabled, place, target, to }) => {
      const site = originOf(slug);
      const name = await enquire(slug, place);
      const { context, page, log } = await openPage(viewport, { javaScriptEnabled });
      page.setDefaultTimeout(15_000);
      await page.goto(`${site}/desk?q=${encodeURIComponent(name)}`);
      expect(new URL(page.url()).pathname).toBe('/desk/sign-in');
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
      await signIn(page, `${person}@${slug}.example.com`);
      await page.waitForURL((url) => url.pathname === '/desk' && url.searchParams.get('q') === name);
      const [session] = (await context.cookies()).filter((cookie) => cookie.name === 'forecourt_desk');
      expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

      const header = page.getByRole('banner');
      const signedIn = await header.getByTitle(`${person}@${slug}.example.com`).innerText();
      const own = signedIn.replace(/^Signed in as\s+/, '').trim();
      expect(await page.getByRole('contentinfo').count()).toBe(0);
      await page.getByRole('navigation', { name: 'State' }).getByRole('link', { name: 'New', exact: true }).click();
      await page.waitForURL((url) => url.searchParams.get('state') === 'new' && url.searchParams.get('q') === name);
      const row = page.getByRole('row').filter({ hasText: name });
      await row.getByText('Unread').waitFor();
      expect(await isWide(page)).toBe(false);
      const files = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Save these as a CSV file' }).click();
      const csv = await readFile(await (await files).path(), 'utf8');
      expect(csv.split('\r\n')).toHaveLength(3);
      expect(csv).toContain(`,${name},`);
      expect(csv).toContain(`,'+61 491 570 156,`);
      expect(csv).toContain(`,'=1+1,`);

      if (javaScriptEnabled) {
        // with the keyboard alone: keys move within the list, Enter opens
        await page.getByRole('link', { name }).focus();
        await page.keyboard.press('j');
        await page.keyboard.press('Enter');
      } else await page.getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByText('Consents and history').click();
      await page.getByText('“Send me news”').waitFor();
      await page.getByText('Where this lead was sent').click();
      await page.getByRole('heading', { level: 3, name: `Mail to ${to}` }).waitFor();
      expect(await isWide(page)).toBe(false);
      await page.getByRole('button', { name: 'Mark as in progress' }).click();
      await page.getByText('The state is changed.').waitFor();
      await page.getByText('Where this lead was sent').click();
      await page.getByRole('button', { name: `Send again to ${target}` }).click();
      await page.getByText('The lead is on its way again.').waitFor();
      const { id } = await leadOutside({ slug, email: emailOf(name), kind: 'General Enquiry' });
      // sent anew it goes under an id of its own, and to the same people
      const again = async () =>
        (await arrived()).mails.filter(({ messageId }) => messageId.includes(`${id}.${target}`));
      await expect
        .poll(async () => (await again()).map(({ to }) => to[0]), { timeout: 15_000 })
        .toEqual(Array(2).fill(to));
      expect(new Set((await again()).map(({ messageId }) => messageId)).size).toBe(2);

      // looked after: an owner, a call, a note, each kept with who and when
      await page.getByLabel('Looked after by').selectOption({ label: own });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Saved: who looks after the lead.').waitFor();
      await page.getByLabel('Next call').fill('2099-12-01T09:30');
      await page.getByRole('button', { name: 'Plan the call' }).click();
      await page.getByText('1 Dec 2099, 9:30 am', { exact: true }).waitFor();
      await page.getByRole('textbox', { name: 'Note' }).fill('Has two dogs.');
      await page.getByRole('button', { name: 'Keep the note' }).click();
      const notes = page.getByRole('region', { name: 'Notes and answers' });
      await notes.getByRole('listitem').filter({ hasText: 'Has two dogs.' }).getByText(own).waitFor();
      // an answer leaves by mail, and what the shopper answers comes back to who wrote it
      await page.getByText('When can I call?', { exact: true }).click();
      const form = page.getByRole('form', { name: 'Answer: When can I call?' });
      await form.getByRole('button', { name: 'Send the answer' }).click();
      await page.getByText('Your answer is on its way.').waitFor();
      const answer = await mailTo(emailOf(name), /^Your enquiry with /);
      expect(answer.replyTo).toContain(`${person}@${slug}.example.com`);
      expect(answer.text).toContain(own);
      await notes.getByRole('heading', { name: /^Answer: Your enquiry with / }).waitFor();
      expect(await isWide(page)).toBe(false);
      if (javaScriptEnabled)
        await expect
          .poll(() => page.getByRole('link', { name: 'Back to the leads' }).getAttribute('href'))
          .toBe('/desk?state=new');

      await page.getByRole('link', { name: 'Log', exact: true }).click();
      for (const words of [
        'Signed in',
        'Looked at a lead',
        'Changed the state of a lead: In progress',
        `Had a lead sent again: ${target}`,
        `Gave a lead to: ${own}`,
        'Planned a call: 1 Dec 2099, 9:30 am',
        'Wrote a note',
        'Answered by email',
        'Took a file of leads: 1 lead, state new, with a search',
      ])
        expect(await page.getByText(words).count(), words).toBeGreaterThan(0);
      for (const [link, heading] of [
        ['Bookings', 'Test drives and reservations'],
        ['Imports', 'Stock imports'],
      ] as const) {
        await page.getByRole('link', { name: link, exact: true }).click();
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        expect(await isWide(page)).toBe(false);
      }
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.waitForURL((url) => url.pathname === '/desk/sign-in');
      await page.goto(`${site}/desk/audit`);
      expect(new URL(page.url()).pathname).toBe('/desk/sign-in');
      expect(log.problems).toEqual([]);
      await context.close();
    },
  );

  it('API-01 TEN-07 is not there where it is off, is never cached, and is in no list of pages', async () => {
    for (const path of ['/desk', '/desk/sign-in', '/desk/leads/1', '/desk/audit'])
      expect([path, (await ask(port, 'northline', path)).status]).toEqual([path, 404]);
    const { page } = await openPage('desktop');
    const answer = await page.goto(`${originOf('harbour')}/desk/sign-in`);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    for (const file of ['/sitemap.xml', '/robots.txt'])
      expect([file, (await ask(port, 'harbour', file)).text.includes('/desk')]).toEqual([file, false]);
    expect((await ask(port, 'harbour', '/')).text).not.toContain('href="/desk');
    await page.close();
  });
});
