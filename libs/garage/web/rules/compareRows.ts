import type { VehicleCardProps } from '@forecourt/ui-vehicle';
import {
  carTypeLabel,
  formatKilometres,
  formatLitres,
  formatNumber,
  valueWord,
  type VehicleDocument,
  type VehicleSay,
} from '@forecourt/vehicle';
import type { ComparedDetails } from './comparedDetails.js';
import type { GarageKey, GarageSay } from './words.js';

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
type Reader = (
  vehicle: Compared['vehicle'],
  compared: Compared,
  say: GarageSay,
  sayVehicle: VehicleSay,
) => string | number | undefined;

/** A repayment with its rates: one never comes without the others. */
export const repaymentParts = (repayment: NonNullable<Compared['repayment']>): string[] => {
  const { teaser, interest, comparison, charges } = repayment;
  return [teaser, interest, comparison, ...(charges === undefined ? [] : [charges])];
};

const READERS: readonly (readonly [key: string, label: GarageKey, read: Reader])[] = [
  ['repayment', 'row.repayment', (_vehicle, { repayment }) => repayment && repaymentParts(repayment).join(', ')],
  ['condition', 'row.condition', ({ car_type }, _compared, _say, sayVehicle) => carTypeLabel(car_type, sayVehicle)],
  ['year', 'row.year', ({ year }) => year],
  ['km', 'row.km', ({ km }, _compared, say) => (km === undefined ? undefined : formatKilometres(km, say.language))],
  ['body', 'row.body', ({ simple_body }, _compared, say) => simple_body && valueWord(simple_body, say)],
  [
    'transmission',
    'row.transmission',
    ({ simple_transmission }, _compared, say) => simple_transmission && valueWord(simple_transmission, say),
  ],
  ['fuel', 'row.fuel', ({ simple_fuel }, _compared, say) => simple_fuel && valueWord(simple_fuel, say)],
  ['drive', 'row.drive', ({ simple_drive }, _compared, say) => simple_drive && valueWord(simple_drive, say)],
  ['engine', 'row.engine', ({ engine_size_litres: litres }) => (litres ? formatLitres(litres) : undefined)],
  ['seats', 'row.seats', ({ seats }) => seats],
  ['colour', 'row.colour', ({ colour }, _compared, say) => colour && valueWord(colour, say)],
  [
    'towing',
    'row.towing',
    ({ towing_capacity: kg }, _compared, say) =>
      kg ? say('row.towingOf', { kilograms: formatNumber(kg) }) : undefined,
  ],
  ['ancap', 'row.ancap', (_vehicle, { details }) => details?.ancap],
  ['warranty', 'row.warranty', (_vehicle, { details }) => details?.warranty],
  ['place', 'row.place', ({ location_name, city }) => location_name ?? city],
];

/** The rows of a comparison; what no vehicle states has none. */
export const compareRows = (compared: readonly Compared[], say: GarageSay, sayVehicle: VehicleSay): CompareRow[] =>
  READERS.map(([key, label, read]) =>
    row(
      key,
      say(label),
      compared.map((one) => read(one.vehicle, one, say, sayVehicle)),
    ),
  ).filter(({ values }) => values.some((value) => value !== undefined));

function row(key: string, label: string, found: readonly (string | number | undefined)[]): CompareRow {
  const values = found.map((value) => (value === undefined || value === '' ? undefined : String(value)));
  return { key, label, values, differs: new Set(values).size > 1 };
}
