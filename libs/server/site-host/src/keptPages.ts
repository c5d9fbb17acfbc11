import { LRUCache } from 'lru-cache';

/** Bytes of all pages that are kept. */
const ROOM = 64 * 1024 * 1024;

interface KeptPage {
  /** The page's HTML, split where its nonce goes. */
  readonly pieces: readonly Buffer[];
  readonly headers: readonly (readonly [string, string])[];
  readonly stockState: number;
}

/** Whole pages that are the same for every visitor of whom the platform knows nothing, for a few seconds. */
export class KeptPages {
  private readonly pages: LRUCache<string, KeptPage> | undefined;
  /** `lifetime` in milliseconds; 0 keeps nothing. */
  constructor(lifetime: number, now: () => number) {
    if (lifetime <= 0) return;
    const sizeOf = ({ pieces }: KeptPage) => pieces.reduce((sum, { length }) => sum + length, 1);
    this.pages = new LRUCache({
      maxSize: ROOM,
      ttl: lifetime,
      ttlResolution: 0,
      perf: { now },
      sizeCalculation: sizeOf,
    });
  }

  keep(address: string, page: { html: string; nonce: string; headers: Headers; stockState: number }): void {
    const { html, nonce, headers, stockState } = page;
    const pieces = html.split(nonce).map((piece) => Buffer.from(piece));
    this.pages?.set(address, { pieces, headers: [...headers], stockState });
  }

  /** The page with the given nonce; undefined when none is kept, or the site's stock has changed since. */
  find(
    address: string,
    { nonce, stockState }: { nonce: string; stockState: number },
  ): { html: Buffer; headers: KeptPage['headers'] } | undefined {
    const page = this.pages?.get(address);
    if (page?.stockState !== stockState) return undefined;
    const own = Buffer.from(nonce);
    const html = Buffer.concat(page.pieces.flatMap((piece, at) => (at === 0 ? [piece] : [own, piece])));
    return { html, headers: page.headers };
  }
}
