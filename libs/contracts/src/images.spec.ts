import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageUrl, srcSet } from './images.js';

describe('imageUrl', () => {
  it('API-02 asks for a width and quality 75, whichever way the path is written', () => {
    for (const path of [
      'stock/ute/white/coast-7.svg',
      '/stock/ute/white/coast-7.svg',
      '/media/stock/ute/white/coast-7.svg',
    ])
      expect(imageUrl(path, { width: 640 })).toBe('/media/stock/ute/white/coast-7.svg?w=640&q=75');
  });
  it('API-02 carries a shape and a quality', () => {
    expect(imageUrl('logo.png', { width: 320, height: 180, quality: 60 })).toBe('/media/logo.png?w=320&h=180&q=60');
  });
  it('leaves addresses of other servers alone', () => {
    for (const path of ['https://cdn.example/a.jpg', 'HTTP://cdn.example/a.jpg', '//cdn.example/a.jpg']) {
      expect(imageUrl(path, { width: 640 })).toBe(path);
      expect(srcSet(path, [320, 640])).toBeUndefined();
    }
  });
  it('no path can change what is asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const url = new URL(imageUrl(`x/${name}`, { width: 80 }), 'http://site.example');
        expect(url.search).toBe('?w=80&q=75');
        expect(url.host).toBe('site.example');
      }),
    );
  });
});

describe('srcSet', () => {
  it('API-02 lists a width each', () => {
    expect(srcSet('a.svg', [320, 640])).toBe('/media/a.svg?w=320&q=75 320w, /media/a.svg?w=640&q=75 640w');
  });
});
