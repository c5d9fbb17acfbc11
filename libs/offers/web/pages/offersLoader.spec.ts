import { RouterContextProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createSite } from '@forecourt/composition';
import type { OffersAnswer } from '@forecourt/offers/domain';
import { apiContext, nowContext, searchContext, siteContext, type ApiGateway } from '@forecourt/runtime';
import type { SearchAnswer, SearchGateway, SearchParameters } from '@forecourt/runtime/search';
import { vehicleConfig } from '@forecourt/site-config';
import { buildVehicle, NOW } from '@forecourt/testing';
import { toDocument, type Vehicle, type VehicleDocument } from '@forecourt/vehicle';
import { offersConfig } from '../config.js';
import { loader, type OffersData } from './offersLoader.js';

const DAY = 86_400;
const ago = (days: number, price: number) => ({ from: NOW / 1000 - days * DAY, price });

/** A vehicle whose offer is in force, and whose regular price was the asking price for so many days before it. */
const onOffer = (id: string, days: number, changes: Partial<Vehicle> = {}): VehicleDocument =>
  toDocument(
    buildVehicle({
      id,
      price: 32_000,
      offer_price: 30_000,
      price_history: [ago(days + 5, 32_000), ago(5, 30_000)],
      ...changes,
    }),
    { site: 'a' },
  );

interface Case {
  readonly stock: readonly VehicleDocument[];
  readonly address?: string;
  readonly vehicle?: object;
  readonly offers?: object;
}

async function load({ stock, address = '/special-offers', vehicle = {}, offers = {} }: Case) {
  const asked: SearchParameters[] = [];
  const search = {
    multiSearch: (searches: readonly SearchParameters[]) => {
      asked.push(...searches);
      return Promise.resolve(
        searches.map(({ page = 1, per_page = 10 }) => ({
          ...{ found: stock.length, out_of: stock.length, page, facet_counts: [] },
          hits: stock
            .slice((Number(page) - 1) * Number(per_page), Number(page) * Number(per_page))
            .map((document) => ({ document })),
        })) as unknown as readonly SearchAnswer<never>[],
      );
    },
  } satisfies SearchGateway;
  const config = {
    site: { offersSubscription: false },
    vehicle: { ...vehicleConfig.defaults, ...vehicle },
    offers: { ...offersConfig.defaults, stockCount: 2, ...offers },
  };
  const context = new RouterContextProvider();
  context.set(siteContext, createSite({ slug: 'a', origin: 'http://a', features: [], config }));
  context.set(nowContext, () => NOW);
  context.set(searchContext, search);
  const answer: OffersAnswer = { offers: [], makes: [], categories: [] };
  context.set(apiContext, { request: () => Promise.resolve(answer) } as unknown as ApiGateway);
  const request = new Request(`http://a${address}`);
  const data: OffersData = await loader({
    ...{ request, context, params: {}, url: new URL(request.url), pattern: '/special-offers' },
  });
  return { ids: data.vehicles.map(({ id }) => id), found: data.found, asked };
}

describe('vehicles at a special price', () => {
  it('OFR-01 are those whose cards show the reduction', async () => {
    const stock = [onOffer('a', 20), onOffer('too short', 10), onOffer('no record', 0, { price_history: [] })];
    expect(await load({ stock })).toMatchObject({ ids: ['a'], found: 1 });
    expect(await load({ stock, vehicle: { wasPriceMinDays: 0 } })).toMatchObject({ found: 3 });
    expect(await load({ stock, vehicle: { showWasPrice: false } })).toMatchObject({ ids: [], found: 0 });
  });
  it('OFR-01 are not reserved, and in stock', async () => {
    const { asked } = await load({ stock: [onOffer('a', 20)] });
    expect(asked[0]?.['filter_by']).toContain('(reserved:=false)');
    expect(asked[0]?.['filter_by']).toContain('(status:=[`in_stock`])');
  });
  it('OFR-01 pages count only them, wherever they are in the stock', async () => {
    const stock = Array.from({ length: 600 }, (_, index) => onOffer(`v${index}`, index % 200 === 199 ? 20 : 0));
    expect(await load({ stock })).toMatchObject({ ids: ['v199', 'v399'], found: 3 });
    expect(await load({ stock, address: '/special-offers?page=2' })).toMatchObject({ ids: ['v599'], found: 3 });
    await expect(load({ stock, address: '/special-offers?page=3' })).rejects.toMatchObject({ init: { status: 404 } });
  });
});
