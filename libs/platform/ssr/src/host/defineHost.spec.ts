import { describe, expect, it } from 'vitest';
import { homeRoute, routeRef, siteFooterSlot, siteHeaderSlot, siteNoticesSlot } from '@forecourt/contracts';
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
});
