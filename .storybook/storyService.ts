import {
  ApiError,
  type ApiGateway,
  type SearchAnswer,
  type SearchGateway,
  type SearchParameters,
} from '@forecourt/runtime';
import { buildAnswer, buildStock, buildVehicle } from '@forecourt/testing';
import type { VehicleSummary } from '@forecourt/vehicle';

/** The one vehicle that has a page in whole-page stories. */
export const VEHICLE = buildVehicle({
  images: [
    { url: 'stock/toyota-rav4/blue/forecourt/front.webp' },
    { url: 'stock/toyota-rav4/blue/studio/rear.webp' },
    { url: 'stock/toyota-rav4/blue/studio/side.webp' },
  ],
});
const KINDS: readonly Partial<VehicleSummary>[] = [
  { price: 41_990 },
  {
    make: 'Isuzu',
    model: 'D-MAX',
    simple_body: 'Ute',
    price: 58_490,
    km: 12,
    car_type: 'new',
    thumbnails: ['stock/isuzu-d-max/white/outback/front.webp'],
  },
  {
    make: 'Mazda',
    model: 'CX-5',
    price: 36_500,
    km: 8_200,
    car_type: 'demo',
    thumbnails: ['stock/mazda-cx-5/blue/waterfront/front.webp'],
  },
];
const STOCK = buildStock(12).map((vehicle, index) => ({ ...vehicle, ...KINDS[index % KINDS.length] }));
const OF_A_GROUP = 4;

/** Stands for the service: one vehicle, and for everything else the answer that it is not there. */
export const storyApi: ApiGateway = {
  request: <Answer>(path: string) =>
    path.startsWith('/api/vehicles/')
      ? Promise.resolve({ vehicle: VEHICLE } as Answer)
      : Promise.reject(new ApiError(404, `No story answers ${path}.`)),
};

/** Stands for the search: every question finds the same stock, counted by the fields that were asked for. */
export const storySearch: SearchGateway = {
  multiSearch: <Document>(searches: readonly SearchParameters[]) =>
    Promise.resolve(searches.map(answer) as unknown as readonly SearchAnswer<Document>[]),
};

function answer({ facet_by, group_by }: SearchParameters) {
  const groups = STOCK.slice(0, OF_A_GROUP).map((vehicle) => ({
    found: STOCK.length / OF_A_GROUP,
    documents: [vehicle],
  }));
  // ranges of a field stand in brackets behind its name
  const fields = String(facet_by ?? '')
    .replaceAll(/\([^)]*\)/g, '')
    .split(',')
    .filter(Boolean);
  return { ...buildAnswer(STOCK, group_by === undefined ? {} : { groups }), facet_counts: fields.map(facet) };
}

function facet(field: string) {
  const counts = new Map<string, number>();
  const numbers: number[] = [];
  for (const vehicle of STOCK) {
    for (const value of [Reflect.get(vehicle, field) as unknown].flat()) {
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
      if (typeof value === 'number') numbers.push(value);
    }
  }
  return {
    field_name: field,
    counts: [...counts].map(([value, count]) => ({ value, count })),
    stats: numbers.length > 0 ? { min: Math.min(...numbers), max: Math.max(...numbers) } : {},
  };
}
