import type { Page } from 'playwright-core';
import { atOnce } from '../atOnce.ts';
import type { Target } from './report.ts';

/** Reads addresses of a site from within one of its pages: not every resolver knows hosts that end in `.localhost`. */
export class SiteReader {
  readonly #page: Page;
  readonly #targets = new Map<string, Target>();

  constructor(page: Page) {
    this.#page = page;
  }

  /** Paths of the site's pages as its sitemaps list them. */
  async listed(): Promise<string[]> {
    const first = await this.#locations('/sitemap.xml');
    const parts = first.filter((address) => address.endsWith('.xml'));
    const further = await Promise.all(parts.map((part) => this.#locations(part)));
    return [...first.filter((address) => !address.endsWith('.xml')), ...further.flat()];
  }

  /** Requests the addresses that were not requested yet, a few at a time. */
  async ask(addresses: Iterable<string>): Promise<void> {
    const left = [...new Set(addresses)].filter((address) => !this.#targets.has(address));
    await atOnce(left, 4, async (address) => {
      this.#targets.set(address, await this.#target(address));
    });
  }

  readonly targetOf = (address: string): Target | undefined => this.#targets.get(address);

  get count(): number {
    return this.#targets.size;
  }

  #target(address: string): Promise<Target> {
    return this.#page.evaluate(async (at) => {
      const answer = await fetch(at).catch(() => undefined);
      if (!answer) return { status: 0, ids: [] };
      const isPage = answer.headers.get('content-type')?.includes('html') ?? false;
      const html = isPage ? new DOMParser().parseFromString(await answer.text(), 'text/html') : undefined;
      return { status: answer.status, ids: [...(html?.querySelectorAll('[id]') ?? [])].map(({ id }) => id) };
    }, address);
  }

  async #locations(address: string): Promise<string[]> {
    const xml = await this.#page.evaluate((at) => fetch(at).then((answer) => answer.text()), address);
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => {
      const { pathname, search } = new URL(found.replaceAll('&amp;', '&'));
      return pathname + search;
    });
  }
}
