import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packedPage, type PackedCopies } from './packedPage.js';

const PAGE = Buffer.from(`<!doctype html><title>Kia’s</title>${'<p>Sportage</p>'.repeat(4000)}`);

describe('a page on its way', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
  ])('is packed for a browser that takes %s as %s', async (accepted, encoding) => {
    const packed = await packedPage(PAGE, accepted);
    expect(packed.encoding).toBe(encoding);
    expect(packed.body.length).toBeLessThan(PAGE.length / 10);
    expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(packed.body).equals(PAGE)).toBe(true);
  });

  it('is packed once in each encoding where its copies are kept', async () => {
    const copies: PackedCopies = new Map();
    const [br, again, gzip, plain] = await Promise.all(
      ['br', 'br', 'gzip', undefined].map((accepted) => packedPage(PAGE, accepted, copies)),
    );
    expect([...copies.keys()].sort()).toEqual(['br', 'gzip']);
    expect((await packedPage(PAGE, 'br', copies)).body).toBe(copies.get('br'));
    expect([br?.body, again?.body].every((body) => body?.equals(copies.get('br') ?? Buffer.alloc(0)))).toBe(true);
    expect(gzip?.body.equals(copies.get('gzip') ?? Buffer.alloc(0))).toBe(true);
    expect(plain).toEqual({ body: PAGE });
  });

  it.each([undefined, '', 'identity', 'deflate', 'constructor', 'br;q=0'])(
    'goes as it is to a browser that takes %s',
    async (accepted) => {
      expect(await packedPage(PAGE, accepted)).toEqual({ body: PAGE });
    },
  );
});
