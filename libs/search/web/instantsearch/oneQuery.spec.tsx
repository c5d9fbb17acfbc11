import fc from 'fast-check';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SearchGateway } from '@forecourt/runtime';
import type { SearchParameters } from '@forecourt/runtime/search';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { demoSite, listingAt, loadListingOf } from '../pages/demoListing.spec.help.js';
import { WHOLE } from '../rules/attributes.js';
import { excerptOf } from '../rules/listingQuery.js';
import { listingUrl } from '../rules/listingUrl.js';
import { searchSection } from '../section.js';
import { anyListing } from './anyListing.spec.help.js';
import { searchesOf } from './searchListing.spec.help.js';

const EMPTY = { found: 0, out_of: 0, page: 1, hits: [], facet_counts: [] };

/** A search server that keeps what it was sent. */
function serverThatIs(state: 'up' | 'down') {
  const sent: (readonly SearchParameters[])[] = [];
  const gateway: SearchGateway = {
    multiSearch: (searches) => {
      sent.push(searches);
      return state === 'up'
        ? Promise.resolve(searches.map(() => EMPTY))
        : Promise.reject(new Error('No node of the search answers.'));
    },
  };
  return { sent, gateway };
}

afterEach(() => vi.restoreAllMocks());

describe('the query of a listing', () => {
  it.each(['harbour', 'northline', 'wattle'])(
    'SRCH-03 SRCH-22 of %s is the same in its loader and in its InstantSearch, whatever was chosen',
    async (slug) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const site = demoSite(slug);
      await fc.assert(
        fc.asyncProperty(anyListing, async (filters) => {
          // a make in a path is only guessed before anything was found
          const address = listingUrl({ ...filters, path: [WHOLE] }, sectionOf(site, siteSection).searchPrefix);
          const down = serverThatIs('down');
          const { data } = await loadListingOf(site, address, down.gateway);
          // a page that came without results asks again, and at once when its device is back online
          const up = serverThatIs('up');
          const root = createRoot(document.body.appendChild(document.createElement('div')));
          root.render(listingAt(site, data, up.gateway, address));
          await vi.waitFor(
            () => {
              window.dispatchEvent(new Event('online'));
              expect(up.sent.length).toBeGreaterThan(0);
            },
            { timeout: 15_000 },
          );
          root.unmount();
          expect(up.sent[0]).toEqual(down.sent[0]);
        }),
        { numRuns: 2, endOnFailure: true },
      );
    },
  );

  it('SRCH-03 what other pages count and show of a listing is what the listing has', async () => {
    const site = demoSite('harbour');
    const [identity, options] = [sectionOf(site, siteSection), sectionOf(site, searchSection)];
    await fc.assert(
      fc.asyncProperty(anyListing, async ({ near: _near, ...filters }) => {
        const [listing] = await searchesOf(filters, options, identity);
        const excerpt = excerptOf(filters, { pageSize: options.pageSize }, options, identity);
        for (const part of ['q', 'query_by', 'filter_by', 'sort_by', 'page', 'per_page'] as const)
          expect({ [part]: excerpt[part] }).toEqual({ [part]: listing?.[part] });
      }),
    );
  });
});
