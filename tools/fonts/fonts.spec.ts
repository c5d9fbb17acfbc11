import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FONT_RANGES, sectionOf, shippedFont, SHIPPED_FONTS, themeSection } from '@forecourt/site-config';
import { checkedSites, ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { fontFiles } from '../../apps/server/src/pages/fontFiles.ts';
import { fontNotices, fontOf, fontPackages, fontRanges } from './writeFonts.ts';

describe('fonts that the sites send', () => {
  it('are those of the server’s packages, by the hashes of their files (npm run fonts)', () => {
    const known = SHIPPED_FONTS.map(({ family, kind, weights, files }) => ({ family, kind, weights, files }));
    expect(known).toEqual(fontPackages().map(fontOf));
    expect(FONT_RANGES).toEqual(fontRanges(fontPackages()));
  });
  it('go along with their licence (npm run fonts)', () => {
    const written = readFileSync(path.join(ROOT, 'docs/font-notices.txt'), 'utf8');
    expect(written).toBe(fontNotices(fontPackages()));
    expect(written).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });
  it('weigh at most 40 kB for a page in English', () => {
    const heavy = [...fontFiles()].filter(([name, { body }]) => /-latin-[\da-f]+\./.test(name) && body.length > 40_000);
    expect(heavy.map(([name]) => name)).toEqual([]);
  });
  it.each(checkedSites().all.map((site) => [site.slug, site] as const))(
    'TEN-03 %s leaves neither headings nor text to the visitor’s machine',
    (_slug, site) => {
      const { fontBody, fontDisplay } = sectionOf(site, themeSection);
      expect([shippedFont(fontDisplay)?.family, shippedFont(fontBody)?.family]).not.toContain(undefined);
    },
  );
});
