import { chromium } from 'playwright-core';
const origin = 'http://harbour.localhost:4361';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const js = process.argv[2] !== 'nojs';
const cookie = process.env['DESK_COOKIE'];
for (const width of [390, 1440]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: js });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${origin}/desk/website`);
  if (page.url().includes('sign-in')) {
    await page.getByLabel('Work email').fill('desk@harbour.example.com');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByLabel('6-digit code').waitFor();
    const mail = await (await fetch('http://localhost:4361/developer', { headers: { host: 'harbour.localhost:4361' } })).text().catch(() => '');
    const code = /\b(\d{6})\b/.exec(mail)?.[1] ?? '';
    console.log('code', code, cookie ?? '');
    await page.getByLabel('6-digit code').fill(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/desk\/website/);
  }
  for (const part of ['', '/hours', '/announcements', '/menu', '/front-page', '/offers', '/people', '/nothing']) {
    const answer = await page.goto(`${origin}/desk/website${part}`);
    console.log(width, part, answer?.status());
    if (part === '/people' || part === '/offers' || part === '/hours') {
      await page.locator('summary').nth(part === '/offers' ? 1 : 0).click();
      if (part === '/people') await page.locator('details details summary').first().click();
    }
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/desk-shots/${js ? '' : 'nojs-'}${width}${part.replace('/', '-')}.png`, fullPage: true });
  }
  await context.close();
}
await browser.close();
