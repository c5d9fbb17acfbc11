import { internationalPhone, known, type Vehicle } from '@forecourt/vehicle';

export interface StructuredDataInput {
  vehicle: Vehicle;
  title: string;
  /** The page's own, in one line. */
  description?: string;
  /** Address of the page. */
  url: string;
  /** Absolute addresses of pictures. */
  imageUrls: readonly string[];
  /** What the page shows as price, whole dollars; left out where the page shows a text instead. */
  price?: number;
  isAvailable: boolean;
  seller: {
    name: string;
    telephone?: string;
    address?: { street?: string; city?: string; state?: string; postcode?: string };
  };
}

/** Of its sort as search engines know them; a demonstrator is used to them. */
const CONDITION = { new: 'NewCondition', demo: 'UsedCondition', used: 'UsedCondition' } as const;
const SCHEMA_TYPE = { car: 'Car', truck: 'Vehicle', motorcycle: 'Motorcycle', caravan: 'Vehicle' } as const;

/** schema.org description of a vehicle and its offer. States nothing that the page does not show. */
export function vehicleStructuredData(input: StructuredDataInput): object {
  const { vehicle, title, description, url, imageUrls, price, isAvailable, seller } = input;
  const condition = known(CONDITION, vehicle.car_type);
  const itemCondition = condition && `https://schema.org/${condition}`;
  return defined({
    '@type': known(SCHEMA_TYPE, vehicle.item_type) ?? 'Vehicle',
    name: title,
    description,
    url,
    image: imageUrls.length > 0 ? imageUrls : undefined,
    sku: vehicle.stocknum,
    vehicleIdentificationNumber: vehicle.vin,
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    vehicleConfiguration: vehicle.badge,
    vehicleModelDate: vehicle.year === undefined ? undefined : String(vehicle.year),
    bodyType: vehicle.simple_body,
    color: vehicle.colour,
    vehicleInteriorColor: vehicle.interior_colour,
    vehicleTransmission: vehicle.simple_transmission,
    driveWheelConfiguration: vehicle.simple_drive,
    fuelType: vehicle.simple_fuel,
    vehicleEngine: engineOf(vehicle),
    numberOfDoors: vehicle.doors,
    vehicleSeatingCapacity: vehicle.seats,
    itemCondition,
    mileageFromOdometer:
      vehicle.km === undefined ? undefined : { '@type': 'QuantitativeValue', value: vehicle.km, unitCode: 'KMT' },
    offers: defined({
      '@type': 'Offer',
      url,
      price,
      priceCurrency: price === undefined ? undefined : 'AUD',
      availability: `https://schema.org/${availabilityOf(vehicle, isAvailable)}`,
      itemCondition,
      seller: defined({
        '@type': 'AutoDealer',
        name: seller.name,
        telephone: seller.telephone === undefined ? undefined : internationalPhone(seller.telephone),
        address:
          seller.address &&
          defined({
            '@type': 'PostalAddress',
            streetAddress: seller.address.street,
            addressLocality: seller.address.city,
            addressRegion: seller.address.state,
            postalCode: seller.address.postcode,
            addressCountry: 'AU',
          }),
      }),
    }),
  });
}

/** Its size, where the page shows one. */
function engineOf({ engine_size_litres: litres, engine_size: cubic }: Vehicle): object | undefined {
  const value = litres ?? (cubic === undefined ? undefined : cubic / 1000);
  if (value === undefined || value <= 0) return undefined;
  return {
    '@type': 'EngineSpecification',
    engineDisplacement: { '@type': 'QuantitativeValue', value: Number(value.toFixed(1)), unitCode: 'LTR' },
  };
}

/** What is to come is not in stock, whatever its feed says. */
const availabilityOf = ({ preorder, status }: Vehicle, isAvailable: boolean): string =>
  !isAvailable ? 'SoldOut' : preorder || status === 'coming_soon' ? 'PreOrder' : 'InStock';

function defined<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
