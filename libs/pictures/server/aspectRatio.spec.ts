import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aspectRatio } from './index.js';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8210f' } });

describe('aspectRatio', () => {
  it.each([
    ['SVG by its size', '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="64"/>', 5],
    ['SVG by its view', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"/>', 4],
  ])('%s', async (_what, svg, ratio) => {
    expect(await aspectRatio(svg)).toBeCloseTo(ratio, 2);
  });

  it('pictures of pixels, turned as they are shown', async () => {
    expect(await aspectRatio(await drawn(300, 100).png().toBuffer())).toBe(3);
    expect(await aspectRatio(await drawn(100, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer())).toBe(3);
  });

  it.each(['', '<svg', 'GIF8', '<html></html>'])('is unknown of what is no picture (%j)', async (text) => {
    expect(await aspectRatio(text)).toBeUndefined();
    expect(await aspectRatio(Buffer.from(text))).toBeUndefined();
  });
});
