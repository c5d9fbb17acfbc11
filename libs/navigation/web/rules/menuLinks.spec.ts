import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { navigationConfig } from '../config.js';
import { navigationWords } from '../words/navigationWords.js';
import { defaultFooter, defaultMenu } from './defaultLinks.js';
import { shownGroups, shownLinks, shownMenu } from './menuLinks.js';

const here = {
  paths: new Map([
    ['search/listing', '/used-car/:first?/:second?'],
    ['search/brands', '/brands'],
    ['finance/page', '/finance-and-insurance'],
    ['content/page', '/pages/:page'],
  ]),
};
const say = wordsOf({ config: {} }, navigationWords);
const menu = defaultMenu(say);
const footerGroups = defaultFooter(say);

describe('links of header and footer', () => {
  it('NAV-01 TEN-06 the default menu follows the paths of the site', () => {
    expect(shownMenu(menu, here)).toEqual([
      { label: 'Vehicles', items: [{ label: 'Brands', href: '/brands' }], browse: ['model'] },
      {
        label: 'Our Stock',
        items: [
          { label: 'All vehicles', href: '/used-car' },
          { label: 'New', href: '/used-car/new-cars' },
          { label: 'Demo', href: '/used-car/demo-cars' },
          { label: 'Used', href: '/used-car/used-cars' },
        ],
        browse: ['make', 'body'],
      },
      { label: 'Finance', href: '/finance-and-insurance' },
    ]);
  });
  it('NAV-01 B2.8: the default menu has Home, Vehicles, Our Stock, Trade In, Service and About Us', () => {
    expect(menu.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Home', 'Vehicles', 'Our Stock', 'Trade In', 'Service', 'About Us']),
    );
  });
  it('NAV-01 NAV-02 links of the platform’s own lead to no page of words that the dealer has not written', () => {
    const pagesOf = (links: readonly { to?: string; path?: string }[]) =>
      links.flatMap(({ to, path }) => (to === 'content/information' ? path : []));
    const written = ['warranty'];
    expect(defaultMenu(say, written).flatMap(({ items = [] }) => pagesOf(items as never))).toEqual(written);
    expect(defaultFooter(say, written).flatMap(({ links }) => pagesOf(links as never))).toEqual(written);
  });
  it('NAV-01 an entry without its page is not shown, and a dealer’s own address stays as it is', () => {
    expect(
      shownMenu(
        [
          { label: 'Sell', to: 'forms/trade-in' },
          { label: 'Empty', items: [] },
        ],
        here,
      ),
    ).toEqual([]);
    expect(shownMenu([{ label: 'Ours', href: '/search?body=SUV' }], here)).toEqual([
      { label: 'Ours', href: '/search?body=SUV' },
    ]);
  });
  it('NAV-01 an entry that is hidden is not shown, and its dropdown neither', () => {
    const finance = { label: 'Finance', to: 'finance/page' };
    const cars = { label: 'Cars', items: [{ label: 'All', to: 'search/listing' }], isHidden: true };
    expect(shownMenu([{ ...finance, isHidden: true }, cars], here)).toEqual([]);
    expect(shownMenu([{ ...finance, isHidden: false }], here)).toHaveLength(1);
  });
  it.each([
    [{ to: 'search/listing', path: 'kia/ev5' }, '/used-car/kia/ev5'],
    [{ to: 'search/listing', query: 'item_type=caravan' }, '/used-car?item_type=caravan'],
    [{ to: 'content/page', path: 'reviews' }, '/pages/reviews'],
    [{ to: 'content/page' }, undefined],
    [{ to: 'search/listing', path: 'a/b/c' }, undefined],
  ])('NAV-01 TEN-06 %j leads to %s: path and query follow the address of the page', (link, href) => {
    expect(shownLinks([{ label: 'It', ...link }], here)).toEqual(href === undefined ? [] : [{ label: 'It', href }]);
  });
  it('NAV-02 the footer has its groups by default, and the last one bears the dealer’s name', () => {
    expect(shownGroups(footerGroups, here, 'Wattle').map(({ title }) => title)).toEqual(['Vehicles', 'Buyer Tools']);
    const everything = {
      paths: new Map([
        ['content/information', '/:page'],
        ['content/terms', '/terms'],
      ]),
    };
    expect(shownGroups(footerGroups, everything, 'Wattle').map(({ title }) => title)).toEqual([
      'Buyer Tools',
      'Servicing and Parts',
      'Wattle',
    ]);
  });
  it.each([
    [{ label: 'Stock', browse: ['make'] }],
    [{ label: 'Stock', href: '/search', items: [], browse: ['make'] }],
    [{ label: 'Stock', items: [], browse: ['colour'] }],
    [{ label: 'Stock', items: [{ label: 'A', to: 'search/listing', path: '/used-cars' }] }],
    [{ label: 'Stock', items: [{ label: 'A', to: 'search/listing', query: 'a=1"' }] }],
  ])('NAV-01 a menu that cannot be shown is refused: %j', (entry) => {
    expect(navigationConfig.schema.safeParse({ ...navigationConfig.defaults, menu: [entry] }).success).toBe(false);
  });
});
