import { LRUCache } from 'lru-cache';
import type { InlineSources } from './contentSecurity.js';
import { withHashes } from './withHashes.js';
import { numberedKeys } from './numberedKeys.js';
import { PackedPage } from './packedPage.js';

/** Bytes of all pages that are kept. */
const ROOM = 32 * 1024 * 1024;

/** A page without a nonce: every visitor gets the same bytes. */
export interface FoundPage {
  readonly packed: PackedPage;
  readonly headers: readonly (readonly [string, string])[];
  /** Hashes of its scripts and styles. */
  readonly inline: InlineSources;
  /** Path pattern of the page. */
  readonly route: string;
}

/** Cookies that were read while a page was rendered: by their names, or all of the platform. */
export type CookiesRead = readonly string[] | 'all';

interface KeptPage extends FoundPage {
  /** Visitors with one of these cookies do not get it. */
  readonly cookiesRead: CookiesRead;
  readonly stockState: number;
  readonly keptAt: number;
  /** Whether a request renders it anew. */
  isBeingRenewed?: boolean;
}

/** Copies for which a page takes room: its visitors may take it in several encodings. */
const COPIES = 3;

/** How old a page may be that is shown because no other can be made, milliseconds. */
const OLDEST = 3_600_000;

/** How long others get a page whose time is over while one request renders it anew, milliseconds. */
const RENEWAL = 1000;

/**
 * Whole pages, each the same for all visitors without the cookies on which it depends, for a few seconds. A page is of
 * a site's object: after a change of the dealer, which makes another, no page from before is found.
 */
export class KeptPages {
  private readonly pages: LRUCache<string, KeptPage> | undefined;
  private readonly lifetime: number;
  private readonly now: () => number;
  private readonly keyOf = numberedKeys();
  /** `lifetime` in milliseconds; 0 keeps nothing. */
  constructor(lifetime: number, now: () => number) {
    this.lifetime = lifetime;
    this.now = now;
    if (lifetime <= 0) return;
    this.pages = new LRUCache({
      maxSize: ROOM,
      ttl: Math.max(lifetime, OLDEST),
      ttlResolution: 0,
      perf: { now },
      sizeCalculation: ({ packed }) => packed.size * COPIES + 1,
    });
  }

  /** Keeps a page that was rendered with a nonce, and answers with it as visitors get it. */
  async keep(
    site: object,
    address: string,
    rendered: Pick<KeptPage, 'stockState' | 'route' | 'cookiesRead'> & {
      html: string;
      nonce: string;
      headers: Headers;
    },
    accepted: string | undefined,
  ): Promise<FoundPage> {
    const { html, inline } = withHashes(rendered.html, rendered.nonce);
    const { stockState, route, cookiesRead } = rendered;
    const page = {
      packed: await PackedPage.of(Buffer.from(html), accepted),
      inline,
      ...{ headers: [...rendered.headers], stockState, route, cookiesRead, keptAt: this.now() },
    };
    this.pages?.set(this.keyOf(site, address), page);
    return page;
  }

  /**
   * The page; undefined when none is kept for such a visitor, or the stock has changed since. Once its time is over it
   * is undefined for one visitor, who has to render it anew.
   */
  find(
    site: object,
    address: string,
    stockState: number,
    has: (cookies: CookiesRead) => boolean,
  ): FoundPage | undefined {
    const page = this.findOld(site, address);
    if (page?.stockState !== stockState || has(page.cookiesRead)) return undefined;
    const now = this.now();
    const age = now - page.keptAt;
    // a clock that was set back makes a page of the future
    if (age < 0 || age > this.lifetime + RENEWAL) return undefined;
    if (age <= this.lifetime || page.isBeingRenewed) return page;
    page.isBeingRenewed = true;
    return undefined;
  }

  /** The page as it was within the last hour, for when no other can be made. */
  findOld(site: object, address: string): KeptPage | undefined {
    return this.pages?.get(this.keyOf(site, address));
  }
}
