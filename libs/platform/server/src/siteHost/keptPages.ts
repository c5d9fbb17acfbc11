import { LRUCache } from 'lru-cache';
import { numberedKeys } from './numberedKeys.js';

/** Bytes of all pages that are kept. */
const ROOM = 64 * 1024 * 1024;

interface KeptPage {
  /** The page's HTML, split where its nonce goes. */
  readonly pieces: readonly Buffer[];
  readonly headers: readonly (readonly [string, string])[];
  readonly stockState: number;
  readonly keptAt: number;
}

type FoundPage = { readonly html: Buffer; readonly headers: KeptPage['headers'] };

/** How old a page may be that is shown because no other can be made, milliseconds. */
const OLDEST = 3_600_000;

/**
 * Whole pages that are the same for every visitor of whom the platform knows nothing, for a few seconds. A page is of a
 * site's object: after a change of the dealer, which makes another, no page from before is found.
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
    const sizeOf = ({ pieces }: KeptPage) => pieces.reduce((sum, { length }) => sum + length, 1);
    this.pages = new LRUCache({
      maxSize: ROOM,
      ttl: Math.max(lifetime, OLDEST),
      ttlResolution: 0,
      perf: { now },
      sizeCalculation: sizeOf,
    });
  }

  keep(
    site: object,
    address: string,
    page: { html: string; nonce: string; headers: Headers; stockState: number },
  ): void {
    const { html, nonce, headers, stockState } = page;
    const pieces = html.split(nonce).map((piece) => Buffer.from(piece));
    this.pages?.set(this.keyOf(site, address), { pieces, headers: [...headers], stockState, keptAt: this.now() });
  }

  /** The page with the given nonce; undefined when none is kept, or the site's stock has changed since. */
  find(
    site: object,
    address: string,
    { nonce, stockState }: { nonce: string; stockState: number },
  ): FoundPage | undefined {
    const page = this.pages?.get(this.keyOf(site, address));
    if (page?.stockState !== stockState) return undefined;
    const age = this.now() - page.keptAt;
    // a clock that was set back makes a page of the future
    return age >= 0 && age <= this.lifetime ? withNonce(page, nonce) : undefined;
  }

  /** The page as it was within the last hour, for when no other can be made. */
  findOld(site: object, address: string, nonce: string): FoundPage | undefined {
    const page = this.pages?.get(this.keyOf(site, address));
    return page && withNonce(page, nonce);
  }
}

function withNonce({ pieces, headers }: KeptPage, nonce: string): FoundPage {
  const own = Buffer.from(nonce);
  return { html: Buffer.concat(pieces.flatMap((piece, at) => (at === 0 ? [piece] : [own, piece]))), headers };
}
