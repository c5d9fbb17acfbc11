import { describe, expect, it } from 'vitest';
import { daysAsked, effectivePrice, type Vehicle } from '@forecourt/vehicle';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';
import { CATALOGUE } from './catalogue.ts';
import { demoStock } from './dealers.ts';

const NOW = Date.UTC(2026, 10, 19, 23);
const THIS_YEAR = 2026;
const sites = readSites();
const stock = demoStock(sites, NOW);
const all = stock.flatMap(({ vehicles }) => vehicles);
const withAny = (has: (vehicle: Vehicle) => boolean) => all.filter(has).length;

describe('demo stock', () => {
  it('is the same for the same seed and moment', () => {
    expect(demoStock(sites, NOW)).toEqual(stock);
  });
  it('is large enough to show paging, facets and similar vehicles', () => {
    expect(all.length).toBeGreaterThanOrEqual(1500);
    // a page and a half of the smallest yard, and more of the others
    for (const { slug, vehicles } of stock)
      expect(vehicles.length, slug).toBeGreaterThan(slug === 'twofour' ? 60 : 200);
  });
  it.each<[string, (vehicle: Vehicle) => boolean]>([
    ['sold', ({ status }) => status === 'sold'],
    ['reserved', ({ reserved }) => reserved === true],
    ['coming soon', ({ status }) => status === 'coming_soon'],
    ['pre-order without a price', (vehicle) => vehicle.preorder === true && effectivePrice(vehicle) === undefined],
    ['no price', (vehicle) => effectivePrice(vehicle) === undefined],
    ['was-price', ({ price = 0, before_price = 0 }) => before_price > price && price > 0],
    ['was-price with a long enough history', (vehicle) => hasAsked(vehicle, 14)],
    ['was-price with too short a history', (vehicle) => vehicle.before_price !== undefined && !hasAsked(vehicle, 14)],
    ['price history', ({ price_history = [] }) => price_history.length > 1],
    ['offer', ({ price = 0, offer_price }) => offer_price !== undefined && offer_price > 0 && offer_price < price],
    ['new', ({ car_type }) => car_type === 'new'],
    ['demo', ({ car_type }) => car_type === 'demo'],
    ['used', ({ car_type }) => car_type === 'used'],
    ['certified', ({ certified }) => certified === true],
    ['car', ({ item_type }) => item_type === 'car'],
    ['truck', ({ item_type }) => item_type === 'truck'],
    ['motorcycle', ({ item_type }) => item_type === 'motorcycle'],
    ['caravan', ({ caravan }) => caravan?.sleeps !== undefined],
    ['electric', ({ simple_fuel }) => simple_fuel === 'Electric'],
    [
      'VDP-02 VDP-03 film and spin view',
      ({ video_url, spin_images, status }) =>
        video_url !== undefined && spin_images !== undefined && status === 'in_stock',
    ],
    ['custom tag', ({ tag }) => tag !== undefined],
    ['for test drives only', ({ tag, status }) => tag === 'Test Drive Only' && status === 'in_stock'],
    ['hidden from the site', (vehicle) => vehicle.show_on_dealer_website === false],
    ['film', ({ video_url }) => video_url !== undefined],
    ['VDP-03 spin view of a ute', (vehicle) => isTurned(vehicle, 'Ute')],
    ['VDP-03 spin view of an SUV', (vehicle) => isTurned(vehicle, 'SUV')],
    ['VDP-03 spin view of a van', (vehicle) => isTurned(vehicle, 'Van')],
    ['VDP-03 spin view of a motorcycle', (vehicle) => isTurned(vehicle, 'Motorcycle')],
    ['VDP-03 spin view of a caravan', (vehicle) => isTurned(vehicle, 'Caravan')],
    ['VDP-03 spin view of a hatch', (vehicle) => isTurned(vehicle, 'Hatchback')],
    ['VDP-03 cabin', ({ spin_interior_image }) => spin_interior_image !== undefined],
    ['no picture', ({ images }) => images.length === 0],
    ['one picture', ({ images }) => images.length === 1],
    ['thumbnails', ({ images }) => images.length > 3],
    ['comments with a list', ({ dealercomments = '' }) => dealercomments.includes('<li>')],
    ['comments to be cut', ({ dealercomments = '' }) => dealercomments.replace(/<[^>]*>/g, '').length > 400],
    ['no comments', ({ dealercomments }) => dealercomments === undefined],
  ])('has several vehicles of the kind: %s', (_kind, has) => {
    expect(withAny(has)).toBeGreaterThanOrEqual(3);
  });
  it('TEN-02 a franchise has new and demonstration vehicles of its own make alone', () => {
    for (const { slug, vehicles } of stock) {
      const make = sites.bySlug(slug)?.site.manufacturer;
      if (make === undefined) continue;
      const own = vehicles.filter(({ car_type }) => car_type !== 'used');
      expect(own.length, slug).toBeGreaterThan(50);
      expect([...new Set(own.map((vehicle) => vehicle.make))], slug).toEqual([make]);
      expect(vehicles.filter((vehicle) => vehicle.make !== make).length, slug).toBeGreaterThan(5);
    }
  });
  it.each([
    ['ironbark', ['truck', 'motorcycle', 'car'], ['Diesel', 'Unleaded', 'Premium']],
    ['aurora', ['car'], ['Electric']],
    ['pelican', ['car'], ['Diesel', 'Unleaded', 'Premium', 'Hybrid']],
    ['twofour', ['motorcycle', 'car'], ['Diesel', 'Unleaded', 'Premium']],
  ])('TEN-02 %s stocks what it is known for', (slug, types, fuels) => {
    const vehicles = stock.find((one) => one.slug === slug)?.vehicles ?? [];
    expect(new Set(vehicles.map(({ item_type }) => item_type))).toEqual(new Set(types));
    const known = new Set(fuels);
    expect(vehicles.filter(({ simple_fuel = '' }) => !known.has(simple_fuel))).toEqual([]);
    if (types.length === 1) return;
    const share = (type: string) => vehicles.filter(({ item_type }) => item_type === type).length / vehicles.length;
    for (const type of types.slice(0, 2)) expect(share(type), type).toBeGreaterThan(0.25);
  });
  it('gives most vehicles comments and features', () => {
    expect(withAny(({ dealercomments = '' }) => dealercomments !== '') / all.length).toBeGreaterThan(0.8);
    expect(withAny(({ features = [] }) => features.length >= 5) / all.length).toBeGreaterThan(0.9);
  });
  it('gives every vehicle a number of its own, and a slug of its own on its site', () => {
    expect(new Set(all.map(({ vin }) => vin)).size).toBe(all.length);
    for (const { slug, vehicles } of stock) {
      expect(new Set(vehicles.map((vehicle) => vehicle.slug)).size, slug).toBe(vehicles.length);
      expect(new Set(vehicles.map(({ stocknum }) => stocknum)).size, slug).toBe(vehicles.length);
    }
  });
  it('gives VINs of 17 characters whose ninth is right', () => {
    expect(checkDigit('1M8GDM9AXKP042788')).toBe('X');
    const wrong = all.filter(({ vin = '' }) => !/^[A-HJ-NPR-Z0-9]{17}$/.test(vin) || checkDigit(vin) !== vin[8]);
    expect(wrong.map(({ vin }) => vin)).toEqual([]);
  });
  it.each(CATALOGUE)('VDP-07 $make $model runs on what it can run on', (line) => {
    const { kind, fuel, litres, cylinders, consumption, kw } = line;
    const burns = ['Diesel', 'Unleaded', 'Premium', 'Hybrid'].includes(fuel);
    expect(kind === 'caravan' ? fuel === 'None' : burns || fuel === 'Electric').toBe(true);
    expect([litres > 0, cylinders > 0, consumption > 0 || kind !== 'car']).toEqual([
      burns,
      burns,
      burns || kind !== 'car',
    ]);
    expect(kw > 0).toBe(kind !== 'caravan');
    // makers that build nothing else
    if (['Tesla'].includes(line.make)) expect(fuel).toBe('Electric');
  });
  it('gives every vehicle of a model its fuel and drive', () => {
    const of = new Map(CATALOGUE.map((line) => [`${line.make} ${line.model}`, line]));
    for (const { make, model, simple_fuel, simple_drive, item_type, stocknum } of all) {
      const line = of.get(`${make} ${model}`);
      if (item_type !== 'caravan') expect([simple_fuel, simple_drive], stocknum).toEqual([line?.fuel, line?.drive]);
    }
  });
  it('has years and kilometres that go together', () => {
    for (const { stocknum, year = 0, km, car_type, item_type, preorder } of all) {
      expect(year, stocknum).toBeGreaterThanOrEqual(THIS_YEAR - 20);
      expect(year, stocknum).toBeLessThanOrEqual(THIS_YEAR);
      if (item_type === 'caravan' || preorder) {
        expect(km, stocknum).toBeUndefined();
        continue;
      }
      const most = car_type === 'new' ? 100 : car_type === 'demo' ? 10_000 : (THIS_YEAR - year + 1) * 20_000;
      expect(km, stocknum).toBeGreaterThan(0);
      expect(km, stocknum).toBeLessThanOrEqual(most);
    }
  });
  it.each<[string, (vehicle: Vehicle) => boolean, (vehicle: Vehicle) => boolean]>([
    [
      'VDP-07 electric: range and battery, and no engine, after its model came here',
      ({ simple_fuel }) => simple_fuel === 'Electric',
      ({ variant = {}, engine_size_litres, year = 0 }) =>
        Boolean(variant.electric_range && variant.battery_capacity) &&
        !variant.fuelconsumptioncombined &&
        engine_size_litres === undefined &&
        year >= 2019,
    ],
    [
      'VDP-07 electric: one gear, no cylinders, no fuel',
      ({ simple_fuel }) => simple_fuel === 'Electric',
      ({ simple_transmission, cylinders, variant = {} }) =>
        simple_transmission === 'Automatic' && cylinders === undefined && variant.enginesize === undefined,
    ],
    [
      'VDP-07 hybrid: no clutch to press',
      ({ simple_fuel }) => simple_fuel === 'Hybrid',
      ({ simple_transmission }) => simple_transmission === 'Automatic',
    ],
    [
      'VDP-07 gearbox by hand: an engine that burns something',
      ({ simple_transmission }) => simple_transmission === 'Manual',
      ({ simple_fuel = '', engine_size_litres = 0 }) =>
        ['Diesel', 'Unleaded', 'Premium'].includes(simple_fuel) && engine_size_litres > 0,
    ],
    [
      'VDP-07 caravan: sleeps, masses and length',
      ({ item_type }) => item_type === 'caravan',
      ({ caravan = {} }) =>
        (caravan.sleeps ?? 0) > 0 &&
        (caravan.body_length ?? 0) > 0 &&
        (caravan.aggregate_trailer_mass ?? 0) > (caravan.tare_weight ?? Infinity),
    ],
    [
      'VDP-07 motorcycle: engine in cc, no doors',
      ({ item_type }) => item_type === 'motorcycle',
      ({ variant = {}, doors }) => (variant.enginesize ?? 0) >= 400 && doors === undefined,
    ],
    [
      'CARD-03 pre-order: coming, unpriced, and nothing of a vehicle that is here',
      ({ preorder }) => preorder === true,
      (vehicle) =>
        vehicle.status === 'coming_soon' &&
        vehicle.km === undefined &&
        !vehicle.reserved &&
        !(vehicle.dealercomments ?? '').includes('test drive'),
    ],
  ])('tells of every %s', (_kind, isOfKind, isComplete) => {
    const some = all.filter(isOfKind);
    expect(some.length).toBeGreaterThanOrEqual(3);
    expect(some.filter((vehicle) => !isComplete(vehicle)).map(({ slug }) => slug)).toEqual([]);
  });
});

const hasAsked = ({ price_history, before_price = 0 }: Vehicle, days: number): boolean =>
  daysAsked(price_history, before_price, 90, NOW) >= days;

const isTurned = ({ spin_images, body }: Vehicle, kind: string): boolean => spin_images?.length === 36 && body === kind;

/** The ninth character by the rule of the standard: values of letters by their place, weights, remainder of 11. */
function checkDigit(vin: string): string {
  const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
  const weights = '8765432X098765432';
  const sum = [...vin].reduce((total, char, index) => {
    const weight = weights[index] === 'X' ? 10 : Number(weights[index]);
    return total + (values.indexOf(char) % 10) * weight;
  }, 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}
