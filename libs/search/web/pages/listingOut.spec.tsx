import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchGateway } from '@forecourt/runtime';
import { demoSite, listingAt, loadListingOf } from './demoListing.spec.help.js';

const SILENT: SearchGateway = { multiSearch: () => Promise.reject(new Error('No node of the search answers.')) };

describe('a listing while the search is out', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

  it.each(['harbour', 'northline', 'wattle'])(
    'SRCH-06 on %s is a 503 that keeps the filters of its address and has a headline, the phone and a way to try again',
    async (slug) => {
      const site = demoSite(slug);
      const { data, status } = await loadListingOf(site, '/search/kia?colour=White&range[price]=:30000', SILENT);
      expect(status).toBe(503);
      expect(data.filters).toMatchObject({ facets: { make: ['Kia'], colour: ['White'] } });
      // the listing as the server writes it, before any script
      const page = renderToString(listingAt(site, data, SILENT, '/search'));
      expect(page).toMatch(/<h1[^>]*>[^<]*Kia/);
      expect(page).toContain('We cannot show our vehicles just now');
      expect(page).toMatch(/<a [^>]*href="(tel:|[^"]*phone)/);
      expect(page).toMatch(/<a href="[^"]*kia[^"]*colou?r=White[^"]*"[^>]*>Try again<\/a>/i);
      expect(page).toContain('White');
    },
  );

  it('SRCH-06 a search that answers is a page like any other', async () => {
    const empty = { found: 0, out_of: 0, page: 1, hits: [], facet_counts: [] };
    const gateway: SearchGateway = {
      multiSearch: (searches) => Promise.resolve(searches.map(() => empty)),
    };
    const { data } = await loadListingOf(demoSite('harbour'), '/search', gateway);
    expect(data).toMatchObject({ results: { found: 0 } });
  });
});
