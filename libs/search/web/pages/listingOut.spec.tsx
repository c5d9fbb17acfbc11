import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSite, SiteContext } from '@forecourt/composition';
import { phoneRoute } from '@forecourt/contracts';
import { nowContext, searchContext, SearchGatewayContext, siteContext, type SearchGateway } from '@forecourt/runtime';
import { makeStore, StoreProvider } from '@forecourt/runtime/store';
import { resolveConfig, siteConfig, vehicleConfig } from '@forecourt/site-config';
import { NOW } from '@forecourt/testing';
import { searchConfig } from '../config.js';
import { searchFeature } from '../feature.js';
import { loader, type ListingData } from './listingLoader.js';
import { Component as ListingPart } from './ListingPart.js';

const DEALERS = path.join(import.meta.dirname, '../../../../dealers');
const SILENT: SearchGateway = { multiSearch: () => Promise.reject(new Error('No node of the search answers.')) };

function siteOf(slug: string) {
  const dealer = JSON.parse(readFileSync(path.join(DEALERS, slug, 'site.json'), 'utf8')) as Record<string, object>;
  const values = Object.fromEntries(
    ['site', 'vehicle', 'search'].flatMap((name) => (dealer[name] ? [[name, dealer[name]]] : [])),
  );
  const { values: config } = resolveConfig([siteConfig, vehicleConfig, searchConfig], [{ name: slug, values }]);
  return createSite({ slug, origin: 'http://h', features: [searchFeature], config, ownRoutes: [phoneRoute] });
}

/** What the loader answers while the search is out: data, and the status of the page. */
async function read(slug: string, address: string): Promise<{ data: ListingData; status: number | undefined }> {
  const context = new RouterContextProvider();
  context.set(siteContext, siteOf(slug));
  context.set(nowContext, () => NOW);
  context.set(searchContext, SILENT);
  const url = new URL(address, 'http://h');
  const [first] = url.pathname.split('/').slice(2);
  const answer = (await loader({ context, request: new Request(url), params: { first } } as never)) as unknown;
  const { data, init } = answer as { data?: ListingData; init?: ResponseInit };
  return { data: data ?? (answer as ListingData), status: init?.status };
}

/** The listing as the server writes it, before any script. */
const html = (slug: string, data: ListingData): string =>
  renderToString(
    <SiteContext value={siteOf(slug)}>
      <SearchGatewayContext value={SILENT}>
        <StoreProvider store={makeStore({ site: slug } as never)}>
          <RouterProvider
            router={createMemoryRouter([{ path: '*', element: <ListingPart data={data} /> }], {
              initialEntries: ['/search'],
            })}
          />
        </StoreProvider>
      </SearchGatewayContext>
    </SiteContext>,
  );

describe('a listing while the search is out', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

  it.each(['harbour', 'northline', 'wattle'])(
    'SRCH-06 on %s is a 503 that keeps the filters of its address and has a headline, the phone and a way to try again',
    async (slug) => {
      const { data, status } = await read(slug, '/search/kia?colour=White&range[price]=:30000');
      expect(status).toBe(503);
      expect(data.filters).toMatchObject({ facets: { make: ['Kia'], colour: ['White'] } });
      const page = html(slug, data);
      expect(page).toMatch(/<h1[^>]*>[^<]*Kia/);
      expect(page).toContain('We cannot show our vehicles just now');
      expect(page).toMatch(/<a [^>]*href="(tel:|[^"]*phone)/);
      expect(page).toMatch(/<a href="[^"]*kia[^"]*colou?r=White[^"]*"[^>]*>Try again<\/a>/i);
      expect(page).toContain('White');
    },
  );

  it('SRCH-06 a search that answers is a page like any other', async () => {
    const context = new RouterContextProvider();
    context.set(siteContext, siteOf('harbour'));
    context.set(nowContext, () => NOW);
    const empty = { found: 0, out_of: 0, page: 1, hits: [], facet_counts: [] };
    context.set(searchContext, {
      multiSearch: (searches) => Promise.resolve(searches.map(() => empty)) as never,
    });
    const answer = await loader({ context, request: new Request('http://h/search'), params: {} } as never);
    expect(answer).toMatchObject({ results: { found: 0 } });
  });
});
