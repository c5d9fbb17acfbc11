import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { createSite, SiteContext, type Site } from '@forecourt/composition';
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

/** The site of a demo dealer, with the search alone; for tests. */
export function demoSite(slug: string): Site {
  const dealer = JSON.parse(readFileSync(path.join(DEALERS, slug, 'site.json'), 'utf8')) as object;
  const sections = new Set(['site', 'vehicle', 'search']);
  const values = Object.fromEntries(Object.entries(dealer).filter(([name]) => sections.has(name)));
  const { values: config } = resolveConfig([siteConfig, vehicleConfig, searchConfig], [{ name: slug, values }]);
  return createSite({ slug, origin: 'http://h', features: [searchFeature], config, ownRoutes: [phoneRoute] });
}

/** What the loader of a listing answers: data, and the status of the page where it says one. */
export async function loadListingOf(
  site: Site,
  address: string,
  gateway: SearchGateway,
): Promise<{ data: ListingData; status: number | undefined }> {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(nowContext, () => NOW);
  context.set(searchContext, gateway);
  const url = new URL(address, 'http://h');
  const [first, second] = url.pathname.split('/').slice(2).map(decodeURIComponent);
  const params = { ...(first ? { first } : {}), ...(second ? { second } : {}) };
  const answer = (await loader({ context, request: new Request(url), params } as never)) as unknown;
  const { data, init } = answer as { data?: ListingData; init?: ResponseInit };
  return { data: data ?? (answer as ListingData), status: init?.status };
}

/** The content of a listing's page at an address. */
export const listingAt = (site: Site, data: ListingData, gateway: SearchGateway, address: string): ReactNode => (
  <SiteContext value={site}>
    <SearchGatewayContext value={gateway}>
      <StoreProvider store={makeStore({ site: site.slug } as never)}>
        <RouterProvider
          router={createMemoryRouter([{ path: '*', element: <ListingPart data={data} /> }], {
            initialEntries: [address],
          })}
        />
      </StoreProvider>
    </SearchGatewayContext>
  </SiteContext>
);
