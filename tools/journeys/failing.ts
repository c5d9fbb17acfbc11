import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { PageLog } from './withBrowser.ts';

/** Content of failing answers; none of it may reach a page. */
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
