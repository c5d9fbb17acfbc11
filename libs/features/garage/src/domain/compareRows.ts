import {
  carTypeLabel,
  formatKilometres,
  formatLitres,
  formatNumber,
  type PriceDisplay,
  type VehicleDocument,
} from '@forecourt/vehicle';

export interface CompareRow {
  readonly key: string;
  readonly label: string;
  /** One for each vehicle; undefined where it is not stated. */
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
}

type Compared = Partial<VehicleDocument> & Pick<VehicleDocument, 'car_type'>;
type Reader = (vehicle: Compared) => string | number | undefined;

const READERS: readonly (readonly [key: string, label: string, read: Reader])[] = [
  ['condition', 'Condition', ({ car_type }) => carTypeLabel(car_type)],
  ['year', 'Year', ({ year }) => year],
  ['km', 'Kilometres', ({ km }) => (km === undefined ? undefined : formatKilometres(km))],
  ['body', 'Body', ({ simple_body }) => simple_body],
  ['transmission', 'Transmission', ({ simple_transmission }) => simple_transmission],
  ['fuel', 'Fuel', ({ simple_fuel }) => simple_fuel],
  ['drive', 'Drive', ({ simple_drive }) => simple_drive],
  ['engine', 'Engine', ({ engine_size_litres: litres }) => (litres ? formatLitres(litres) : undefined)],
  ['seats', 'Seats', ({ seats }) => seats],
  ['colour', 'Colour', ({ colour }) => colour],
  ['towing', 'Towing capacity, braked', ({ towing_capacity: kg }) => (kg ? `${formatNumber(kg)} kg` : undefined)],
  ['place', 'Where it stands', ({ location_name, city }) => location_name ?? city],
];

/** Price as text, with what it contains: two equal amounts of another kind are not the same price. */
const priceText = (price: PriceDisplay): string =>
  [price.text, price.kind === 'subscription' ? price.suffix : price.kind === 'price' ? price.typeLabel : undefined]
    .filter(Boolean)
    .join(' ');

/** The rows of a comparison; what no vehicle states has none. */
export function compareRows(vehicles: readonly Compared[], prices: readonly PriceDisplay[]): CompareRow[] {
  const rows = READERS.map(([key, label, read]) =>
    row(
      key,
      label,
      vehicles.map((vehicle) => read(vehicle)),
    ),
  );
  return [row('price', 'Price', prices.map(priceText)), ...rows].filter(({ values }) =>
    values.some((value) => value !== undefined),
  );
}

function row(key: string, label: string, found: readonly (string | number | undefined)[]): CompareRow {
  const values = found.map((value) => (value === undefined || value === '' ? undefined : String(value)));
  return { key, label, values, differs: new Set(values).size > 1 };
}
