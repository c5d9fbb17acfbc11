import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageUrl, picturePath, remoteAddress, srcSet } from './images.js';

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
  it('API-02 sends pictures of other servers through the image service, under a name that leads back to their address', () => {
    for (const path of ['https://cdn.example/a b.jpg?v=1&w=9#x', 'HTTP://cdn.example/ü.jpg', '//cdn.example/a.jpg']) {
      const url = new URL(imageUrl(path, { width: 640 }), 'https://site.example');
      expect(url.host).toBe('site.example');
      expect(url.search).toBe('?w=640&q=75');
      expect(url.pathname).toMatch(/^\/media\/remote\/[\w-]+$/);
      expect(remoteAddress(url.pathname.replace('/media/', ''))).toBe(path);
      expect(srcSet(path, [320, 640])).toContain('?w=640&q=75 640w');
    }
  });
  it('leaves pictures alone that are their own address', () => {
    expect(imageUrl('data:image/webp;base64,UklG', { width: 640 })).toBe('data:image/webp;base64,UklG');
    expect(srcSet('data:image/webp;base64,UklG', [320, 640])).toBeUndefined();
  });
  it('every address of another server has one name, and every name one address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        expect(remoteAddress(picturePath(address))).toBe(address);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const address = remoteAddress(`remote/${text}`);
        if (address !== undefined) expect(picturePath(address)).toBe(`remote/${text}`);
      }),
    );
    for (const name of ['remote/', 'remote/!', 'remote/YQ', 'logo.svg', `remote/${btoa('/logo.svg')}`])
      expect(remoteAddress(name)).toBeUndefined();
  });
  it('an address that no server would take is a picture that is missing', () => {
    const name = picturePath(`https://cdn.example/${'a'.repeat(100_000)}.jpg`);
    expect(name.length).toBeLessThan(100);
    expect(remoteAddress(name)).toBeUndefined();
  });
  it('no path can change the host, the width or the quality of a request', () => {
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
