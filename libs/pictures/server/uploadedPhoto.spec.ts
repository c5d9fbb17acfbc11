import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoKind, takePhoto, type TakenPhoto } from './uploadedPhoto.js';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });
const jpeg = (width = 120, height = 80) => plain(width, height).jpeg().toBuffer();
const taken = async (bytes: Buffer): Promise<TakenPhoto> => {
  const photo = await takePhoto(bytes, 'kim');
  if (typeof photo === 'string') throw new Error(photo);
  return photo;
};

describe('a photo that somebody sends', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('TRD-03 is taken as %s and kept as JPEG', async (format) => {
    // AVIF takes seconds to write unless it may be large
    const bytes = await plain(2400, 1200)
      .toFormat(format, format === 'avif' ? { effort: 0 } : {})
      .toBuffer();
    expect(photoKind(bytes)).toBe(format);
    const { full, small, width, height } = await taken(bytes);
    expect([width, height]).toEqual([2048, 1024]);
    expect([photoKind(full), photoKind(small)]).toEqual(['jpeg', 'jpeg']);
    expect(await sharp(small).metadata()).toMatchObject({ width: 400, height: 200 });
  });
  it('TRD-03 is turned as the camera was held, and says nothing of where it was taken', async () => {
    const bytes = await plain(120, 80)
      .withExif({ IFD0: { Make: 'Camera', Copyright: 'KimWasHere' }, IFD3: { GPSLatitude: '33/1 51/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() as Buffer });
    const { full, small, width, height } = await taken(bytes);
    expect([width, height]).toEqual([80, 120]);
    for (const kept of [full, small]) {
      const known = await sharp(kept).metadata();
      expect([known.exif, known.xmp, known.iptc, known.icc, known.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(kept.includes('KimWasHere')).toBe(false);
    }
  });
  it('TRD-03 keeps nothing that hangs behind a picture', async () => {
    const bytes = Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const { full } = await taken(bytes);
    expect(full.includes('script')).toBe(false);
  });
  it.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['a vector picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'type'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'type'],
    ['a page that begins like a GIF', Buffer.from('GIF89a/*<svg onload=alert(1)>*/'), 'type'],
    ['a photo of an iPhone as it is stored there', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'heic'],
    ['a beginning alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'broken'],
    ['a text that begins like a JPEG', Buffer.from('\xff\xd8\xff<svg/>', 'latin1'), 'broken'],
  ])('TRD-03 %s is refused', async (_name, bytes, fault) => {
    expect(await takePhoto(bytes, 'kim')).toBe(fault);
  });
  it('TRD-03 one that was cut off is refused', async () => {
    const bytes = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    expect(await takePhoto(bytes.subarray(0, bytes.length / 2), 'kim')).toBe('broken');
  });
  it('TRD-03 one of more pixels than can be held is refused before it is opened', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 6 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await takePhoto(bomb, 'kim')).toBe('pixels');
  }, 30_000);
  it('TRD-03 whatever bytes are sent, the answer is a photo or a fault', async () => {
    const good = await jpeg(24, 16);
    const damaged = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 12 }).map((changes) => {
      const bytes = Buffer.from(good);
      for (const [at, value] of changes) bytes[at] = value;
      return bytes;
    });
    const any = fc.oneof(
      damaged,
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    );
    await fc.assert(
      fc.asyncProperty(any, async (bytes) => {
        const photo = await takePhoto(bytes, 'kim');
        expect(typeof photo === 'string' || photoKind(photo.full) === 'jpeg').toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
