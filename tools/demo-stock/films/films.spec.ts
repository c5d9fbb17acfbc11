import sharp, { type WebpOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { DEMO_FILMS, filmFromPath, filmPath } from './walkAround.ts';
import { keyFrameOf, webm } from './webm.ts';

const still = (colour: string, options: WebpOptions = {}) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .webp(options)
    .toBuffer();

/** Elements of a file by their names, read as a player would: name, length, content. */
function elements(bytes: Buffer): { id: string; body: Buffer }[] {
  const found: { id: string; body: Buffer }[] = [];
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at] ?? 0;
    const name = Math.clz32(first) - 23;
    const size = Number(bytes.readBigUInt64BE(at + name) & 0xff_ffff_ffff_ffffn);
    const from = at + name + 8;
    found.push({ id: bytes.toString('hex', at, at + name), body: bytes.subarray(from, from + size) });
    at = from + size;
  }
  return found;
}
const only = (bytes: Buffer, id: string): Buffer[] =>
  elements(bytes)
    .filter((e) => e.id === id)
    .map((e) => e.body);

describe('films of demo stock', () => {
  it('VDP-02 a lossy picture holds a key frame; one without loss holds none', async () => {
    const frame = keyFrameOf(await still('#c33'));
    // start code and size of a VP8 key frame (RFC 6386, 9.1)
    expect(frame?.subarray(3, 10).toString('hex')).toBe('9d012a3c002800');
    expect(keyFrameOf(await still('#c33', { lossless: true }))).toBeUndefined();
    expect(keyFrameOf(Buffer.from('no picture at all'))).toBeUndefined();
  });
  it('VDP-02 every picture is in the file once, at its time, and cues lead to their seconds', async () => {
    const frames: Buffer[] = [];
    for (const n of [1, 2, 3, 4, 5]) frames.push(keyFrameOf(await still(`#c${n}${n}`)) ?? Buffer.alloc(0));
    const [head, segment] = elements(webm({ width: 60, height: 40, framesPerSecond: 2, frames }));
    if (!head || !segment) throw new Error('The file has no head or no segment.');
    expect(only(head.body, '4282').map(String)).toEqual(['webm']);
    const clusters = only(segment.body, '1f43b675');
    const blocks = clusters.flatMap((cluster) => {
      const [time = Buffer.alloc(8)] = only(cluster, 'e7');
      return only(cluster, 'a3').map((block) => ({
        time: Number(time.readBigUInt64BE()) + block.readInt16BE(1),
        frame: block.subarray(4),
      }));
    });
    expect(blocks.map(({ time }) => time)).toEqual([0, 500, 1000, 1500, 2000]);
    expect(blocks.every(({ frame }, index) => frames[index]?.equals(frame))).toBe(true);
    const places = only(only(segment.body, '1c53bb6b')[0] ?? Buffer.alloc(0), 'bb').map((point) => {
      const [at = Buffer.alloc(8)] = only(only(point, 'b7')[0] ?? Buffer.alloc(0), 'f1');
      return segment.body.toString('hex', Number(at.readBigUInt64BE()), Number(at.readBigUInt64BE()) + 4);
    });
    expect(places).toEqual(['1f43b675', '1f43b675', '1f43b675']);
  });
  it('VDP-02 a handful of vehicles is filmed: what no list names is never drawn', async () => {
    expect(filmPath('mazda-cx-5', 'white')).toBe('stock/film/mazda-cx-5/white.webm');
    expect(filmPath('mazda-cx-5', 'blue')).toBeUndefined();
    expect(filmPath('rocket', 'white')).toBeUndefined();
    expect(DEMO_FILMS.length).toBeLessThanOrEqual(8);
    for (const path of ['stock/film/rocket/white.webm', 'stock/film/mazda-cx-5/blue.webm', '../secrets.json'])
      expect(await filmFromPath(path)).toBeUndefined();
  });
});
