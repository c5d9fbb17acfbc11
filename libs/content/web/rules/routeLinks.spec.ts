import { expect, it } from 'vitest';
import { fillPath } from '@forecourt/contracts';
import { withRouteLinks } from './routeLinks.js';

const PATHS = new Map([
  ['search/listing', '/used-car/:first?/:second?'],
  ['finance/page', '/finance'],
  ['content/article', '/blog/:category/:slug'],
  ['vehicle-detail/page', '/cars/:slug'],
]);
const site = {
  href: (route: { id: string }, params = {}) => {
    const pattern = PATHS.get(route.id);
    return pattern === undefined ? undefined : fillPath(pattern, params);
  },
};

it.each([
  ['route:finance/page', '<a href="/finance">'],
  ['route:search/listing', '<a href="/used-car">'],
  ['route:search/listing/used-cars', '<a href="/used-car/used-cars">'],
  ['route:search/listing?item_type=caravan', '<a href="/used-car?item_type=caravan">'],
  ['route:content/article/buyer-advice/towing#mass', '<a href="/blog/buyer-advice/towing#mass">'],
  ['route:constructor/page', '<a>'],
  ['route:vehicle-detail/page', '<a>'],
  ['/finance', '<a href="/finance">'],
])('TEN-06 NAV-05 a link to %s is %s', (href, link) => {
  expect(withRouteLinks(`<p><a href="${href}">x</a></p>`, site)).toBe(`<p>${link}x</a></p>`);
});
