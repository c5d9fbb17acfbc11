import { describe, expect, it } from 'vitest';
import { fillPath } from '@forecourt/contracts';
import { navigationConfig } from '../config.js';
import { shownLinks, shownMenu } from './menuLinks.js';

const PATHS = new Map([
  ['search/listing', '/used-car/:first?/:second?'],
  ['finance/page', '/finance-and-insurance'],
]);
const here = {
  href: (route: { id: string }, params?: Record<string, string>) => {
    const pattern = PATHS.get(route.id);
    return pattern === undefined ? undefined : fillPath(pattern, params);
  },
} as Parameters<typeof shownLinks>[1];
const { menu, footerGroups } = navigationConfig.defaults;

describe('links of header and footer', () => {
  it('NAV-01 TEN-06 the menu that stands by default follows the paths of the site', () => {
    expect(shownMenu(menu ?? [], here)).toEqual([
      {
        label: 'Our Stock',
        items: [
          { label: 'All vehicles', href: '/used-car' },
          { label: 'New', href: '/used-car/new-cars' },
          { label: 'Demo', href: '/used-car/demo-cars' },
          { label: 'Used', href: '/used-car/used-cars' },
        ],
      },
      { label: 'Finance', href: '/finance-and-insurance' },
    ]);
    expect(shownLinks(footerGroups?.[0]?.links ?? [], here).map(({ href }) => href)).toEqual([
      '/used-car/new-cars',
      '/used-car/demo-cars',
      '/used-car/used-cars',
    ]);
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
});
