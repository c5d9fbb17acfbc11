import { describe, expect, it } from 'vitest';
import { createSite } from '@forecourt/composition';
import { vehicleRoute } from '@forecourt/contracts';
import { siteConfig } from '@forecourt/site-config';
import { buildSummary } from '@forecourt/testing';
import { schemaOrgProblems } from '@forecourt/testing/schema-org';
import { parseListing } from '../rules/listingUrl.js';
import { head } from './listingHead.js';

function headOf(hits: readonly ReturnType<typeof buildSummary>[]) {
  const config = { site: { ...siteConfig.defaults, name: 'A', locations: [], dealerships: [] } };
  const site = createSite({ slug: 'a', origin: 'https://a.example', features: [], config, ownRoutes: [vehicleRoute] });
  const results = { hits, found: hits.length, shownTotal: hits.length, facets: {}, stats: {}, bars: {} };
  const data = { filters: parseListing([], new URLSearchParams()), results, now: 0 };
  return head({ site, data, url: new URL('https://a.example/search'), params: {} });
}

describe('the head of a listing', () => {
  it('SRCH-03 lists its vehicles for search engines, and shows the first picture where it is shared', () => {
    const hit = buildSummary({ slug: 'kia-rio', thumbnails: ['feed/kia.webp'] });
    const { structuredData = [], openGraph } = headOf([buildSummary({ slug: 'bare', thumbnails: [] }), hit]);
    expect(structuredData.flatMap((object) => schemaOrgProblems(object))).toEqual([]);
    expect(structuredData[1]).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [{ position: 1 }, { position: 2, url: 'https://a.example/cars/kia-rio' }],
    });
    expect(openGraph?.imageUrl).toMatch(/^\/media\/feed\/kia\.webp\?w=1280/);
  });
  it('SRCH-20 an empty listing lists nothing', () => {
    const { structuredData = [], openGraph, noindex } = headOf([]);
    expect([structuredData.length, openGraph, noindex]).toEqual([1, undefined, true]);
  });
});
