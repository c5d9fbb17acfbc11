import { formatKilometres } from '@forecourt/vehicle';
import { FIRST_LANGUAGE } from '@forecourt/words';
import { firstDay, validVin, type CataloguedSite, type Listing } from './listing.js';

/** Bodies as Meta names them, by ours in lower case. */
const BODIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    convertible: 'CONVERTIBLE',
    coupe: 'COUPE',
    hatch: 'HATCHBACK',
    'light truck': 'TRUCK',
    hatchback: 'HATCHBACK',
    'people mover': 'MINIVAN',
    sedan: 'SEDAN',
    suv: 'SUV',
    truck: 'TRUCK',
    ute: 'TRUCK',
    van: 'VAN',
    wagon: 'WAGON',
  }),
);
const TRANSMISSIONS: ReadonlyMap<string, string> = new Map([
  ['automatic', 'AUTOMATIC'],
  ['manual', 'MANUAL'],
]);
const DRIVES: ReadonlyMap<string, string> = new Map([
  ['4wd', '4X4'],
  ['4x4', '4X4'],
  ['awd', 'AWD'],
  ['front', 'FWD'],
  ['fwd', 'FWD'],
  ['rear', 'RWD'],
  ['rwd', 'RWD'],
]);
const FUELS: ReadonlyMap<string, string> = new Map([
  ['diesel', 'DIESEL'],
  ['electric', 'ELECTRIC'],
  ['hybrid', 'HYBRID'],
  ['petrol', 'GASOLINE'],
  ['plug-in hybrid', 'PLUGIN_HYBRID'],
  ['premium', 'GASOLINE'],
  ['unleaded', 'GASOLINE'],
]);
const LONGEST_TEXT = 5000;
const LONGEST_TAG = 20;

const named = (names: ReadonlyMap<string, string>, value: string | undefined): string =>
  names.get(value?.trim().toLowerCase() ?? '') ?? 'OTHER';

/** A row of Meta's automotive catalogue, by its column names; undefined for what it cannot hold. */
export function metaRow(
  listing: Listing,
  { identity }: Pick<CataloguedSite, 'identity'>,
): Record<string, string> | undefined {
  const { vehicle, title, link, price, was, place, images } = listing;
  const [image = ''] = images;
  if (vehicle.year === undefined || vehicle.id.length > 100) return undefined;
  const { street, city, state, postcode } = place.address;
  return {
    vehicle_id: vehicle.id,
    vin: validVin(vehicle.vin) ?? '',
    make: vehicle.make,
    model: vehicle.model,
    trim: [vehicle.badge, vehicle.series].filter(Boolean).join(' '),
    year: String(vehicle.year),
    body_style: named(BODIES, vehicle.simple_body),
    title,
    description: description(listing).slice(0, LONGEST_TEXT),
    exterior_color: vehicle.colour ?? '',
    'image[0].url': image,
    'image[0].tag[0]': vehicle.simple_body?.slice(0, LONGEST_TAG) ?? '',
    'mileage.value': String(Math.round(vehicle.km ?? 0)),
    'mileage.unit': 'KM',
    state_of_vehicle: vehicle.car_type === 'new' ? 'NEW' : vehicle.certified === true ? 'CPO' : 'USED',
    url: link,
    price: `${was ?? price} AUD`,
    sale_price: was === undefined ? '' : `${price} AUD`,
    availability: vehicle.status === 'coming_soon' ? 'PENDING' : 'AVAILABLE',
    transmission: named(TRANSMISSIONS, vehicle.simple_transmission),
    fuel_type: named(FUELS, vehicle.simple_fuel),
    drivetrain: named(DRIVES, vehicle.simple_drive),
    address: JSON.stringify({ addr1: street, city, region: state, postal_code: postcode, country: 'Australia' }),
    latitude: String(place.lat),
    longitude: String(place.long),
    date_first_on_lot: firstDay(vehicle, identity.timeZone),
  };
}

/** Facts of the vehicle: comments may hold what an advertisement may not, such as numbers that the site hides. */
function description({ vehicle, title, place }: Listing): string {
  const {
    km,
    colour,
    simple_transmission: transmission,
    simple_fuel: fuel,
    filtered_features: features = [],
  } = vehicle;
  const facts = [
    title,
    km === undefined ? undefined : formatKilometres(km, FIRST_LANGUAGE),
    colour,
    transmission,
    fuel,
  ];
  const equipment = features.length > 0 ? ` With ${features.join(', ')}.` : '';
  return `${facts.filter(Boolean).join(', ')}.${equipment} At ${place.name}.`;
}
