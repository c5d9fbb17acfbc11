import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOffers, readOffer } from '@forecourt/offers/domain';
import { dayIn } from '@forecourt/site-config';
import type { Sites } from '@forecourt/service/sites';
import type { Service } from './compose.js';
import { demoSites } from './testing/demo.js';
import { openService } from './testing/openService.js';

const offer = (id: string, values: object = {}) => ({
  ...{ id, name: `Offer ${id}`, description: 'd', disclaimer: 'c' },
  ...values,
});
/** The day of the demo dealers of Sydney, some days from now. */
const day = (fromNow: number) => dayIn('Australia/Sydney', Date.now() + fromNow * 86_400_000);
const LISTS: Readonly<Record<string, object>> = {
  harbour: {
    isOn: true,
    shownThoughExcluded: ['kept'],
    items: [
      offer('ours', { manufacturer: 'Land Rover', model: { name: 'Defender' }, category: 'Finance offer' }),
      offer('last-day', { starts: day(-20), expires: day(1), stock: { stockNumbers: ['H1'] } }),
      offer('other', { manufacturer: 'Land Rover' }),
      offer('to-come', { starts: day(2) }),
      offer('over', { expires: day(-2) }),
      offer('not-here', { excluded_website_ids: ['1001'] }),
      offer('kept', { excluded_website_ids: ['1001'], stock: { facets: { item_type: ['caravan'] } } }),
      offer('excluded-and-over', { excluded_website_ids: ['1001'], expires: '2026-01-01' }),
    ],
  },
  northline: {
    isOn: true,
    shownThoughExcluded: [],
    items: [offer('theirs'), offer('new', { category: '新车优惠' }), offer('used', { category: '二手车优惠' })],
  },
  wattle: { isOn: false, shownThoughExcluded: [], items: [offer('off')] },
};

describe('offers over HTTP', () => {
  let service: Service;
  beforeAll(async () => {
    const real = demoSites();
    const all = real.all.map((site) => ({
      ...site,
      config: { ...site.config, offers: LISTS[site.slug] as Record<string, unknown> },
    }));
    const find = (slug: string | undefined) => all.find((site) => site.slug === slug);
    const sites: Sites = { all, broken: [], bySlug: find, byHost: (host) => find(real.byHost(host)?.slug) };
    service = await openService({}, { sites });
  }, 60_000);
  afterAll(() => service.close());
  const ask = (url: string, slug = 'harbour') =>
    service.api.inject({ url: `/api/offers${url}`, headers: { host: `${slug}.localhost` } });
  const ids = async (url: string) => listOffers.answer.parse((await ask(url)).json()).offers.map(({ id }) => id);

  it('OFR-01 OFR-02 a site shows the offers of its day, without those it excludes, in the dealer’s order', async () => {
    expect(await ids('')).toEqual(['ours', 'last-day', 'other', 'kept']);
    expect(JSON.stringify((await ask('')).json())).not.toContain('excluded');
  });
  it('OFR-03 are narrowed by make and kind; what is counted stays all of them', async () => {
    expect(await ids('?make=land-rover')).toEqual(['ours', 'other']);
    expect(await ids('?make=land-rover&category=finance-offer')).toEqual(['ours']);
    expect(await ids('?make=constructor')).toEqual([]);
    const { makes, categories } = listOffers.answer.parse((await ask('?make=none')).json());
    expect(makes).toEqual([{ slug: 'land-rover', name: 'Land Rover', count: 2 }]);
    expect(categories).toEqual([{ slug: 'finance-offer', name: 'Finance offer', count: 1 }]);
  });
  it('OFR-03 kinds that a dealer names in Chinese are told apart', async () => {
    const of = async (url: string) => listOffers.answer.parse((await ask(url, 'northline')).json());
    expect((await of('')).categories.map(({ slug }) => slug)).toEqual(['新车优惠', '二手车优惠']);
    expect((await of(`?category=${encodeURIComponent('二手车优惠')}`)).offers.map(({ id }) => id)).toEqual(['used']);
  });
  it('OFR-01 an offer says of which kinds of vehicle it is', async () => {
    const { offers } = listOffers.answer.parse((await ask('')).json());
    expect(offers.flatMap(({ id, itemTypes }) => (itemTypes ? [{ id, itemTypes }] : []))).toEqual([
      { id: 'kept', itemTypes: ['caravan'] },
    ]);
  });
  it('OFR-01 one offer comes with its vehicles and others, those of its make first', async () => {
    const { others } = readOffer.answer.parse((await ask('/ours')).json());
    expect(others.map(({ id }) => id)).toEqual(['other', 'last-day', 'kept']);
    const { stock } = readOffer.answer.parse((await ask('/last-day')).json());
    expect(stock).toEqual({ facets: {}, stockNumbers: ['H1'] });
  });
  it.each([
    ['/over', 410],
    ['/to-come', 404],
    ['/not-here', 404],
    ['/excluded-and-over', 404],
    ['/theirs', 404],
    ['/__proto__', 404],
    ['/%00', 404],
    ['/..%2F..%2Fsite', 404],
    [`/${'a'.repeat(500)}`, 422],
    ['?make=a&make=b', 422],
    [`?category=${'a'.repeat(500)}`, 422],
  ])('OFR-01 TEN-07 %s is answered with %d', async (url, status) => {
    const response = await ask(url);
    expect(response.statusCode).toBe(status);
    expect(response.json<{ error: { message: string } }>().error.message).not.toBe('');
  });
  it('OFR-04 a site that has them turned off has none', async () => {
    expect((await ask('', 'wattle')).statusCode).toBe(404);
    expect((await ask('/off', 'wattle')).statusCode).toBe(404);
    expect((await ask('', 'nobody')).statusCode).toBe(404);
  });
});
