import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createSite, SiteContext } from '@forecourt/composition';
import { financeRoute, vehicleRequestRoute } from '@forecourt/contracts';
import { vehicleConfig } from '@forecourt/site-config';
import { buildVehicle } from '@forecourt/testing';
import { vehicleDetailConfig } from '../config.js';
import { useRequestLinks } from './useRequestLinks.js';

const vehicle = buildVehicle({ price: 32_290 });
const Finance = () => <a href={useRequestLinks(vehicle).finance?.href}>Finance</a>;

/** Where "Finance" of a vehicle leads, from an address of its page. */
function financeLink(address: string, windows: readonly string[] = []): URL {
  const config = {
    vehicle: vehicleConfig.defaults,
    'vehicle-detail': { ...vehicleDetailConfig.defaults, windows },
  };
  const ownRoutes = [financeRoute, vehicleRequestRoute];
  const site = createSite({ slug: 'a', origin: 'http://a', features: [], config, ownRoutes });
  const router = createMemoryRouter([{ path: '*', element: <Finance /> }], { initialEntries: [address] });
  const markup = renderToStaticMarkup(
    <SiteContext value={site}>
      <RouterProvider router={router} />
    </SiteContext>,
  );
  return new URL(/href="([^"]*)"/.exec(markup)?.[1]?.replaceAll('&amp;', '&') ?? '', 'http://a');
}

describe('the way from a vehicle to its finance', () => {
  const address = '/cars/x?amount=%2430%2C000&deposit=5000&years=3&frequency=monthly';
  it('FIN-12 takes the terms along that the calculator was sent with, to the finance page and to a form', () => {
    for (const windows of [[], ['finance']]) {
      const { searchParams } = financeLink(address, windows);
      expect(Object.fromEntries(searchParams)).toMatchObject({
        ...{ amount: '30000', deposit: '5000', years: '3', frequency: 'monthly' },
      });
    }
  });
  it('FIN-12 names no terms where none were worked out, and none that are no figures', () => {
    expect([...financeLink('/cars/x').searchParams.keys()]).toEqual(['vehiclePriceBudget', 'car_id', 'car_type']);
    const { searchParams } = financeLink('/cars/x?deposit=abc&frequency=daily&years=-1&utm_source=x');
    expect([...searchParams.keys()]).toEqual(['vehiclePriceBudget', 'car_id', 'car_type']);
    expect(financeLink('/cars/x', ['finance']).search).toBe('');
  });
});
