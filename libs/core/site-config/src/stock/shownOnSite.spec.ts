import { describe, expect, it } from 'vitest';
import type { Vehicle } from '@forecourt/vehicle';
import { shownOnSite, type ExplainedSite } from './shownOnSite.js';
import { siteFilter } from './siteFilter.js';

const NOW = Date.UTC(2026, 10, 21);
const ago = (days: number) => NOW / 1000 - days * 86_400;
const vehicle: Vehicle = {
  id: '1',
  slug: 'a',
  stocknum: 'A1',
  item_type: 'car',
  car_type: 'used',
  status: 'in_stock',
  make: 'Kia',
  model: 'Rio',
  images: [],
  created_at_timestamp: 0,
  updated_at_timestamp: 0,
};
const usedOnly: ExplainedSite = {
  site: {
    stockRule: { all: [{ fact: 'car_type', in: ['used'] }, { not: { fact: 'stocknum', in: ['A9'] } }] },
    includeSoldCarsDays: 3,
  },
  explain: (section, key) => (key === 'stockRule' ? 'dealers/x/site.json' : `${section} default`),
};

describe('shownOnSite', () => {
  it('TEN-04 names what decided, and the layer that set it', () => {
    const { isListed, reasons } = shownOnSite({ ...vehicle, car_type: 'new' }, usedOnly, NOW);
    expect(isListed).toBe(false);
    expect(reasons.filter(({ holds }) => !holds)).toEqual([
      { holds: false, text: 'car_type is used (it is "new")', layer: 'dealers/x/site.json' },
    ]);
  });
  it('TEN-04 a hidden stock number is reported with its not', () => {
    const { isListed, reasons } = shownOnSite({ ...vehicle, stocknum: 'A9' }, usedOnly, NOW);
    expect([isListed, reasons[1]?.text]).toEqual([false, 'not stocknum is A9 (it is "A9")']);
  });
  it.each([
    [2, true],
    [3, true],
    [3.001, false],
  ])('SRCH-12 sold %d days ago is listed: %s; its page stays', (days, isListed) => {
    const sold = { ...vehicle, status: 'sold', sold_date_timestamp: ago(days) } as const;
    expect(shownOnSite(sold, usedOnly, NOW)).toMatchObject({ isListed, isReachable: true });
  });
  it('SRCH-12 without days, a vehicle sold this second is not listed', () => {
    const site = { ...usedOnly, site: { ...usedOnly.site, includeSoldCarsDays: 0 } };
    expect(shownOnSite({ ...vehicle, status: 'sold', sold_date_timestamp: ago(0) }, site, NOW).isListed).toBe(false);
    expect(siteFilter('x', site.site, NOW)).toBe(
      'site:=`x` && (((car_type:=[`used`]) && (stocknum:!=[`A9`])) && (status:!=[`sold`]))',
    );
  });
});
