import { describe, expect, it } from 'vitest';
import { vehicleConfig } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';
import { harbour } from '../testing/readText.js';
import { documentOf } from './documentOf.js';

const [place] = harbour.locations;
const siteOf = (slug: string, financeProvider: string, lat = 0): ConfiguredSite =>
  ({
    slug,
    site: { ...harbour, financeProvider, locations: [{ ...place, lat: (place?.lat ?? 0) + lat }] },
    config: { vehicle: vehicleConfig.defaults },
  }) as unknown as ConfiguredSite;
const figures = (paymentWeek: number) => ({ paymentWeek, interestRate: 8, comparisonRate: 9 });
const vehicle = {
  id: 'K1',
  stocknum: 'K1',
  slug: 'kia',
  make: 'Kia',
  model: 'Rio',
  images: [],
  dealership_slug: place?.dealership_slug,
  finance_lenders: { one: figures(100), two: { ...figures(200), interestRate: 7 } },
} as unknown as Vehicle;

describe('the document of a vehicle that several sites show', () => {
  const [owner, member] = [siteOf('owner', 'one'), siteOf('member', 'two', 5)];
  it('CARD-07 has the repayments of the site that states them, and TEN-04 all else of the owner of the stock', () => {
    const own = documentOf(vehicle, owner);
    const stated = documentOf(vehicle, owner, member);
    expect(own).toMatchObject({
      id: 'K1',
      site: 'owner',
      location_geo: [place?.lat, place?.long],
      weekly_repayment: 100,
    });
    expect(stated).toEqual({ ...own, weekly_repayment: 200, annual_rate: 7 });
  });
});
