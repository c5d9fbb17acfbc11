import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** The scripts that a page has loaded so far: sizes in bytes, compressed as a shopper's browser gets them. */
export function recordScripts(page: Page): ReadonlyMap<string, number> {
  const files = new Map<string, number>();
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    void response
      .body()
      .then((body) => files.set(new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length))
      .catch(() => undefined);
  });
  return files;
}

/** In kB of 1000 bytes. */
export const total = (files: ReadonlyMap<string, number>): number =>
  [...files.values()].reduce((sum, size) => sum + size, 0) / 1000;

/** What a page has loaded since: `before` is a copy of what it had. */
export const since = (files: ReadonlyMap<string, number>, before: ReadonlyMap<string, number>): Map<string, number> =>
  new Map([...files].filter(([file]) => !before.has(file)));
