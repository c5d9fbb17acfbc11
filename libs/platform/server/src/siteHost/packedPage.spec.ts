import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PackedPage, packPage, type SentPage } from './packedPage.js';

const PAGE = Buffer.from(`<!doctype html><title>Kia’s</title>${'<p>Sportage</p>'.repeat(4000)}`);
const UNPACK = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
type Encoding = keyof typeof UNPACK;

const ACCEPTED: readonly (readonly [string, Encoding])[] = [
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['zstd;q=0, br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'zstd'],
];
const UNPACKED = [undefined, '', 'identity', 'deflate', 'constructor', 'br;q=0'];

/** What a browser makes of an answer. */
const read = ({ body, encoding }: SentPage): Buffer =>
  encoding === undefined ? body : UNPACK[encoding as Encoding](body);

describe('a page for one visitor', () => {
  it.each(ACCEPTED)('is packed for a browser that takes %s as %s', async (accepted, encoding) => {
    const sent = await packPage(PAGE, accepted);
    expect(sent.encoding).toBe(encoding);
    expect(sent.body.length).toBeLessThan(PAGE.length / 10);
    expect(read(sent).equals(PAGE)).toBe(true);
  });

  it.each(UNPACKED)('goes as it is to a browser that takes %s', async (accepted) => {
    expect(await packPage(PAGE, accepted)).toEqual({ body: PAGE });
  });
});

describe('a page for many visitors', () => {
  it.each([...ACCEPTED.map(([accepted]) => accepted), undefined])(
    'reaches all of them whole where the first takes %s',
    async (first) => {
      const page = await PackedPage.of(PAGE, first);
      expect(page.size).toBeLessThan(PAGE.length / 10);
      for (const [accepted, encoding] of ACCEPTED) {
        const sent = await page.sentTo(accepted);
        expect([sent.encoding, read(sent).equals(PAGE)], accepted).toEqual([encoding, true]);
      }
      for (const accepted of UNPACKED) expect(await page.sentTo(accepted), accepted).toEqual({ body: PAGE });
    },
  );

  it('is packed once in each encoding', async () => {
    const page = await PackedPage.of(PAGE, 'br');
    for (const accepted of ['br', 'gzip', 'zstd'])
      expect((await page.sentTo(accepted)).body, accepted).toBe((await page.sentTo(accepted)).body);
  });
});
