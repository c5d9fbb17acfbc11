import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blogRoute, listingRoute } from '@forecourt/contracts';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';
import { routeDocument, routeRows } from './routeTable.ts';
import { templatePages } from './templatePages.ts';
import { ROUTES_FILE, writtenRoutes } from './writtenRoutes.ts';

describe('the document of all pages', { timeout: 60_000 }, () => {
  it('says what the code has', async () => {
    expect(readFileSync(ROUTES_FILE, 'utf8'), 'run npm run docs:routes').toBe(await writtenRoutes());
  });

  it('TEN-06 names where each page of a demo dealer is, and the option that moves it', async () => {
    const sites = readSites().all;
    const rows = routeRows(await templatePages(), sites);
    const listing = rows.find(({ id }) => id === 'search/listing');
    const prefixes = new Set(sites.map(({ site }) => site.searchPrefix));
    expect(listing).toMatchObject({ path: '/search/:first?/:second?', option: 'searchPrefix' });
    expect(
      [...prefixes].every((prefix) =>
        [listing?.path, ...(listing?.variants ?? [])].includes(`${prefix}/:first?/:second?`),
      ),
    ).toBe(true);
    expect(rows.filter(({ path }) => !path.startsWith('/'))).toEqual([]);
  });

  it('tells pages of one template from those of another, and pages that no template draws', () => {
    const load = () => Promise.resolve({ Component: () => null });
    const templates = new Map([
      [
        'one',
        [
          { route: listingRoute, load },
          { route: blogRoute, load, isOn: () => true },
        ],
      ],
      ['two', [{ route: listingRoute, load }]],
    ]);
    const rows = routeRows(templates, [{ template: 'two', paths: { 'search/listing': '/stock/:first?/:second?' } }]);
    expect(rows.find(({ id }) => id === 'content/blog')).toMatchObject({ templates: ['one'], isOptional: true });
    expect(rows.find(({ id }) => id === 'search/listing')).toMatchObject({
      templates: ['one', 'two'],
      variants: ['/stock/:first?/:second?'],
    });
    expect(rows.find(({ id }) => id === 'garage/sign-in')?.templates).toEqual([]);
    const lines = routeDocument(rows, ['one', 'two']).split('\n');
    expect(lines.find((line) => line.includes('content/blog'))).toMatch(/\| by option \| ✓ \| – \|$/);
    expect(lines.find((line) => line.includes('search/listing'))).toContain('by `site.searchPrefix`, `/stock/');
  });
});
