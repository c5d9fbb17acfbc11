import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';

/** Effort for what is packed while a visitor waits. */
export const EFFORT = {
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  gzip: { level: 5 },
} as const;

const PACKERS = new Map<string, (page: Buffer) => Promise<Buffer>>([
  [
    'br',
    (page) => brotli(page, { params: { ...EFFORT.brotli.params, [constants.BROTLI_PARAM_SIZE_HINT]: page.length } }),
  ],
  ['gzip', (page) => gzipped(page, EFFORT.gzip)],
]);
const brotli = promisify(brotliCompress);
const gzipped = promisify<Buffer, { level: number }, Buffer>(gzip);

/** A page by the encoding it was compressed in. */
export type PackedCopies = Map<string, Buffer>;

/**
 * A whole page in one piece as a browser takes it, compressed off the thread that renders pages: in a stream each piece
 * of it costs that thread time. `encoding` is undefined where it is sent as it is. What `copies` has is not compressed
 * again.
 */
export async function packedPage(
  page: Buffer,
  accepted: string | undefined,
  copies?: PackedCopies,
): Promise<{ readonly body: Buffer; readonly encoding?: string }> {
  const encoding = accepted === undefined ? null : negotiator.negotiate(accepted, [...PACKERS.keys()]);
  const pack = encoding === null ? undefined : PACKERS.get(encoding);
  if (!pack || encoding === null) return { body: page };
  const body = copies?.get(encoding) ?? (await pack(page));
  copies?.set(encoding, body);
  return { body, encoding };
}
