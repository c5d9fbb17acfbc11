import { describe, expect, it } from 'vitest';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';
import { placeStockHref, planPlaceStock } from '../../libs/locations/web/rules/placeStock.ts';
import { excerptOf } from '../../libs/search/web/rules/listingQuery.ts';
import { parseListing } from '../../libs/search/web/rules/listingUrl.ts';
import { searchSection } from '../../libs/search/web/section.ts';
import { searchDemoStock } from './searchDemoStock.ts';

const demo = searchDemoStock(readSites(), Date.UTC(2026, 10, 19, 23));
const PLACES = demo.slugs.flatMap((slug) =>
  demo.siteOf(slug).site.locations.map((place) => [slug, place.slug] as const),
);

describe('counts of places', () => {
  it.each(PLACES)('LOC-01 SRCH-09 the page of %s, %s counts what the listing behind its button has', (slug, place) => {
    const site = demo.siteOf(slug);
    const identity = sectionOf(site, siteSection);
    const [, counted] = demo.ask(slug, planPlaceStock(place, 6));
    const address = new URL(placeStockHref(`${identity.searchPrefix}/${place}`), 'https://site.example');
    const filters = parseListing([place], address.searchParams);
    const search = excerptOf(filters, { pageSize: 0 }, sectionOf(site, searchSection), identity);
    const [listing] = demo.ask(slug, [search]);
    expect(counted?.found).toBe(listing?.found);
    expect(listing?.found).toBeGreaterThan(0);
  });
});
