import { RouterContextProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSite, type FeatureDefinition } from '@forecourt/composition';
import type { Autogauge } from '@forecourt/vehicle-detail/domain';
import {
  apiContext,
  cookieContext,
  nowContext,
  searchContext,
  siteContext,
  type ApiGateway,
  type SearchGateway,
} from '@forecourt/runtime';
import { BROKEN_SEARCH, buildAnswer, buildSearch, buildStock, buildVehicle, NOW } from '@forecourt/testing';
import { vehicleConfig } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';
import { vehicleDetailConfig } from '../config.js';
import { vehicleDetailFeature } from '../feature.js';
import { DISMISSED } from '../rules/dismissal.js';
import { readVehiclePage } from './readVehiclePage.js';

const stock = buildStock(3).map((vehicle, index) => ({ ...vehicle, stocknum: `N${index}` }));

interface Circumstances {
  vehicle?: Vehicle;
  gauge?: Autogauge;
  search?: SearchGateway;
  site?: object;
  own?: object;
  shown?: object;
  features?: readonly FeatureDefinition[];
  query?: string;
  cookie?: (name: string) => string | undefined;
}

function read({
  vehicle = buildVehicle(),
  gauge,
  search = buildSearch([buildAnswer(stock)]),
  site = {},
  own = {},
  shown = {},
  features = [],
  query = '',
  cookie = () => undefined,
}: Circumstances = {}) {
  const api = { request: vi.fn(() => Promise.resolve({ vehicle, shown: true, gauge })) } as unknown as ApiGateway;
  const config = {
    site: { id: 'harbour', phones: {}, locations: [], ...site },
    vehicle: { ...vehicleConfig.defaults, autogauge: true, ...shown },
    'vehicle-detail': { ...vehicleDetailConfig.defaults, ...own },
  };
  const context = new RouterContextProvider();
  context.set(siteContext, createSite({ slug: 'harbour', origin: 'http://a', features, config }));
  context.set(nowContext, () => NOW);
  context.set(searchContext, search);
  context.set(apiContext, api);
  context.set(cookieContext, cookie);
  const request = new Request(`http://a/cars/kia${query}`);
  const args = { request, context, params: { slug: 'kia' }, url: new URL(request.url), pattern: '/cars/:slug' };
  return readVehiclePage(args);
}

afterEach(() => vi.restoreAllMocks());

describe('what a vehicle’s page reads', () => {
  it('VDP-13 has similar vehicles', async () => {
    const { similar } = await read();
    expect(similar.map(({ id }) => id)).toEqual(stock.map(({ id }) => id));
  });

  it('VDP-13 A8 loads without similar vehicles where they cannot be read, which is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const page = await read({ search: BROKEN_SEARCH });
    expect(page.similar).toEqual([]);
    expect(page.vehicle.id).toBe(buildVehicle().id);
    expect(warn).toHaveBeenCalledExactlyOnceWith('Similar vehicles could not be read.', expect.any(Error));
  });

  it('VDP-01 leads from an earlier address of the vehicle to the present one, with what else the address says', async () => {
    const vehicle = buildVehicle({ slug: '2021-kia-rio-1' });
    const led = await read({ vehicle, features: [vehicleDetailFeature], query: '?postcode=2000' }).catch(
      (thrown: unknown) => thrown,
    );
    expect(led).toBeInstanceOf(Response);
    expect((led as Response).status).toBe(301);
    expect((led as Response).headers.get('location')).toBe('/cars/2021-kia-rio-1?postcode=2000');
  });

  it('VDP-13 sends no search where a site shows none', async () => {
    expect((await read({ search: BROKEN_SEARCH, own: { similarCount: 0 } })).similar).toEqual([]);
  });

  it('VDP-18 says whether there is a number to call', async () => {
    const elsewhere = { ...buildVehicle(), location: { slug: 'elsewhere', name: 'Elsewhere' } } as Vehicle;
    expect((await read({ vehicle: elsewhere })).hasPhone).toBe(false);
    expect((await read({ vehicle: elsewhere, site: { phones: { override: '02 5550 1000' } } })).hasPhone).toBe(true);
  });

  describe('VDP-17 the announcement of where the vehicle is', () => {
    const place = { slug: 'yard', name: 'Yard', primary: false, visible: true, address: { city: 'Bendigo' } };
    const vehicle = { ...buildVehicle(), location: { slug: 'yard', name: 'Yard' } } as Vehicle;
    const ofCookie = async (value: string | undefined, shown: { primary?: boolean; announcement?: boolean } = {}) => {
      const cookie = vi.fn(() => value);
      const { primary = false, announcement = true } = shown;
      const site = { locations: [{ ...place, primary }] };
      const { isAnnounced } = await read({ vehicle, site, own: { announcement }, cookie });
      return { isAnnounced, cookies: cookie.mock.calls.flat() };
    };

    it('is shown until the shopper has dismissed it', async () => {
      expect(await ofCookie(undefined)).toEqual({ isAnnounced: true, cookies: [DISMISSED] });
      expect(await ofCookie(`${vehicle.id}/yard`)).toEqual({ isAnnounced: false, cookies: [DISMISSED] });
    });

    it('depends on no cookie where there is none, so that the page is the same for all', async () => {
      expect(await ofCookie(undefined, { primary: true })).toEqual({ isAnnounced: false, cookies: [] });
      expect(await ofCookie(undefined, { announcement: false })).toEqual({ isAnnounced: false, cookies: [] });
    });
  });

  describe('place in the market', () => {
    const vehicle = buildVehicle({ price: 30_990 });
    const gauge = {
      fill: 0.4,
      listing_price: 30_990,
      market_range_min: 28_900,
      market_range_max: 34_100,
      confidence: 0.6,
    };

    it('VDP-08 is shown as it is known, for the price that the page shows', async () => {
      expect((await read({ vehicle, gauge })).gauge).toEqual(gauge);
    });

    it('VDP-08 A5 is not shown where it is out of date, not to be trusted, or the site shows none', async () => {
      expect((await read({ vehicle, gauge: { ...gauge, listing_price: 31_990 } })).gauge).toBeNull();
      expect((await read({ vehicle, gauge: { ...gauge, confidence: 0.2 } })).gauge).toBeNull();
      expect((await read({ vehicle, gauge, shown: { autogauge: false } })).gauge).toBeNull();
    });

    it('VDP-08 is undefined where it has to be requested', async () => {
      expect((await read({ vehicle })).gauge).toBeUndefined();
    });
  });
});
