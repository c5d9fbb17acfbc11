import { describe, expect, it } from 'vitest';
import { fillPath, type RouteRef } from '@forecourt/contracts';
import type { SisterWebsite } from '../brandBanner.js';
import { bannerLink } from './brandBanner.js';

const site = (paths: Readonly<Record<string, string>>) => ({
  href: (route: RouteRef<string>, params?: Readonly<Record<string, string | undefined>>) => {
    const pattern = new Map(Object.entries(paths)).get(route.id);
    return pattern === undefined ? undefined : fillPath(pattern, params);
  },
});
const whole = site({ 'search/brand': '/:brand/overview', 'locations/dealerships': '/dealerships/:make?' });
const land: SisterWebsite = { name: 'Harbour Land Rover', make: 'Land Rover', url: 'https://landrover.example' };

describe('sister websites of the banner', () => {
  it('NAV-03 lead to the page of the brand, by their own slug or that of their make', () => {
    expect(bannerLink(land, 'brand', whole)).toBe('/land-rover/overview');
    expect(bannerLink({ ...land, slug: 'defender' }, 'brand', whole)).toBe('/defender/overview');
  });

  it('NAV-03 lead to the dealerships of their make', () => {
    expect(bannerLink(land, 'dealerships', whole)).toBe('/dealerships/land-rover?filter=brand');
  });

  it('NAV-03 lead to themselves where they should, and where the site has no such page', () => {
    const elsewhere = 'https://landrover.example';
    expect(bannerLink(land, 'website', whole)).toBe(elsewhere);
    expect(bannerLink(land, 'brand', site({}))).toBe(elsewhere);
    expect(bannerLink(land, 'dealerships', site({}))).toBe(elsewhere);
    const { make: _make, ...nameless } = land;
    expect(bannerLink(nameless, 'dealerships', whole)).toBe(elsewhere);
  });

  it('NAV-03 lead where the dealer says, whatever the others do', () => {
    expect(bannerLink({ ...land, href: '/trucks' }, 'brand', whole)).toBe('/trucks');
  });
});
