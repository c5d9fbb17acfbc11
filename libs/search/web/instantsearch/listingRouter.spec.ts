import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListingSite } from '../rules/listingPath.js';
import { changed, UNFILTERED } from '../rules/listingUrl.js';
import { ListingRouter, WORDS } from './listingRouter.js';

const site: ListingSite = { searchPrefix: '/search', defaultSearch: '', locations: [], dealerships: [] };
const used = changed(UNFILTERED, { facets: { car_type: ['used'] } });
const usedA = changed(used, { query: 'a' });

describe('addresses of a listing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function opened() {
    const written: string[] = [];
    const followed: string[] = [];
    const router = new ListingRouter({
      site,
      opened: UNFILTERED,
      openedAs: null,
      navigate: (address) => void written.push(address),
    });
    router.onUpdate((filters) => void followed.push(router.createURL(filters)));
    return { router, written, followed };
  }

  it('SRCH-05 an own address that comes back late takes nothing that was chosen since', () => {
    const { router, written, followed } = opened();
    router.write(used);
    router.expect({ series: WORDS });
    router.write(usedA);
    router.follow(used, null);
    vi.runAllTimers();
    expect(written).toEqual([router.createURL(used), router.createURL(usedA)]);
    expect(followed).toEqual([]);
    expect(router.read()).toEqual(usedA);
  });

  it('SRCH-10 Back leads to an address that was written before', () => {
    const { router, followed } = opened();
    router.write(used);
    router.follow(used, null);
    router.follow(UNFILTERED, null);
    router.follow(used, null);
    expect(followed).toEqual([router.createURL(UNFILTERED), router.createURL(used)]);
    expect(router.read()).toEqual(used);
  });

  it('SRCH-10 an address that another overtook is followed when Back leads to it', () => {
    const { router, followed } = opened();
    router.write(used);
    router.write(changed(used, { sort: 'price-desc' }));
    router.follow(changed(used, { sort: 'price-desc' }), null);
    router.follow(used, null);
    expect(followed).toEqual([router.createURL(used)]);
  });
});
