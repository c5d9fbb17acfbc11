import { LRUCache } from 'lru-cache';
import { byNonce, type InlineSources } from './contentSecurity.js';
import { edgePage } from './edgePage.js';
import { numberedKeys } from './numberedKeys.js';
import type { PackedCopies } from './packedPage.js';

/** Bytes of all pages that are kept. */
const ROOM = 64 * 1024 * 1024;

interface KeptPage {
  /** The page's HTML, split where its nonce goes; in one piece without a nonce. */
  readonly pieces: readonly Buffer[];
  /** What a page without a nonce names its scripts and styles by. */
  readonly inline: InlineSources | undefined;
  /** Compressed copies of a page without a nonce: every visitor gets the same bytes. */
  readonly copies: PackedCopies | undefined;
  readonly headers: readonly (readonly [string, string])[];
  readonly stockState: number;
  readonly keptAt: number;
  /** Path pattern of the page. */
  readonly route: string;
}

export interface FoundPage {
  readonly html: Buffer;
  readonly headers: KeptPage['headers'];
  readonly inline: InlineSources;
  readonly copies: PackedCopies | undefined;
  /** Path pattern of the page. */
  readonly route: string;
}

/** Room for the copies of a page, as a share of its own. */
const COPIES = 0.5;

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
  private readonly isForEdge: boolean;
  private readonly keyOf = numberedKeys();
  /** `lifetime` in milliseconds; 0 keeps nothing. Pages for a cache in front of the platform have no nonce. */
  constructor(lifetime: number, now: () => number, isForEdge = false) {
    this.lifetime = lifetime;
    this.now = now;
    this.isForEdge = isForEdge;
    if (lifetime <= 0) return;
    const sizeOf = ({ pieces, copies }: KeptPage) => {
      const bytes = pieces.reduce((sum, { length }) => sum + length, 1);
      return copies ? Math.ceil(bytes * (1 + COPIES)) : bytes;
    };
    this.pages = new LRUCache({
      maxSize: ROOM,
      ttl: Math.max(lifetime, OLDEST),
      ttlResolution: 0,
      perf: { now },
      sizeCalculation: sizeOf,
    });
  }

  /** Keeps a page, and answers with it as it goes to a visitor. */
  keep(
    site: object,
    address: string,
    {
      html,
      nonce,
      headers,
      stockState,
      route,
    }: { html: string; nonce: string; headers: Headers; stockState: number; route: string },
  ): FoundPage {
    const edge = this.isForEdge ? edgePage(html, nonce) : undefined;
    const pieces = (edge ? [edge.html] : html.split(nonce)).map((piece) => Buffer.from(piece));
    const page = {
      ...{ pieces, headers: [...headers], stockState, route, keptAt: this.now() },
      inline: edge?.inline,
      copies: edge && new Map<string, Buffer>(),
    };
    this.pages?.set(this.keyOf(site, address), page);
    return withNonce(page, nonce);
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

function withNonce({ pieces, headers, inline, copies, route }: KeptPage, nonce: string): FoundPage {
  const [first = Buffer.alloc(0), ...others] = pieces;
  const own = Buffer.from(nonce);
  const html = others.length === 0 ? first : Buffer.concat([first, ...others.flatMap((piece) => [own, piece])]);
  return { html, headers, route, copies, inline: inline ?? byNonce(nonce) };
}
