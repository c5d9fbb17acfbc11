import { expect, it } from 'vitest';
import { buildSummary, buildVehicle } from './builders.js';
import { buildLargest, buildStock } from './extremes.js';
import { inStockOf } from './ownStock.js';

const truck = {
  ...buildVehicle(),
  item_type: 'truck',
  make: 'Hino',
  model: '300 Series',
  simple_body: 'Truck',
} as const;
const bike = {
  ...buildVehicle(),
  item_type: 'motorcycle',
  make: 'Honda',
  model: 'CB500X',
  simple_body: 'Naked',
} as const;
const stock = [truck, bike];

it('LIB-02 a story shows the stock of the dealer, and keeps what it named of a vehicle', () => {
  const data = {
    vehicle: buildVehicle({ id: 'A7', price: 9_990, make: 'Kia' }),
    list: buildStock(3, { reserved: true }),
  };
  const { vehicle, list } = inStockOf(data, stock);
  expect(vehicle).toMatchObject({ id: 'A7', price: 9_990, make: 'Hino', item_type: 'truck', simple_body: 'Truck' });
  expect(list.map(({ id, make, reserved }) => [id, make, reserved])).toEqual([
    ['S1', 'Honda', true],
    ['S2', 'Hino', true],
    ['S3', 'Honda', true],
  ]);
  expect(list[0]?.title).toBe('2021 Honda CB500X Sport');
});

it('LIB-02 a vehicle is the same wherever a story shows it', () => {
  const [summary, vehicle] = inStockOf([buildSummary({ id: 'A1' }), buildVehicle({ id: 'A1' })] as const, stock);
  expect([summary.make, vehicle.make]).toEqual(['Hino', 'Hino']);
});

it('LIB-02 a story of a kind, and one of the longest words, keep their vehicle', () => {
  const data = { caravan: buildSummary({ item_type: 'caravan' }), largest: buildLargest(), onPress: () => 1 };
  expect(inStockOf(data, stock)).toBe(data);
});

it('LIB-02 a dealer without stock leaves a story as it is', () => {
  const data = [buildVehicle()];
  expect(inStockOf(data, [])).toBe(data);
});
