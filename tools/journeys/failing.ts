import type { BrowserContext, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { ask } from './ask.ts';
import { port, whenHydrated, type PageLog, type withBrowser } from './withBrowser.ts';

/** What stands in answers that fail; none of it may reach a page. */
const SECRET = 'relation "leads" does not exist at /srv/api/leads.ts:41';

/** An answer of a service that is broken. */
export const broken = (route: Route): Promise<void> =>
  route.fulfill({ status: 500, json: { error: { message: SECRET, stack: SECRET } } });
/** No answer at all. */
export const unreachable = (route: Route): Promise<void> => route.abort('connectionrefused');

/** Both catalogues end with it: codes and bodies of the server are not shown. */
export async function expectNoSecret(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text).not.toContain('leads.ts');
  expect(text).not.toMatch(/\b(500|Failed to fetch|ApiError|TypeError|undefined|NaN)\b/);
}

/** What the page itself said in the console, without the browser's own line about a failed request. */
export const ownWords = ({ problems }: PageLog): string[] =>
  problems.filter((line) => !/Failed to load resource|^request: |^answer \d/.test(line));

/** Goes to another page as a link does: its data come by the browser's own requests, which a test can break. */
export async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.getElementById('root')?.append(link);
    link.click();
    link.remove();
  }, to);
  await page.waitForURL((url) => url.pathname + url.search === to);
}

export type Opened = { context: BrowserContext; page: Page; log: PageLog };
type Json = Record<string, unknown>;

/** What the platform answers; not every resolver knows hosts that end in `.localhost`. */
async function readAsBrowser(route: Route): Promise<string> {
  const { hostname, pathname, search } = new URL(route.request().url());
  return (await ask(port, hostname.replace(/\.localhost$/, ''), pathname + search)).text;
}

/** Opens the start of a site whose configuration the browser reads as changed, for what no demo dealer has. */
export async function openChanged(
  openPage: ReturnType<typeof withBrowser>,
  origin: string,
  change: (config: Record<string, Json>) => void,
): Promise<Opened> {
  const opened = await openPage('desktop');
  await opened.page.route(`${origin}/`, async (route) => {
    const html = (await readAsBrowser(route)).replace(
      /(<script[^>]*id="boot"[^>]*>)([^<]*)(<\/script>)/,
      (_all, start: string, text: string, end: string) => {
        const boot = JSON.parse(text) as { site: { config: Record<string, Json> } };
        change(boot.site.config);
        return start + JSON.stringify(boot).replaceAll('<', '\\u003c') + end;
      },
    );
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
  });
  await opened.page.goto(`${origin}/`);
  await whenHydrated(opened.page);
  return opened;
}

/** Changes what the service answers about a vehicle. */
export const changeVehicle = (
  page: Page,
  change: (answer: { vehicle: Json; gauge?: unknown }) => void,
): Promise<unknown> =>
  page.route(/\/api\/vehicles\/[^/?]+$/, async (route) => {
    const json = JSON.parse(await readAsBrowser(route)) as { vehicle: Json; gauge?: unknown };
    change(json);
    await route.fulfill({ json });
  });
