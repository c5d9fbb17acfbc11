import { addressLine, firstDay, validVin, type CataloguedSite, type Listing } from './listing.js';

/** Kinds that Google's vehicle listings take: neither motorcycles nor caravans. */
const TAKEN: readonly string[] = ['car', 'truck'];
const MOST_FURTHER_PICTURES = 10;

/** A row of Google's vehicle listing feed, by its column names; undefined for what Google does not take. */
export function googleRow(
  { vehicle, link, price, place, images }: Listing,
  { identity }: Pick<CataloguedSite, 'identity'>,
): Record<string, string> | undefined {
  const vin = validVin(vehicle.vin);
  const isUsed = vehicle.car_type !== 'new';
  if (!TAKEN.includes(vehicle.item_type) || vin === undefined || vehicle.year === undefined) return undefined;
  if (isUsed && vehicle.km === undefined) return undefined;
  const [first = '', ...further] = images;
  return {
    id: vehicle.id,
    store_code: place.store_code ?? place.slug,
    vin,
    dealership_name: identity.name,
    dealership_address: addressLine(place.address),
    price: `${price} AUD`,
    vehicle_price_type: vehicle.price_type ?? '',
    condition: isUsed ? 'used' : 'new',
    certified_pre_owned: vehicle.certified === true && isUsed ? 'yes' : 'no',
    make: vehicle.make,
    model: vehicle.model,
    trim: [vehicle.badge, vehicle.series].filter(Boolean).join(' '),
    year: String(vehicle.year),
    mileage: vehicle.km === undefined ? '' : `${Math.round(vehicle.km)} km`,
    image_link: first,
    additional_image_link: further.slice(0, MOST_FURTHER_PICTURES).join(','),
    link,
    date_in_stock: firstDay(vehicle, identity.timeZone),
  };
}
