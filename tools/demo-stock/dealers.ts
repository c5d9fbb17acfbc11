import type { Sites } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';
import { generateStock, type DealerPlan } from './generate.ts';

const SEED = 20;

/** Plans of the demo dealers: what each of them would stock. */
const PLANS: Readonly<Record<string, Omit<DealerPlan, 'slug' | 'site'>>> = {
  harbour: {
    count: 900,
    prefix: 'H',
    place: 'waterfront',
    mix: { new: 35, demo: 12, used: 53 },
    weight: ({ kind }) => (kind === 'car' ? 10 : kind === 'truck' ? 5 : 0),
  },
  northline: {
    count: 240,
    prefix: 'N',
    place: 'outback',
    mix: { new: 48, demo: 14, used: 38 },
    weight: ({ make, kind, body }) => (make === 'Isuzu' ? 60 : kind === 'car' && body === 'Ute' ? 3 : 0),
  },
  wattle: {
    count: 420,
    prefix: 'W',
    place: 'yard',
    mix: { new: 0, demo: 0, used: 100 },
    weight: ({ kind, price }) =>
      kind === 'caravan' ? 24 : kind === 'motorcycle' ? 14 : kind === 'truck' ? 2 : price < 46_000 ? 12 : 0,
  },
  ironbark: {
    count: 260,
    prefix: 'B',
    place: 'warehouse',
    mix: { new: 34, demo: 8, used: 58 },
    weight: ({ kind, body, make }) =>
      kind === 'truck'
        ? 30
        : kind === 'motorcycle'
          ? 18
          : make === 'Holden'
            ? 0
            : body === 'Ute' || body === 'Van'
              ? 5
              : 0,
  },
  aurora: {
    count: 210,
    prefix: 'A',
    place: 'showroom',
    mix: { new: 62, demo: 14, used: 24 },
    weight: ({ make, fuel }) => (fuel !== 'Electric' ? 0 : make === 'BYD' ? 30 : 3),
  },
  pelican: {
    count: 240,
    prefix: 'P',
    place: 'forecourt',
    mix: { new: 0, demo: 0, used: 100 },
    // what costs little: ordinary cars, and none that is nearly new
    weight: ({ kind, fuel, price, since = 0 }) =>
      kind === 'car' && fuel !== 'Electric' && price < 50_000 && since < 2021 ? (price < 45_000 ? 10 : 4) : 0,
    youngest: 6,
  },
  twofour: {
    count: 64,
    prefix: 'T',
    place: 'warehouse',
    mix: { new: 0, demo: 0, used: 100 },
    weight: ({ kind, body, make }) =>
      kind === 'motorcycle' ? 16 : kind === 'car' && body === 'Ute' && make !== 'LDV' ? 12 : 0,
    youngest: 2,
  },
};

/** Demo stock of every demo dealer that is configured. `now` in epoch milliseconds. */
export function demoStock(sites: Sites, now: number): { slug: string; vehicles: Vehicle[] }[] {
  return sites.all.flatMap((site) => {
    const plan = Object.hasOwn(PLANS, site.slug) ? PLANS[site.slug] : undefined;
    return plan
      ? [{ slug: site.slug, vehicles: generateStock({ ...plan, slug: site.slug, site: site.site }, SEED, now) }]
      : [];
  });
}
