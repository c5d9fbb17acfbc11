import { describe, expect, it } from 'vitest';
import { homeRoute, routeRef, siteFooterSlot, siteHeaderSlot, siteNoticesSlot } from '@forecourt/contracts';
import { defineFeature } from '@forecourt/composition';
import { defineHost, standardHome } from './defineHost.js';
import { StandardLayout } from './StandardLayout.js';

const page = (route: typeof homeRoute) => ({ route, load: () => Promise.resolve({ Component: () => null }) });

describe('a host', () => {
  it('of features alone has the standard frame and home page', () => {
    expect(defineHost({ template: 'group', features: [] })).toEqual({
      template: 'group',
      features: [],
      Layout: StandardLayout,
      layoutSlots: [siteHeaderSlot, siteFooterSlot, siteNoticesSlot],
      siteContexts: [],
      pages: [standardHome],
    });
  });
  it('may bring its own frame and pages, and a home page in place of the standard one', () => {
    const Layout = () => null;
    const about = page(routeRef('host/about', '/about'));
    const home = page(homeRoute);
    expect(defineHost({ template: 'group', features: [], Layout, pages: [about] })).toMatchObject({
      Layout,
      pages: [standardHome, about],
    });
    expect(defineHost({ template: 'group', features: [], pages: [home, about] }).pages).toEqual([home, about]);
  });
  it('TEN-02 is refused without a page that one of its features needs, and names both features', () => {
    const vehicle = page(routeRef('cars/page', '/cars/:slug'));
    const cards = defineFeature({ id: 'cards', needs: [vehicle.route] });
    const cars = defineFeature({ id: 'cars', pages: [vehicle] });
    expect(() => defineHost({ template: 'yard', features: [cards] })).toThrow(
      'Template yard lacks what its features need:\n  - feature "cards" needs the page "cars/page" of feature "cars"',
    );
    expect(defineHost({ template: 'yard', features: [cards, cars] }).features).toHaveLength(2);
  });
});
