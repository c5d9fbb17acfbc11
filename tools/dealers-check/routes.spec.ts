import { describe, expect, it } from 'vitest';
import { mountedPath } from '@forecourt/contracts';
import { MOVED_ROUTES } from '@forecourt/site-config';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';
import { pagesOf } from './templatePages.ts';

describe('pages of the demo dealers', { timeout: 60_000 }, () => {
  it.each(readSites().all.map((site) => [site.slug, site] as const))(
    'TEN-06 %s has its listing where the option says, and every page at an address of the site',
    async (_slug, site) => {
      const pages = await pagesOf(site.template);
      const paths = new Map(pages.map(({ route }) => [route.id, mountedPath(route, site.paths)]));
      expect(MOVED_ROUTES).toMatchObject({ 'search/listing': { option: 'searchPrefix' } });
      expect(paths.get('search/listing')).toBe(`${site.site.searchPrefix}/:first?/:second?`);
      expect([...paths.values()].filter((path) => !path.startsWith('/'))).toEqual([]);
    },
  );
});
