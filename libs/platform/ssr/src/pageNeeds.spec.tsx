import createCache from '@emotion/cache';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, createStaticHandler, matchRoutes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeRef, siteHeaderSlot, slotRef } from '@forecourt/contracts';
import { createSite, defineFeature, fill, SiteContext, Slot, useSection, type Site } from '@forecourt/composition';
import type { ApiGateway, SearchGateway } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import { sectionOf, sectionRef, siteSection, type ConfigValues } from '@forecourt/site-config';
import { drawnPage, drawnParts, preloadParts } from './drawnPage.js';
import { defineHost } from './host/defineHost.js';
import { isCarried, pageSite, pagesOf } from './pageNeeds.js';
import { createRouterContext } from './routerContext.js';
import { createRoutes, pageMatch } from './routes.js';

const carRoute = routeRef<'slug'>('cars/page', '/cars/:slug');
const moneyRoute = routeRef('money/page', '/money');
const besideSlot = slotRef<{ car: string }>('cars/beside');
const bookingSlot = slotRef<object>('cars/booking');
const innerSlot = slotRef<object>('bar/inner');
const unnamedSlot = slotRef<object>('money/unnamed');
const moneySection = sectionRef<{ rate: number }>('money');
const carsSection = sectionRef<{ title: string }>('cars');

const calls: string[] = [];
const reads = (name: string, value: unknown) => () =>
  Promise.resolve({
    loader: () => {
      calls.push(name);
      return value;
    },
  });
const Shows = ({ data }: { data?: unknown }) => <p>{JSON.stringify(data)}</p>;
const shows = () => Promise.resolve({ Component: Shows });

const cars = defineFeature({
  id: 'cars',
  sections: [carsSection],
  pages: [
    {
      route: carRoute,
      action: () => Promise.resolve({ action: () => ({ done: true }) }),
      slots: [besideSlot, { slot: bookingSlot, when: (answer) => (answer as { isBooked: boolean }).isBooked }],
      load: () =>
        Promise.resolve({
          Component: () => (
            <>
              <h1>{useSection(carsSection).title}</h1>
              <Slot slot={besideSlot} with={{ car: 'a' }} />
              <Slot slot={bookingSlot} with={{}} />
            </>
          ),
        }),
      loader: () =>
        Promise.resolve({
          loader: ({ params }) => {
            calls.push('car');
            // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router takes a thrown response
            if (params['slug'] === 'gone') throw new Response(null, { status: 410 });
            return { isBooked: params['slug'] === 'booked' };
          },
        }),
    },
  ],
});
const money = defineFeature({
  id: 'money',
  sections: [moneySection],
  pages: [
    {
      route: moneyRoute,
      load: () => Promise.resolve({ Component: () => <Slot slot={unnamedSlot} with={{}} /> }),
    },
  ],
  fills: [
    fill(besideSlot, {
      id: 'money/beside',
      load: () =>
        Promise.resolve({
          Component: ({ car, data }: { car: string; data?: unknown }) => (
            <p>
              {car} at {useSection(moneySection).rate}: {JSON.stringify(data)}
            </p>
          ),
        }),
      loader: reads('beside', 'quoted'),
    }),
    fill(bookingSlot, { id: 'money/booking', load: shows, loader: reads('booking', 'times') }),
    fill(unnamedSlot, { id: 'money/unnamed', load: shows, loader: reads('unnamed', 'never') }),
  ],
});
const bar = defineFeature({
  id: 'bar',
  fills: [
    fill(siteHeaderSlot, {
      id: 'bar/header',
      slots: [innerSlot],
      load: () =>
        Promise.resolve({
          Component: ({ data }: { data?: unknown }) => (
            <header>
              {JSON.stringify(data)}
              <Slot slot={innerSlot} with={{}} />
            </header>
          ),
        }),
      loader: reads('header', 'open today'),
    }),
    fill(innerSlot, {
      id: 'bar/inner',
      load: shows,
      loader: () => Promise.resolve({ loader: () => Promise.reject(new Error('down')) }),
    }),
  ],
});

const host = defineHost({ template: 'group', features: [cars, money, bar], pages: [] });
const config: ConfigValues = {
  site: { name: 'Harbour', homeSections: [] },
  cars: { title: 'Car' },
  money: { rate: 5 },
  theme: { brand: '#000000' },
};
const whole = createSite({
  slug: 'a',
  origin: 'http://a',
  features: host.features,
  config,
  ownRoutes: host.pages.map(({ route }) => route),
});
const pageOf = (id: string) => pagesOf(host).find(({ route }) => route.id === id);
const api: ApiGateway = { request: () => Promise.reject(new Error('no service')) };
const search = { multiSearch: () => Promise.reject(new Error('no search')) } as unknown as SearchGateway;
const contextOf = (site: Site) => createRouterContext({ site, api, search, now: () => 0 });

/** A page as the server renders it, and what its loaders read. */
async function draw(path: string) {
  await preloadParts(host);
  calls.length = 0;
  const handler = createStaticHandler(createRoutes(host, whole), { future: { v8_middleware: true } });
  const page = pageMatch(matchRoutes(handler.dataRoutes, path) ?? [])?.page;
  const site = pageSite(host, whole, page);
  const context = await handler.query(new Request(`http://a${path}`), { requestContext: contextOf(site) });
  if (context instanceof Response) throw new Error('a redirect');
  const store = makeStore({ api, search, site: 'a' });
  const parts = drawnParts();
  const drawn = renderToString(
    drawnPage({ site, siteContexts: [], store, search, cache: createCache({ key: 'fc' }), handler, context, parts }),
  );
  const html = parts.putInto(drawn);
  return { html, context, read: [...calls] };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe('what a page carries', () => {
  it('sections of its feature, of the fills in its slots, and the site’s own', () => {
    expect(Object.keys(pageSite(host, whole, pageOf('cars/page')).config)).toEqual(['site', 'cars', 'money']);
    expect(Object.keys(pageSite(host, whole, pageOf('money/page')).config)).toEqual(['site', 'money']);
    expect(Object.keys(pageSite(host, whole, undefined).config)).toEqual([siteSection.id]);
  });
  it('TEN-03 nothing for a part that the site does not have by its options, and the browser goes by that', () => {
    const proof = sectionRef<{ key: string | null }>('proof');
    const proofs = defineFeature({
      id: 'proof',
      sections: [proof],
      fills: [
        fill(besideSlot, { id: 'proof/field', isOn: (site) => sectionOf(site, proof).key !== null, load: shows }),
      ],
    });
    const siteWith = (key: string | null) =>
      createSite({
        ...{ slug: 'a', origin: 'http://a', features: [...host.features, proofs] },
        config: { ...config, proof: { key } },
      });
    const page = pageOf('cars/page');
    const [on, off] = [siteWith('abc'), siteWith(null)];
    expect([on.off, off.off]).toEqual([[], ['proof/field']]);
    expect(on.fillsOf(besideSlot.id).map(({ id }) => id)).toEqual(['money/beside', 'proof/field']);
    expect(Object.keys(pageSite(host, on, page).config)).toContain('proof');
    expect(Object.keys(pageSite(host, off, page).config)).not.toContain('proof');
    // a browser has the options of one page alone
    const inBrowser = (site: Site) =>
      createSite({ ...site, paths: {}, config: pageSite(host, site, pageOf('money/page')).config, off: site.off });
    expect(isCarried(host, inBrowser(on), page!)).toBe(false);
    expect(
      inBrowser(off)
        .fillsOf(besideSlot.id)
        .map(({ id }) => id),
    ).toEqual(['money/beside']);
  });
  it('TEN-03 the site’s own words, whichever page it is', () => {
    const words = { 'cars.title': ['Our cars'] };
    const worded = { ...whole, config: { ...config, words } };
    for (const page of [pageOf('cars/page'), pageOf('money/page'), undefined])
      expect(pageSite(host, worded, page).config['words']).toBe(words);
  });
  it('is all that its parts see: a section that is not named is missed on the server already', async () => {
    const site = pageSite(host, whole, pageOf('money/page'));
    const Reader = () => <p>{useSection(carsSection).title}</p>;
    const draws = () =>
      renderToString(
        <SiteContext value={site}>
          <Reader />
        </SiteContext>,
      );
    expect(draws).toThrow('has no configuration section "cars"');
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await draw('/money')).read).not.toContain('unnamed');
    expect(said).toHaveBeenCalledWith(expect.stringContaining('Slot "money/unnamed" stays empty'));
  });
  it('another page whose sections are not there becomes a document, and one whose are does not', async () => {
    const here = pageSite(host, whole, pageOf('money/page'));
    const paths = Object.fromEntries(whole.paths);
    const { slug, origin, features, config: carried } = here;
    const site = createSite({ slug, origin, features, config: carried, mounted: paths });
    expect(site.href(carRoute, { slug: 'a' })).toBe('/cars/a');
    expect(isCarried(host, site, pageOf('cars/page')!)).toBe(false);
    expect(isCarried(host, site, pageOf('money/page')!)).toBe(true);
    const left = vi.fn(() => new Promise<never>(() => undefined));
    const router = createMemoryRouter(createRoutes(host, site, left), {
      initialEntries: ['/money'],
      future: { v8_middleware: true },
      getContext: () => contextOf(site),
    });
    await router.navigate('/').catch(() => undefined);
    expect(left).not.toHaveBeenCalled();
    void router.navigate('/cars/a');
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(router.state.location.pathname).not.toBe('/cars/a');
    router.dispose();
  });
  it('FORM-03 a form is sent to the action of a page that is another document', async () => {
    const { slug, origin, features, config: carried } = pageSite(host, whole, pageOf('money/page'));
    const site = createSite({ slug, origin, features, config: carried, mounted: Object.fromEntries(whole.paths) });
    const left = vi.fn(() => new Promise<never>(() => undefined));
    const router = createMemoryRouter(createRoutes(host, site, left), {
      initialEntries: ['/money'],
      future: { v8_middleware: true },
      getContext: () => contextOf(site),
    });
    await router.navigate('/').catch(() => undefined);
    const answers: unknown[] = [];
    router.subscribe(({ fetchers }) => answers.push(fetchers.get('form')?.data));
    const formData = new FormData();
    await router.fetch('form', 'money/page', '/cars/a', { formMethod: 'post', formData });
    expect(answers).toContainEqual({ done: true });
    expect(left).not.toHaveBeenCalled();
    router.dispose();
  });
});

describe('data of fills', () => {
  it('arrives in any place of a page and of the layout, and the page does nothing for it', async () => {
    const { html, read } = await draw('/cars/a');
    expect(html).toContain('&quot;quoted&quot;');
    expect(html).toContain('&quot;open today&quot;');
    // a part within a part replaced its mark, too
    expect(html).not.toMatch(/<!--[\da-f-]{36}:/);
    expect(read.sort()).toEqual(['beside', 'car', 'header']);
  });
  it('is not read where the page does not render the slot, and waits for the answer that decides it', async () => {
    expect((await draw('/cars/a')).html).not.toContain('&quot;times&quot;');
    const { html, read } = await draw('/cars/booked');
    expect(html).toContain('&quot;times&quot;');
    expect(read.filter((name) => name === 'car')).toHaveLength(1);
    expect((await draw('/money')).read).toEqual(['header']);
  });
  it('that cannot be read is null, and that of a page without an answer is not read', async () => {
    expect((await draw('/cars/a')).html).toContain('<p>null</p>');
    expect(console.warn).toHaveBeenCalledWith('Data of "bar/inner" could not be read.', expect.any(Error));
    const { context, read } = await draw('/cars/gone');
    expect(context.statusCode).toBe(410);
    expect(read).not.toContain('booking');
  });
});
