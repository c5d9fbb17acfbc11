import { expect, it } from 'vitest';
import { fillPath } from '@forecourt/contracts';
import { wordsOf } from '@forecourt/words';
import { siteMap, type SiteMapData } from './siteMap.js';
import { contentWords } from '../words/contentWords.js';

const PATHS = new Map([
  ['site/home', '/'],
  ['search/listing', '/used-car/:first?/:second?'],
  ['forms/test-drive', '/book-test-drive'],
  ['forms/trade-in', '/trade-in'],
  ['forms/sell-my-car', '/sell-my-car'],
  ['forms/sell-your-car', '/sell-your-car'],
  ['locations/list', '/dealer-locator'],
  ['locations/page', '/locations/:slug'],
  ['locations/service', '/service'],
  ['offers/list', '/special-offers'],
  ['offers/offer', '/offers/:offer'],
  ['offers/make-offer', '/offers/:manufacturer/:offer'],
  ['content/blog', '/blog/:category?'],
  ['content/spin-to-win', '/spin-to-win'],
  ['content/information', '/:page'],
]);
const without = (...ids: string[]) => ({
  href: (route: { id: string }, params = {}) => {
    const pattern = ids.includes(route.id) ? undefined : PATHS.get(route.id);
    return pattern === undefined ? undefined : fillPath(pattern, params);
  },
});
const place = (slug: string, visible = true) => ({ slug, name: `Yard ${slug}`, visible }) as never;
const DATA: SiteMapData = {
  pages: [],
  posts: [],
  categories: [{ slug: 'buyer-advice', name: 'Buyer Advice' }],
  offers: [
    { id: 'camry', name: 'New Camry', manufacturer: { slug: 'toyota', name: 'Toyota' } },
    { id: 'charger', name: 'A home charger' },
  ],
};
const hrefs = (groups: ReturnType<typeof siteMap>) => groups.flatMap(({ links }) => links.map(({ href }) => href));

const say = wordsOf({ config: {} }, contentWords);

it('NAV-05 the sitemap page names what a shopper can do, every place and every offer of today', () => {
  const places = { locations: [place('port'), place('hidden', false)], manufacturer: undefined };
  const groups = siteMap(without(), DATA, places, say);
  expect(hrefs(groups)).toEqual([
    '/',
    '/used-car',
    '/book-test-drive',
    '/trade-in',
    '/sell-your-car',
    '/service',
    '/special-offers',
    '/offers/toyota/camry',
    '/offers/charger',
    '/dealer-locator',
    '/locations/port',
    '/blog',
    '/blog/buyer-advice',
  ]);
  const single = siteMap(without(), DATA, { locations: [], manufacturer: 'Toyota' }, say);
  expect(hrefs(single)).toContain('/offers/camry');
});

it('NAV-05 pages that the site has not are not on it, nor groups without a page', () => {
  const groups = siteMap(
    without('offers/list', 'content/blog', 'forms/sell-your-car'),
    { ...DATA, offers: [] },
    { locations: [], manufacturer: undefined },
    say,
  );
  expect(groups.map(({ title }) => title)).toEqual(['Vehicles', 'Buying', 'Where we are']);
  expect(hrefs(groups)).toContain('/sell-my-car');
});

it('NAV-05 a page for members is on it where there is a sign-in to come to it', () => {
  const page = { slug: 'spin-to-win', title: 'Spin', description: '', kind: 'page', isAtRoot: true } as const;
  const data: SiteMapData = { ...DATA, pages: [page] };
  const options = { locations: [], manufacturer: undefined, memberPages: { spinToWin: 'gated' } };
  expect(hrefs(siteMap(without(), data, options, say))).toContain('/spin-to-win');
  expect(hrefs(siteMap(without('content/spin-to-win'), data, options, say))).not.toContain('/spin-to-win');
  const ordinary = { ...options, memberPages: {} };
  expect(hrefs(siteMap(without('content/spin-to-win'), data, ordinary, say))).toContain('/spin-to-win');
});
