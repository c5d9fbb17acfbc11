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

/**
 * A whole page in one piece as a browser takes it, compressed off the thread that renders pages: in a stream each piece
 * of it costs that thread time. `encoding` is undefined where it is sent as it is.
 */
export async function packedPage(
  page: Buffer,
  accepted: string | undefined,
): Promise<{ readonly body: Buffer; readonly encoding?: string }> {
  const encoding = accepted === undefined ? null : negotiator.negotiate(accepted, [...PACKERS.keys()]);
  const pack = encoding === null ? undefined : PACKERS.get(encoding);
  return pack && encoding !== null ? { body: await pack(page), encoding } : { body: page };
}
