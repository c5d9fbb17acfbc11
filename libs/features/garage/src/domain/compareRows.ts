import type { VehicleCardProps } from '@forecourt/ui-vehicle';
import { carTypeLabel, formatKilometres, formatLitres, formatNumber, type VehicleDocument } from '@forecourt/vehicle';
import type { ComparedDetails } from './comparedDetails.js';

export interface CompareRow {
  readonly key: string;
  readonly label: string;
  /** One for each vehicle; undefined where it is not stated. */
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
}

/** What the rows are made of: the document of the search, what the site's card says, and what it leaves out. */
export interface Compared {
  readonly vehicle: Partial<VehicleDocument> & Pick<VehicleDocument, 'car_type'>;
  readonly repayment?: VehicleCardProps['repayment'];
  readonly details?: ComparedDetails | undefined;
}
type Reader = (vehicle: Compared['vehicle'], compared: Compared) => string | number | undefined;

/** A repayment with its rates: one never comes without the others. */
export const repaymentParts = (repayment: NonNullable<Compared['repayment']>): string[] => {
  const { teaser, interest, comparison, charges } = repayment;
  return [teaser, interest, comparison, ...(charges === undefined ? [] : [charges])];
};

const READERS: readonly (readonly [key: string, label: string, read: Reader])[] = [
  ['repayment', 'Repayment', (_vehicle, { repayment }) => repayment && repaymentParts(repayment).join(', ')],
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
  ['ancap', 'ANCAP rating', (_vehicle, { details }) => details?.ancap],
  ['warranty', 'Manufacturer warranty', (_vehicle, { details }) => details?.warranty],
  ['place', 'Where it is', ({ location_name, city }) => location_name ?? city],
];

/** The rows of a comparison; what no vehicle states has none. */
export const compareRows = (compared: readonly Compared[]): CompareRow[] =>
  READERS.map(([key, label, read]) =>
    row(
      key,
      label,
      compared.map((one) => read(one.vehicle, one)),
    ),
  ).filter(({ values }) => values.some((value) => value !== undefined));

function row(key: string, label: string, found: readonly (string | number | undefined)[]): CompareRow {
  const values = found.map((value) => (value === undefined || value === '' ? undefined : String(value)));
  return { key, label, values, differs: new Set(values).size > 1 };
}
