import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareOf } from '@forecourt/service/database/testing';
import type { Service } from './compose.js';
import { buildKia, demoSites } from './testing/demo.js';
import { openService, SVG } from './testing/openService.js';

const WORDS = ['ex-demo', '', '__proto__', 'constructor', 'toString'];
const FIELDS = [
  'price_type',
  'car_type',
  'item_type',
  'status',
  'body',
  'simple_body',
  'fuel',
  'simple_fuel',
  'make',
] as const;

/** Every field and every word, and with `TEST_SCOPE=all` every pair of both. */
const pairs = shareOf(
  FIELDS.flatMap((field, at) => WORDS.map((word, nth) => ({ field, word, nth, isFirst: nth === at % WORDS.length }))),
  ({ isFirst }) => isFirst,
);
/** Vehicles that a feed describes in words of its own. */
const stock = pairs.map(({ field, word, nth }) =>
  buildKia(`${field.replaceAll('_', '-')}-${nth}`, { price: 19_990, simple_body: 'SUV', [field]: word }),
);

describe('words of a feed that the platform does not know', () => {
  let service: Service;
  beforeAll(async () => {
    const sites = demoSites();
    const everything = { fact: 'show_on_dealer_website', in: [true] } as const;
    service = await openService(
      { harbour: stock },
      {
        // a site whose rule asks for no status lists whatever its feed says
        sites: { ...sites, byHost: (host) => withRule(sites.byHost(host), everything) },
        pictures: () => Promise.resolve(SVG),
        writesPerMinute: 10_000,
      },
    );
    await service.worker.drain();
  }, 60_000);
  afterAll(() => service.close());

  it.each(stock.map(({ slug, id }) => ({ slug, id })))('VDP-06 VDP-15 no call fails on $id', async ({ slug, id }) => {
    const ask = (url: string, payload?: object) =>
      service.api.inject({
        url,
        method: payload ? 'POST' : 'GET',
        headers: { host: 'harbour.localhost', 'x-forwarded-for': crypto.randomUUID() },
        ...(payload ? { payload } : {}),
      });
    const answers = await Promise.all([
      ask(`/api/vehicles/${slug}`),
      ask(`/api/vehicles/${slug}/brochure.pdf`),
      ask(`/api/cars/${slug}/view.json`),
      ask(`/api/cars/${slug}/autogauge`),
      ask(`/api/appointments?vehicle=${slug}`),
      ask('/api/phone-reveals', { car_id: id, website_id: '1001' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 201]);
  });
});

type Found = ReturnType<ReturnType<typeof demoSites>['byHost']>;
const withRule = (site: Found, stockRule: object): Found =>
  site && { ...site, site: { ...site.site, stockRule: stockRule as typeof site.site.stockRule } };
