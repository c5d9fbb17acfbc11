import { describe, expect, it } from 'vitest';
import type { Vehicle, VehicleDocument } from '@forecourt/vehicle';
import type { SearchGateway, SearchParameters } from './searchGateway.js';
import { findSimilarVehicles, similarSearches } from './similar.js';

const vehicle = {
  id: '1',
  stocknum: '1',
  make: 'Kia',
  model: 'Rio',
  item_type: 'car',
  simple_body: 'Hatch',
  price: 14_990,
} as unknown as Vehicle;
const filters = (values: Partial<Vehicle> = {}) =>
  similarSearches({ ...vehicle, ...values }).map(({ filter_by: filter }) => filter ?? '');

describe('similar vehicles', () => {
  it.each([
    ['of less than 50,000', 14_990, 'price:>=4990', 'price:<=24990'],
    ['of 50,000 and more', 121_990, 'price:>=96990', 'price:<=146990'],
  ])('VDP-13 every search keeps to the band of a price %s', (_name, price, min, max) => {
    for (const filter of filters({ price })) {
      expect(filter).toContain(min);
      expect(filter).toContain(max);
    }
  });
  it('VDP-13 every search is limited to vehicles of the same kind that are in stock and not held', () => {
    expect(filters()).toHaveLength(3);
    for (const filter of filters()) {
      expect(filter).toContain('status:=[`in_stock`]');
      expect(filter).toContain('reserved:=false');
      expect(filter).toContain('item_type:=[`car`]');
    }
  });
  it('VDP-13 a vehicle without a price has no band', () => {
    for (const filter of filters({ price: 0 })) expect(filter).not.toContain('price:');
  });
  it('VDP-13 the same model comes first, each once, never itself, and no more than requested', async () => {
    const hit = (id: string) => ({ document: { id: `a-${id}`, stocknum: id } as VehicleDocument });
    const answers = [
      ['1', '2'],
      ['3', '2'],
      ['4', '5'],
    ].map((ids) => ({ hits: ids.map(hit) }));
    const search = {
      multiSearch: (_asked: readonly SearchParameters[]) => Promise.resolve(answers),
    } as unknown as SearchGateway;
    const found = await findSimilarVehicles(search, vehicle, { count: 3 });
    expect(found.map(({ id }) => id)).toEqual(['a-2', 'a-3', 'a-4']);
  });
});
