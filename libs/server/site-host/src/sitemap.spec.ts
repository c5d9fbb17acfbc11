import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { robotsTxt, SITEMAP_LIMIT, sitemapXml } from './sitemap.js';

describe('sitemap', () => {
  it('names each page once, with the day of its last change', () => {
    const xml = sitemapXml('https://dealer.example', [
      { path: '/' },
      { path: '/cars/kia-rio-1', changedAt: Date.UTC(2026, 10, 20, 23) / 1000 },
      { path: '/' },
    ]);
    expect(xml.match(/<loc>/g)).toHaveLength(2);
    expect(xml).toContain('<loc>https://dealer.example/cars/kia-rio-1</loc><lastmod>2026-11-20</lastmod>');
  });
  it('holds no more than a sitemap may', () => {
    const many = Array.from({ length: SITEMAP_LIMIT + 5 }, (_, index) => ({ path: `/cars/${index}` }));
    expect(sitemapXml('https://dealer.example', many).match(/<loc>/g)).toHaveLength(SITEMAP_LIMIT);
  });
  it('is well-formed whatever a path holds', () => {
    fc.assert(
      fc.property(fc.string(), fc.double(), (path, changedAt) => {
        const xml = sitemapXml('https://dealer.example', [{ path, changedAt }]);
        const loc = /<loc>([^]*)<\/loc>/.exec(xml)?.[1] ?? '';
        expect(loc).not.toMatch(/[<>"']|&(?!#\d+;)/);
      }),
    );
  });
  it('robots.txt leads to it', () => {
    expect(robotsTxt('https://dealer.example')).toContain('Sitemap: https://dealer.example/sitemap.xml');
  });
});
