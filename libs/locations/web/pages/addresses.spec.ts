import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { enquiryRoute, homeRoute } from '@forecourt/contracts';
import { createSite, type Site } from '@forecourt/composition';
import { apiContext, nowContext, searchContext, siteContext, type ApiGateway } from '@forecourt/runtime';
import { routePaths, type SiteLocation } from '@forecourt/site-config';
import { locationsConfig } from '../config.js';
import { locationsFeature } from '../feature.js';
import { auburn, perth } from '../places.spec.help.js';

const NOW = Date.parse('2026-11-23T02:00:00Z');
const parramatta = { ...auburn, slug: 'parramatta', name: 'Harbour Parramatta', team: [] };

function siteOf(locations: readonly SiteLocation[], locationsPath = '/locations'): Site {
  const dealerships = [...new Set(locations.map((place) => place.dealership_slug))].map((slug) => ({
    id: slug,
    slug,
    name: slug,
  }));
  const site = { name: 'Harbour', dealerships, locations, locationsPath };
  return createSite({
    slug: 'harbour',
    origin: 'https://harbour.example',
    features: [locationsFeature],
    ownRoutes: [homeRoute, enquiryRoute],
    config: { site, locations: locationsConfig.defaults, vehicle: { phoneDisplay: 'direct' } },
    paths: routePaths({
      searchPrefix: '/search',
      financePath: '/finance',
      checkoutPath: 'checkout',
      locationsPath,
      brandPath: '/brands/:brand',
    }),
  });
}

/** Where an address redirects to, its status, or the data of its page. */
async function answerOf(
  site: Site,
  routeId: string,
  params: Record<string, string> = {},
  search = '',
): Promise<unknown> {
  const page = locationsFeature.pages?.find(({ route }) => route.id === routeId);
  const { locations } = site.config['site'] as { locations: readonly SiteLocation[] };
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(nowContext, () => NOW);
  context.set(apiContext, {
    request: () => Promise.resolve({ locations: locations.filter(({ visible }) => visible) }),
  } as ApiGateway);
  context.set(searchContext, { multiSearch: () => Promise.resolve([]) });
  const request = new Request(`https://harbour.example/page${search}`);
  const { loader } = (await page?.loader?.()) ?? {};
  try {
    return await (loader as (args: LoaderFunctionArgs) => unknown)({
      request,
      params,
      context,
    } as unknown as LoaderFunctionArgs);
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location') ?? ''}`;
    return (thrown as { init?: { status?: number } }).init?.status;
  }
}

const several = siteOf([auburn, parramatta, perth]);

describe('addresses of places', () => {
  it('LOC-02 another address of a place leads to its page for good', async () => {
    expect(await answerOf(several, 'locations/our-location', { slug: 'perth' }, '?utm=a')).toBe(
      '301 /locations/perth?utm=a',
    );
    expect(await answerOf(several, 'locations/page', { slug: 'harbour-perth' })).toBe('301 /locations/perth');
    expect(await answerOf(several, 'locations/page', { slug: 'harbour-auburn' })).toBe(
      '301 /dealerships#harbour-auburn',
    );
    expect(await answerOf(several, 'locations/page', { slug: 'nowhere' })).toBe(404);
    expect(await answerOf(several, 'locations/page', { slug: 'perth' })).toMatchObject({ place: { slug: 'perth' } });
  });

  it('LOC-06 each place has a contact page; a dealer’s only place has that of the dealer', async () => {
    const contact = (site: Site, slug: string, search = '') => answerOf(site, 'locations/contact', { slug }, search);
    expect(await contact(several, 'perth', '?category=Service+Enquiry')).toMatchObject({
      place: { slug: 'perth' },
      category: 'Service Enquiry',
    });
    expect(await contact(several, 'harbour-perth')).toBe('301 /contact-us/perth');
    expect(await contact(several, 'nowhere')).toBe(404);
    expect(await contact(siteOf([perth]), 'perth', '?category=x')).toBe('301 /contact-us?category=x');
  });

  it('LOC-02 a team has a page where the place names people', async () => {
    expect(await answerOf(several, 'locations/team', { slug: 'auburn' })).toMatchObject({ place: { slug: 'auburn' } });
    expect(await answerOf(several, 'locations/team', { slug: 'perth' })).toBe('302 /locations/perth');
    expect(await answerOf(several, 'locations/team', { slug: 'harbour-perth' })).toBe('301 /teams/perth');
    expect(await answerOf(several, 'locations/team', { slug: '__proto__' })).toBe(404);
  });

  it('LOC-02 dealerships are listed where there are several, and by make', async () => {
    const made = siteOf([{ ...auburn, manufacturers: ['Isuzu UTE'] }, perth]);
    expect(made.paths.get('locations/dealerships')).toBe('/dealerships/:make?');
    expect(await answerOf(made, 'locations/dealerships', { make: 'isuzu-ute' })).toMatchObject({
      make: 'Isuzu UTE',
      dealerships: [{ slug: 'harbour-auburn' }],
    });
    expect(await answerOf(made, 'locations/dealerships', { make: 'toyota' })).toBe(404);
    const one = siteOf([auburn, parramatta]);
    expect(one.paths.has('locations/dealerships')).toBe(false);
    expect(await answerOf(one, 'locations/no-dealerships', {}, '?filter=brand')).toBe('301 /locations?filter=brand');
  });

  it('NAV-06 the list is at /locations or /dealer-locator as configured, and the other redirects to it', async () => {
    expect(await answerOf(several, 'locations/dealer-locator', {}, '?postcode=6000')).toBe(
      '301 /locations?postcode=6000',
    );
    const moved = siteOf([auburn, perth], '/dealer-locator');
    expect(moved.paths.get('locations/list')).toBe('/dealer-locator');
    expect(moved.paths.has('locations/dealer-locator')).toBe(false);
    expect(await answerOf(moved, 'locations/plain-list')).toBe('301 /dealer-locator');
  });

  it('LOC-06 the service page lists places with a workshop, and is none where there is none', async () => {
    expect(await answerOf(several, 'locations/service')).toMatchObject({
      places: [{ slug: 'auburn' }, { slug: 'parramatta' }],
    });
    expect(siteOf([perth]).paths.has('locations/service')).toBe(false);
  });
});
