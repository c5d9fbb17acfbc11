import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompress,
  zstdDecompress,
  type BrotliOptions,
  type ZstdOptions,
} from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';

/** Effort for what is packed while a visitor waits. */
export const EFFORT = {
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  gzip: { level: 5 },
  // smaller than the two above, in less time
  zstd: { params: { [constants.ZSTD_c_compressionLevel]: 5 } },
} as const;

interface Packer {
  readonly pack: (page: Buffer) => Promise<Buffer>;
  readonly unpack: (packed: Buffer) => Promise<Buffer>;
}
const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const gzipped = promisify<Buffer, { level: number }, Buffer>(gzip);
const zstd = promisify<Buffer, ZstdOptions, Buffer>(zstdCompress);

/** By encoding, the best first. */
const PACKERS = new Map<string, Packer>([
  ['zstd', { pack: (page) => zstd(page, EFFORT.zstd), unpack: promisify<Buffer, Buffer>(zstdDecompress) }],
  [
    'br',
    {
      pack: (page) =>
        brotli(page, { params: { ...EFFORT.brotli.params, [constants.BROTLI_PARAM_SIZE_HINT]: page.length } }),
      unpack: promisify<Buffer, Buffer>(brotliDecompress),
    },
  ],
  ['gzip', { pack: (page) => gzipped(page, EFFORT.gzip), unpack: promisify<Buffer, Buffer>(gunzip) }],
]);
const ENCODINGS = [...PACKERS.keys()];
/** Of a kept page whose first visitor takes it as it is. */
const KEPT_IN = 'zstd';

/** A page in one piece as a browser takes it; `encoding` is undefined where it is not compressed. */
export interface SentPage {
  readonly body: Buffer;
  readonly encoding?: string;
}

const encodingFor = (accepted: string | undefined): string | undefined =>
  (accepted === undefined ? undefined : negotiator.negotiate(accepted, ENCODINGS)) ?? undefined;

const packed = async (page: Buffer, encoding: string): Promise<Buffer> =>
  (await PACKERS.get(encoding)?.pack(page)) ?? page;

/**
 * A page for one visitor, compressed off the thread that renders pages: in a stream each piece of it costs that thread
 * time. `accepted` is the `Accept-Encoding` of the request.
 */
export async function packPage(page: Buffer, accepted: string | undefined): Promise<SentPage> {
  const encoding = encodingFor(accepted);
  return encoding === undefined ? { body: page } : { body: await packed(page, encoding), encoding };
}

/** A page for many visitors. Only what is compressed of it stays in memory, a seventh of its length. */
export class PackedPage {
  private readonly copies: Map<string, Buffer>;

  private constructor(encoding: string, copy: Buffer) {
    this.copies = new Map([[encoding, copy]]);
  }

  /** Packs a page as its first visitor takes it. */
  static async of(page: Buffer, accepted: string | undefined): Promise<PackedPage> {
    const encoding = encodingFor(accepted) ?? KEPT_IN;
    return new PackedPage(encoding, await packed(page, encoding));
  }

  /** The page as a visitor takes it; each encoding is made once. */
  async sentTo(accepted: string | undefined): Promise<SentPage> {
    const encoding = encodingFor(accepted);
    if (encoding === undefined) return { body: await this.unpacked() };
    const body = this.copies.get(encoding) ?? (await packed(await this.unpacked(), encoding));
    this.copies.set(encoding, body);
    return { body, encoding };
  }

  /** Bytes that it takes now. */
  get size(): number {
    return [...this.copies.values()].reduce((sum, { length }) => sum + length, 0);
  }

  private async unpacked(): Promise<Buffer> {
    const [[encoding, copy] = ['', Buffer.alloc(0)]] = this.copies;
    return (await PACKERS.get(encoding)?.unpack(copy)) ?? copy;
  }
}
