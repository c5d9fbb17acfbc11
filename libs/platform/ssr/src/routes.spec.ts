import { createStaticHandler, matchRoutes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { routeRef, signInRoute, siteHeaderSlot, slotRef } from '@forecourt/contracts';
import { createSite, defineFeature, fill } from '@forecourt/composition';
import { sectionOf, sectionRef, type ConfigValues } from '@forecourt/site-config';
import { defineHost } from './host/defineHost.js';
import { pageSite } from './pageNeeds.js';
import { createRouterContext } from './routerContext.js';
import { createRoutes, pageMatch } from './routes.js';

const load = () => Promise.resolve({ Component: () => null });
const page = (id: string, path: string) => ({ route: routeRef<string>(id, path), load });
const brands = defineFeature({ id: 'brands', pages: [page('brands/overview', '/:brand/overview')] });
const words = defineFeature({ id: 'words', pages: [page('words/page', '/pages/:page'), page('words/root', '/:page')] });

it.each([
  ['/pages/overview', 'words/page'],
  ['/isuzu/overview', 'brands/overview'],
  ['/overview', 'words/root'],
])('NAV-06 the address %s is that of %s, whichever feature is installed first', (address, expected) => {
  for (const features of [
    [brands, words],
    [words, brands],
  ]) {
    const host = defineHost({ template: 'plain', features, pages: [] });
    const site = createSite({ slug: 'harbour', origin: 'https://site.example', features, config: {} });
    const found = pageMatch(matchRoutes(createRoutes(host, site), address) ?? []);
    expect(found?.page.route.id).toBe(expected);
  }
});

it('SAVE-06 a document that lacks the options of a gated page still has its route', () => {
  const money = sectionRef<{ isChecked: boolean }>('money');
  const gated = {
    ...page('money/page', '/money'),
    gate: { type: 'money', isOn: (site: Parameters<typeof sectionOf>[0]) => sectionOf(site, money).isChecked },
  };
  const features = [words, defineFeature({ id: 'money', sections: [money], pages: [gated] })];
  const host = defineHost({ template: 'plain', features, pages: [] });
  const configs: ConfigValues[] = [{}, { site: {} }, { site: {}, money: { isChecked: false } }];
  for (const config of configs) {
    // as in a browser, which has the paths of all pages
    const mounted = { 'money/page': '/money' };
    const site = createSite({ slug: 'harbour', origin: 'https://site.example', features, config, mounted });
    const found = pageMatch(matchRoutes(createRoutes(host, site), '/money') ?? []);
    expect(found?.page.route.id).toBe('money/page');
  }
});

it.each([
  [null, []],
  [{ name: 'Kim', email: null, phone: null }, ['page', 'fill']],
])('SAVE-06 the fills of a gated page are behind its gate too: %o reads %j', async (shopper, read) => {
  const slot = slotRef<object>('own/sections');
  const calls: string[] = [];
  const reads = (name: string) => () =>
    Promise.resolve({
      loader: () => {
        calls.push(name);
        return name;
      },
    });
  const gated = { ...page('own/page', '/own'), slots: [slot], gate: { type: 'own' }, loader: reads('page') };
  const features = [
    defineFeature({ id: 'own', pages: [gated] }),
    defineFeature({ id: 'more', fills: [fill(slot, { id: 'more/own', load, loader: reads('fill') })] }),
    defineFeature({ id: 'garage', pages: [{ route: signInRoute, load }] }),
  ];
  const host = defineHost({ template: 'plain', features, pages: [] });
  const site = createSite({ slug: 'harbour', origin: 'https://site.example', features, config: { site: {} } });
  const request = vi.fn(() => Promise.resolve({ shopper }));
  const requestContext = createRouterContext({ site, api: { request } as never, search: {} as never, now: () => 0 });
  const handler = createStaticHandler(createRoutes(host, site), { future: { v8_middleware: true } });
  const answer = await handler.query(new Request('http://a/own'), { requestContext });
  expect(answer instanceof Response).toBe(shopper === null);
  expect(calls.sort()).toEqual([...read].sort());
  expect(request).toHaveBeenCalledOnce();
});

it('API-01 a page with a frame of its own has nothing of the site’s frame, nor what that reads', async () => {
  const own = { ...page('staff/page', '/staff'), hasOwnFrame: true };
  const calls: string[] = [];
  const header = fill(siteHeaderSlot, {
    id: 'words/header',
    load,
    loader: () => Promise.resolve({ loader: () => calls.push('header') }),
  });
  const features = [defineFeature({ id: 'words', pages: [page('words/page', '/words')], fills: [header] })];
  const host = defineHost({
    template: 'plain',
    features: [...features, defineFeature({ id: 'staff', pages: [own] })],
    pages: [],
  });
  const site = createSite({
    slug: 'harbour',
    origin: 'https://site.example',
    features: host.features,
    config: { site: {} },
  });
  const routes = createRoutes(host, site);
  const framesAt = (path: string) => matchRoutes(routes, path)?.[0]?.route.id;
  expect([framesAt('/staff'), framesAt('/words'), framesAt('/nowhere')]).toEqual(['own-frame', 'frame', 'frame']);
  expect(pageSite(host, site, own).fillsOf(siteHeaderSlot.id)).toEqual([]);
  const handler = createStaticHandler(routes, { future: { v8_middleware: true } });
  const read = (path: string) =>
    handler.query(new Request(`http://a${path}`), {
      requestContext: createRouterContext({ site, api: {} as never, search: {} as never, now: () => 0 }),
    });
  await read('/staff');
  expect(calls).toEqual([]);
  await read('/words');
  expect(calls).toEqual(['header']);
});

it('TEN-03 a site whose service lacks a module has neither pages, links nor parts of its feature', () => {
  const slot = slotRef<object>('home/sections');
  const claims = defineFeature({
    id: 'claims',
    module: 'claims',
    pages: [page('claims/list', '/claims')],
    fills: [fill(slot, { id: 'claims/home', load })],
  });
  const features = [words, claims];
  const host = defineHost({ template: 'plain', features, pages: [] });
  const siteWith = (modules?: readonly string[]) =>
    createSite({ slug: 'a', origin: 'https://a', features, config: {}, ...(modules ? { modules } : {}) });
  const seen = (modules?: readonly string[]) => {
    const site = siteWith(modules);
    return {
      page: pageMatch(matchRoutes(createRoutes(host, site), '/claims') ?? [])?.page.route.id,
      href: site.href(routeRef('claims/list', '/claims')),
      fills: site.fillsOf(slot.id).map(({ id }) => id),
      off: site.off,
    };
  };
  const whole = { page: 'claims/list', href: '/claims', fills: ['claims/home'], off: [] };
  expect(seen()).toEqual(whole);
  expect(seen(['offers', 'claims'])).toEqual(whole);
  // a page of words may have the address then
  expect(seen(['offers'])).toEqual({ page: 'words/root', href: undefined, fills: [], off: ['claims/home'] });
});

it('TEN-02 a site without a section that a page reads has neither the page nor links to it', () => {
  const money = sectionRef<object>('money');
  const buys = defineFeature({ id: 'buys', pages: [{ ...page('buys/page', '/buys'), sections: [money] }] });
  const siteWith = (config: ConfigValues) =>
    createSite({ slug: 'a', origin: 'https://a', features: [words, buys], config });
  const route = routeRef('buys/page', '/buys');
  expect(siteWith({ money: {} }).href(route)).toBe('/buys');
  expect(siteWith({}).href(route)).toBeUndefined();
});
