import { describe, expect, it } from 'vitest';
import { photoLinks } from './photoLinks.js';

const DAY = 24 * 3_600_000;

describe('links to photos', () => {
  let now = Date.parse('2026-11-25T02:00:00Z');
  const links = photoLinks('k'.repeat(32), () => now);
  const linkTo = (photo: string, days = 30) => {
    const url = new URL(links.path('harbour', photo, days), 'http://x');
    return {
      site: 'harbour',
      photo,
      until: url.searchParams.get('until') ?? '',
      signature: url.searchParams.get('signature') ?? '',
    };
  };
  it('TRD-03 open one photo of one site, and nothing else', () => {
    const link = linkTo('p1');
    expect(links.opens(link)).toBe(true);
    for (const change of [
      { photo: 'p2' },
      { site: 'northline' },
      { until: String(Number(link.until) + 1) },
      { signature: '' },
      { signature: 'AAAA' },
    ])
      expect(links.opens({ ...link, ...change }), JSON.stringify(change)).toBe(false);
    expect(photoLinks('other key of this length'.padEnd(32), () => now).opens(link)).toBe(false);
  });
  it('TRD-03 open after the key has changed, as long as the earlier one is known', () => {
    const link = linkTo('p1');
    expect(photoLinks(['new'.repeat(12), 'k'.repeat(32)], () => now).opens(link)).toBe(true);
    expect(photoLinks('new'.repeat(12), () => now).opens(link)).toBe(false);
  });
  it('TRD-03 end after their days, and are alike for a day', () => {
    const link = linkTo('p1', 2);
    now += 3_600_000;
    expect(linkTo('p1', 2)).toEqual(link);
    now += 2 * DAY;
    expect(links.opens(link)).toBe(true);
    now += DAY;
    expect(links.opens(link)).toBe(false);
  });
});
