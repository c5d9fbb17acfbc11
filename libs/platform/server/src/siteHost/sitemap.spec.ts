import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { robotsTxt, sitemapFiles } from './sitemap.js';

const ORIGIN = 'https://dealer.example';
const first = async (entries: Parameters<typeof sitemapFiles>[1]) =>
  (await sitemapFiles(ORIGIN, entries)).get('sitemap.xml') ?? '';
const locations = (xml = '') => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text]) => text);

describe('sitemap', () => {
  it('names each page once, with the day of its last change', async () => {
    const xml = await first([
      { path: '/' },
      { path: '/cars/kia-rio-1', changedAt: Date.UTC(2026, 10, 20, 23) / 1000 },
      { path: '/' },
    ]);
    expect(locations(xml)).toEqual([`${ORIGIN}/`, `${ORIGIN}/cars/kia-rio-1`]);
    expect(xml).toContain('<loc>https://dealer.example/cars/kia-rio-1</loc><lastmod>2026-11-20</lastmod>');
  });
  it('of no page is none', async () => {
    expect((await sitemapFiles(ORIGIN, [])).size).toBe(0);
  });
  it('is an index where one file cannot hold all, and every page is in one of its files', async () => {
    const paths = Array.from({ length: 25 }, (_, index) => `/cars/${index}`);
    const files = await sitemapFiles(
      ORIGIN,
      paths.map((path) => ({ path })),
      10,
    );
    const named = locations(files.get('sitemap.xml'));
    expect(files.get('sitemap.xml')).toContain('<sitemapindex');
    expect(named).toEqual([1, 2, 3].map((number) => `${ORIGIN}/sitemap-${number}.xml`));
    const parts = named.map((address) => locations(files.get(address?.slice(ORIGIN.length + 1) ?? '')));
    expect(parts.map(({ length }) => length)).toEqual([10, 10, 5]);
    expect(parts.flat()).toEqual(paths.map((path) => ORIGIN + path));
  });
  it('is well-formed whatever a path holds, and leads to this site alone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.double(), async (text, changedAt) => {
        const xml = await first([{ path: `/${text}`, changedAt }]);
        const loc = /<loc>([^]*)<\/loc>/.exec(xml)?.[1] ?? ORIGIN;
        expect(loc).not.toMatch(/[<>"]|&(?!(amp|lt|gt|quot|apos|#\d+);)/);
        expect(loc.startsWith(ORIGIN)).toBe(true);
      }),
    );
  });
  it('robots.txt leads to it', () => {
    expect(robotsTxt(ORIGIN)).toContain('Sitemap: https://dealer.example/sitemap.xml');
  });
});
