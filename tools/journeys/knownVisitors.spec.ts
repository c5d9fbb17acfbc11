import { describe, expect, it } from 'vitest';
import { samplePages } from '../browser/samplePages.ts';
import { askSite } from '../commands/askSite.ts';
import { port } from './withBrowser.ts';

/** Whether visitors with a cookie of the platform get the page that all get: it has hashes in place of a nonce. */
async function isShared(slug: string, path: string, cookie: string): Promise<boolean> {
  const { status, headers } = await askSite(port, `${slug}.localhost:${port}`, path, { headers: { cookie } });
  expect(status, path).toBe(200);
  return !String(headers['content-security-policy']).includes("'nonce-");
}

describe('SAVE-05 a visitor whom the platform knows', () => {
  it.each(['forecourt_account=abc', 'forecourt_lead=abc', 'forecourt-announcement=x/y'])(
    'shares front page, listing and a vehicle with all others: %s',
    async (cookie) => {
      const pages = await samplePages(port, `northline.localhost:${port}`);
      const shared = await Promise.all(Object.values(pages).map((path) => isShared('northline', path, cookie)));
      expect(shared).toEqual(shared.map(() => true));
    },
  );

  it('has pages of their own where something is theirs', async () => {
    for (const [slug, path] of [
      ['ironbark', '/sign-in'],
      ['wattle', '/phone'],
    ] as const)
      expect(await isShared(slug, path, 'forecourt_account=abc'), path).toBe(false);
  });
});
