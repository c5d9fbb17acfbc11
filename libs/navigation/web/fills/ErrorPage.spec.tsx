import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { homeRoute, listingRoute, type RouteRef } from '@forecourt/contracts';
import { createSite, SiteContext } from '@forecourt/composition';
import { siteConfig } from '@forecourt/site-config';
import { Component as ErrorPage } from './ErrorPage.js';

const htmlOf = (status: number, ownRoutes: readonly RouteRef<string>[]): string =>
  renderToStaticMarkup(
    <SiteContext
      value={createSite({
        ...{ slug: 'a', origin: 'http://a', features: [], ownRoutes },
        config: { site: siteConfig.defaults },
      })}
    >
      <MemoryRouter>
        <ErrorPage status={status} />
      </MemoryRouter>
    </SiteContext>,
  );

it.each([404, 410, 500, 503])('VDP-06 of %i searches the stock', (status) => {
  const html = htmlOf(status, [homeRoute, listingRoute]);
  expect(html).toMatch(/[Ss]earch (our stock|for something similar|our stock instead):<\/p>/);
  expect(html).toMatch(/<form [^>]*action="\/search"/);
});

it.each([404, 410, 500, 503])('LIB-01 of %i names no search on a site without a listing', (status) => {
  const html = htmlOf(status, [homeRoute]);
  expect(html).not.toMatch(/[Ss]earch/);
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Home<\/a>/);
});
