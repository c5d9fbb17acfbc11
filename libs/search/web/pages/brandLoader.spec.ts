import { RouterContextProvider, type LoaderFunction } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSite } from '@forecourt/composition';
import { nowContext, searchContext, siteContext } from '@forecourt/runtime';
import { routePaths, type SiteSection } from '@forecourt/site-config';
import { searchConfig } from '../config.js';
import { searchFeature } from '../feature.js';
import { loader } from './brandLoader.js';
import { loader as movedLoader } from './movedBrandLoader.js';

const PATHS = {
  searchPrefix: '/search',
  financePath: '/finance',
  checkoutPath: 'checkout',
  locationsPath: '/locations',
} as const;
const answer = (values: object) => ({ found: 0, out_of: 0, page: 1, hits: [], facet_counts: [], ...values });

async function answerOf(
  read: LoaderFunction,
  brand: string,
  {
    multiSearch = () => Promise.resolve([answer({}), answer({})]),
    brandPath = '/brands/:brand',
  }: { multiSearch?: () => Promise<object[]>; brandPath?: SiteSection['brandPath'] } = {},
): Promise<unknown> {
  const locations = [{ manufacturers: ['Isuzu UTE'] }];
  const config = {
    site: { searchPrefix: '/search', manufacturer: 'BYD', locations, brandPath },
    search: searchConfig.defaults,
  };
  const context = new RouterContextProvider();
  const paths = routePaths({ ...PATHS, brandPath });
  const options = { slug: 'a', origin: 'https://a.example', features: [searchFeature], config, paths };
  context.set(siteContext, createSite(options));
  context.set(nowContext, () => 0);
  context.set(searchContext, { multiSearch: multiSearch as never });
  const request = new Request(`https://a.example/any?from=mail`);
  try {
    return await read({ context, request, params: { brand } } as never);
  } catch (error) {
    if (error instanceof Response) return error.headers.get('location') ?? error.status;
    if (typeof error === 'object' && error !== null && 'init' in error) return error;
    throw error;
  }
}

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe('the page of a brand', () => {
  it.each(['byd', 'isuzu-ute'])(
    'NAV-06 exists for %s, which the dealer sells, even with none in stock',
    async (slug) => {
      expect(await answerOf(loader, slug)).toMatchObject({ brand: { slug }, stock: 'none' });
    },
  );

  it.each(['lada', 'BYD', '..', 'a`b', '__proto__', 'constructor', ''])('NAV-06 is not there for %o', async (slug) => {
    expect(await answerOf(loader, slug)).toMatchObject({ init: { status: 404 } });
  });

  it('NAV-06 has what is in stock by the name that the stock gives it', async () => {
    const multiSearch = () =>
      Promise.resolve([answer({}), answer({ found: 1, hits: [{ document: { id: 'L', make: 'LADA' } }] })]);
    expect(await answerOf(loader, 'lada', { multiSearch })).toMatchObject({
      brand: { slug: 'lada', name: 'LADA' },
      stock: { count: 1, href: '/search?make=LADA' },
    });
  });

  it('NAV-06 loads without its vehicles where the search fails; an unknown brand is then an error', async () => {
    const multiSearch = () => Promise.reject(new Error('No search.'));
    expect(await answerOf(loader, 'byd', { multiSearch })).toMatchObject({ stock: 'lost' });
    await expect(answerOf(loader, 'lada', { multiSearch })).rejects.toThrow('No search.');
  });
});

describe('the other address of a brand', () => {
  it('TEN-06 NAV-06 leads to the one that the site has', async () => {
    expect(await answerOf(movedLoader, 'byd')).toBe('/brands/byd?from=mail');
    expect(await answerOf(movedLoader, 'byd', { brandPath: '/:brand/overview' })).toBe('/byd/overview?from=mail');
    expect(await answerOf(movedLoader, 'a b')).toMatchObject({ init: { status: 404 } });
  });
});
