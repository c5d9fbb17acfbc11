import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { compare, TOLERATED } from './compare.ts';
import { looksOf } from './looks.ts';
import { reportHtml } from './report.ts';

/** A white picture with a square of a colour. */
function picture({ width = 60, height = 40, at = 10, colour = [179, 70, 11] } = {}): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let y = at; y < at + 20; y++) for (let x = at; x < at + 20; x++) png.data.set(colour, (y * width + x) * 4);
  return PNG.sync.write(png);
}

describe('LIB-03 pictures of a story', () => {
  it('are the same where nothing changed', () => {
    expect(compare(picture(), picture())).toMatchObject({ pixels: 0, isSame: true });
  });
  it.each([
    ['something moved by a pixel', picture({ at: 11 })],
    ['a colour is a little darker', picture({ colour: [160, 60, 8] })],
    ['it is a line longer', picture({ height: 41 })],
  ])('differ where %s', (_, after) => {
    const { isSame, pixels, difference } = compare(picture(), after);
    expect(isSame).toBe(false);
    expect(pixels).toBeGreaterThan(TOLERATED);
    expect(PNG.sync.read(difference).width).toBe(60);
  });
  it('are taken of each dealer, in the dark where it has a palette for that', () => {
    const sites = [
      { slug: 'harbour', hasDark: false },
      { slug: 'northline', hasDark: true },
    ];
    expect(looksOf(sites, undefined).map(({ dealer, look }) => `${dealer} ${look}`)).toEqual([
      'harbour light',
      'northline light',
      'northline dark',
    ]);
    expect(looksOf(sites, 'harbour')).toHaveLength(1);
    expect(() => looksOf(sites, 'hills')).toThrow('--dealers must name some of harbour, northline, not "hills".');
  });
  it('are shown before, after and with their difference', () => {
    const html = reportHtml(3, [
      { name: 'kit-button--solid/harbour-light', state: 'changed', pixels: 120 },
      { name: 'kit-tag--chip/harbour-light', state: 'new', pixels: 0 },
    ]);
    expect(html).toContain('2 of 3 pictures look different');
    for (const kind of ['before', 'after', 'difference'])
      expect(html).toContain(`src="${kind}/kit-button--solid/harbour-light.png"`);
    expect(html).not.toContain('before/kit-tag');
  });
});
