import type { SiteSection } from '@forecourt/site-config';
import { placeOf } from '@forecourt/stock';
import { slugify, vehicleTitle, type CarType, type Vehicle, type VehicleStatus } from '@forecourt/vehicle';
import { CATALOGUE, type ModelLine } from './catalogue.ts';
import { comments } from './comments.ts';
import { ELECTRIC_FEATURES, POOLS, tagOf } from './equipment.ts';
import { filmPath, isPhotographed, pictureName, picturePaths, type PlaceName } from './gallery.ts';
import { makePlate, makeVin } from './identity.ts';
import { pricesOf } from './prices.ts';
import { createRandom, roundTo, type Random } from './random.ts';
import { caravanOf, variantOf } from './specs.ts';
import { spinOf } from './spin.ts';

export interface DealerPlan {
  readonly slug: string;
  readonly site: SiteSection;
  readonly count: number;
  /** Weight of a model line in this dealer's stock; 0 leaves it out. */
  readonly weight: (line: ModelLine) => number;
  /** Share of new, demo and used. */
  readonly mix: Readonly<Record<CarType, number>>;
  readonly prefix: string;
  /** Where its vehicles are photographed. */
  readonly place: PlaceName;
  /** Years that its used vehicles have at least; 1 when left out. */
  readonly youngest?: number;
}

const PAINTS: readonly (readonly [paint: string, name: string, weight: number])[] = [
  ['white', 'White', 26],
  ['silver', 'Silver', 13],
  ['grey', 'Grey', 14],
  ['graphite', 'Graphite', 9],
  ['black', 'Black', 13],
  ['blue', 'Blue', 10],
  ['navy', 'Blue', 4],
  ['red', 'Red', 7],
  ['green', 'Green', 2],
  ['maroon', 'Red', 1],
  ['teal', 'Blue', 1],
];

/** Paints of a model that its dealer has pictures of. */
const paintsOf = (line: ModelLine, place: PlaceName) =>
  PAINTS.filter(([paint]) => isPhotographed(pictureName(line), paint, place));

const TRIMS = ['Black', 'Grey', 'Tan', 'Beige'] as const;

const DAY = 86_400;

/** Believable stock of a dealer. The same seed and moment give the same vehicles. `now` in epoch milliseconds. */
export function generateStock(plan: DealerPlan, seed: number, now: number): Vehicle[] {
  const random = createRandom(`${plan.slug}${seed}`);
  // a model without pictures at this dealer's place is not in stock
  const weighted = CATALOGUE.filter((line) => paintsOf(line, plan.place).length > 0)
    .map((line) => [line, plan.weight(line)] as const)
    .filter(([, weight]) => weight > 0);
  const year = new Date(now).getUTCFullYear();
  return Array.from({ length: plan.count }, (_, index) =>
    makeVehicle(plan, random, random.weighted(weighted), index, year, now),
  );
}

function makeVehicle(
  plan: DealerPlan,
  random: Random,
  line: ModelLine,
  index: number,
  thisYear: number,
  now: number,
): Vehicle {
  const { manufacturer } = plan.site;
  const drawn = line.make === 'Holden' ? 'used' : random.weighted(Object.entries(plan.mix) as [CarType, number][]);
  // a franchise sells new cars of its own make only
  const carType = manufacturer !== undefined && line.make !== manufacturer ? 'used' : drawn;
  const age =
    carType === 'new'
      ? random.int(0, 1)
      : carType === 'demo'
        ? random.int(0, 1)
        : Math.min(16, (plan.youngest ?? 1) + Math.floor(random.next() ** 1.6 * 15));
  const year = line.make === 'Holden' ? Math.min(2020, thisYear - age) : Math.max(line.since ?? 0, thisYear - age);
  const km =
    line.kind === 'caravan'
      ? undefined
      : carType === 'new'
        ? random.int(3, 60)
        : carType === 'demo'
          ? random.int(900, 9500)
          : roundTo((thisYear - year) * random.range(6000, 19_000) + random.int(500, 9000), 1);
  const badgeIndex = random.int(0, line.badges.length - 1);
  const seconds = Math.floor(now / 1000);
  const created = seconds - random.int(0, 90) * DAY - random.int(0, DAY - 1);
  const status: VehicleStatus = random.weighted([
    ['in_stock', 91],
    ['coming_soon', 5],
    ['sold', 4],
  ]);
  const model = pictureName(line);
  const [paint, colour] = random.weighted(paintsOf(line, plan.place).map((item) => [item, item[2]] as const));
  const worth =
    line.price *
    (1 + badgeIndex * 0.09) *
    (carType === 'new'
      ? 1
      : carType === 'demo'
        ? 0.91
        : 0.84 * 0.9 ** (thisYear - year) * (1 - Math.min(0.25, (km ?? 0) / 900_000)));
  const hasNoPrice = random.chance(0.03);
  const price = hasNoPrice ? undefined : Math.max(1990, roundTo(worth, 1000) - 10);
  const location = random.pick(plan.site.locations.filter(({ types }) => types.includes('sales')));
  const dealership = plan.site.dealerships.find(({ slug }) => slug === location.dealership_slug);
  const stocknum = `${plan.prefix}${String(10_000 + index * 7 + random.int(0, 6))}`;
  // what can only be ordered is not here yet: no kilometres, nothing to hold
  const isPreorder = carType === 'new' && hasNoPrice && random.chance(0.6) && status !== 'sold';
  const pool = POOLS[line.kind];
  const sampled = random.sample(pool, Math.min(pool.length, random.int(5, 16)));
  const features = [...(line.fuel === 'Electric' ? ELECTRIC_FEATURES : []), ...sampled];
  const pictureSeed = random.int(1, 9_999_999);
  const pictures = random.weighted([
    [0, 2],
    [1, 3],
    [3, 10],
    [9, 85],
  ]);
  const interior = random.pick(TRIMS);
  const photographed = { line, paint, trim: interior.toLowerCase(), place: plan.place };
  const vehicle: Vehicle = {
    id: stocknum,
    slug: '',
    stocknum,
    vin: makeVin(random),
    item_type: line.kind,
    car_type: carType,
    status: isPreorder ? 'coming_soon' : status,
    make: line.make,
    model: line.model,
    badge: line.badges[badgeIndex] ?? '',
    year,
    body: line.body,
    simple_body: line.body,
    colour,
    images: picturePaths(photographed, pictures).map((url) => ({ url })),
    interior_colour: interior,
    price_type:
      carType === 'used'
        ? random.weighted([
            ['excluding_government_charges_price', 60],
            ['drive_away_price', 40],
          ])
        : 'drive_away_price',
    city: location.address.city,
    state: location.address.state,
    location: placeOf(location),
    dealership_slug: location.dealership_slug,
    ...(dealership ? { dealership_name: dealership.name, dealership_id: dealership.id } : {}),
    show_on_dealer_website: !random.chance(0.01),
    certified: carType === 'used' && thisYear - year <= 5 && random.chance(0.25),
    reserved: status === 'in_stock' && random.chance(0.02) && !isPreorder,
    preorder: isPreorder,
    features,
    filtered_features: features.filter((feature) =>
      [
        'Panoramic sunroof',
        'Tow bar',
        'Apple CarPlay',
        'Satellite navigation',
        'Heated front seats',
        'Ensuite',
        'ABS',
      ].includes(feature),
    ),
    created_at_timestamp: created,
    updated_at_timestamp: created,
    variant: variantOf(line, random),
    ...(km === undefined || isPreorder ? {} : { km }),
    ...(price === undefined ? {} : { price }),
    ...(price !== undefined && random.chance(0.12)
      ? {
          before_price: price + roundTo(random.range(1000, 4000), 500),
        }
      : {}),
    ...(random.chance(0.04) ? tagOf(random.int(0, 3), carType, line) : {}),
    ...(status === 'sold' ? { sold_date_timestamp: seconds - random.int(0, 9) * DAY } : {}),
    ...(line.kind === 'caravan'
      ? { caravan: caravanOf(random) }
      : {
          simple_transmission:
            carType === 'used' && line.kind === 'car' && hasGears(line) && random.chance(0.08)
              ? 'Manual'
              : line.transmission,
          simple_fuel: line.fuel,
          simple_drive: line.drive,
          seats: line.seats,
          ...(line.doors > 0 ? { doors: line.doors } : {}),
        }),
    ...(line.litres > 0 ? { engine_size_litres: line.litres, cylinders: line.cylinders } : {}),
    ...(price !== undefined && random.chance(0.5)
      ? { state_average_market_price: roundTo(price * random.range(0.95, 1.09), 10) }
      : {}),
    ...(carType === 'used' && line.kind !== 'caravan'
      ? {
          regplate: makePlate(location.address.state, random),
          rego_expiry: isoDate(seconds + random.int(20, 360) * DAY),
        }
      : {}),
    build_date: `${year}-${String(random.int(1, 12)).padStart(2, '0')}-01`,
  };
  const text = comments(vehicle, random);
  const more = extras(vehicle, filmPath(model, paint));
  return {
    ...vehicle,
    ...more,
    ...pricesOf({ ...vehicle, ...more }, seconds),
    ...(isTurned(vehicle) ? spinOf(photographed, pictureSeed) : {}),
    ...(text === '' ? {} : { dealercomments: text }),
    slug: slugify(`${vehicleTitle(vehicle)} ${stocknum}`),
  };
}

/**
 * An advertised offer, or a walk-around film, of a few. Chance of their own, so that the rest of the stock stays as it
 * was.
 */
function extras({ stocknum, price, before_price, status }: Vehicle, film: string | undefined): Partial<Vehicle> {
  const random = createRandom(`${stocknum} extras`);
  const hasOffer = status === 'in_stock' && price !== undefined && price > 8000 && before_price === undefined;
  return {
    ...(hasOffer && random.chance(0.06) ? { offer_price: price - roundTo(random.range(500, 2500), 500) } : {}),
    // some in the gallery, some in a section of its own
    ...(film && random.chance(0.8) ? { [random.chance(0.6) ? 'video_url' : 'external_video_url']: film } : {}),
  };
}

/** Whether a vehicle was put on a turntable: a shopper wants to see the state of one that was driven. */
const isTurned = ({ car_type, images }: Vehicle): boolean => car_type !== 'new' && images.length > 3;

/** Whether one may change gear by hand: neither an electric car nor a hybrid has a clutch. */
const hasGears = ({ fuel }: ModelLine): boolean => fuel !== 'Electric' && fuel !== 'Hybrid';

const isoDate = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);
