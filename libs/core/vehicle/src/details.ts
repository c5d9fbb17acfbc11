import { formatDate, type PlainKeyOf } from '@forecourt/words';
import { formatKilometres, formatLitres, formatNumber } from './format.js';
import { known } from './known.js';
import { valueWord } from './valueWord.js';
import type { Vehicle, VehicleVariant } from './vehicle.js';
import type { VehicleSay } from './words/say.js';
import type { vehicleWords } from './words/vehicleWords.js';

/** Which detail it is, whatever its label. */
export type DetailId = Extract<PlainKeyOf<typeof vehicleWords>, `detail.${string}`>;

export interface Detail {
  id: DetailId;
  label: string;
  value: string;
}
export interface DetailGroup {
  title: string;
  rows: Detail[];
}

type Row = readonly [id: DetailId, value: string | number | undefined | false];

/** A value of the stock in the words of the site; nothing where the vehicle has none. */
const said = (value: string | undefined, say: VehicleSay): string | undefined => value && valueWord(value, say);

const rowsIn =
  (say: VehicleSay) =>
  (items: readonly Row[]): Detail[] =>
    items.flatMap(([id, value]) =>
      value === undefined || value === false || value === '' ? [] : [{ id, label: say(id), value: String(value) }],
    );

const unit = (value: number | undefined, suffix: string): string | undefined =>
  value === undefined ? undefined : `${formatNumber(value)} ${suffix}`;

const CONDITIONS = { new: 'condition.new', demo: 'condition.demo', used: 'condition.used' } as const;
/** Condition in words; nothing for one that the platform does not know. */
export function carTypeLabel(type: Vehicle['car_type'], say: VehicleSay): string | undefined {
  const key = known(CONDITIONS, type);
  return key && say(key);
}

const date = (value: string | undefined, { language }: VehicleSay): string | undefined =>
  value ? formatDate(value, language) : undefined;

/** Key information in the order of importance to a buyer; empty values are left out (A4, VDP-07). */
export function keyInformation(vehicle: Vehicle, say: VehicleSay): Detail[] {
  const { variant, caravan } = vehicle;
  const range: Row = ['detail.electricRange', unit(variant?.electric_range, 'km')];
  const gears: Row = ['detail.transmission', said(vehicle.simple_transmission ?? vehicle.trans, say)];
  const fuel: Row = ['detail.fuel', said(vehicle.simple_fuel ?? vehicle.fuel, say)];
  const isElectric = (vehicle.simple_fuel ?? vehicle.fuel)?.toLowerCase() === 'electric';
  return rowsIn(say)([
    ['detail.condition', carTypeLabel(vehicle.car_type, say)],
    ['detail.kilometres', vehicle.km === undefined ? undefined : formatKilometres(vehicle.km, say.language)],
    // how far it goes is what buyers of electric cars ask first
    ...(isElectric ? [fuel, range, gears] : [gears, fuel]),
    ['detail.body', said(vehicle.simple_body ?? vehicle.body, say)],
    ['detail.drive', said(vehicle.simple_drive ?? vehicle.drive, say)],
    ['detail.engine', engine(vehicle, say)],
    ['detail.sleeps', caravan?.sleeps],
    ['detail.tareWeight', unit(caravan?.tare_weight, 'kg')],
    ['detail.atm', unit(caravan?.aggregate_trailer_mass, 'kg')],
    ['detail.bodyLength', unit(caravan?.body_length, 'mm')],
    ...(isElectric ? [] : [range]),
    ['detail.fuelConsumption', unit(variant?.fuelconsumptioncombined, 'L/100km')],
    ['detail.colour', said(vehicle.colour, say)],
    ['detail.interior', said(vehicle.interior_colour, say)],
    ['detail.seats', vehicle.seats],
    ['detail.doors', vehicle.doors],
    ['detail.rego', vehicle.regplate],
    ['detail.regoExpiry', date(vehicle.rego_expiry, say)],
    ['detail.buildDate', date(vehicle.build_date, say)],
    ['detail.complianceDate', date(vehicle.compliance_date, say)],
    ['detail.vin', vehicle.vin],
    ['detail.stockNumber', vehicle.stocknum],
  ]);
}

function engine(vehicle: Vehicle, say: VehicleSay): string | undefined {
  const litres = vehicle.engine_size_litres ?? vehicle.variant?.enginesize_litres;
  const cylinders = vehicle.cylinders ?? vehicle.variant?.cylinders;
  const parts = [
    litres ? formatLitres(litres) : undefined,
    cylinders ? say('cylinders', { count: cylinders }) : undefined,
    vehicle.variant?.induction,
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}

/** Stars with their year: a rating without it may not be shown. */
export const ancapText = (
  { ancaprating: stars, ancap_year: year }: VehicleVariant = {},
  say: VehicleSay,
): string | undefined => (stars === undefined || year === undefined ? undefined : say('ancap', { stars, year }));

/** How long the manufacturer's warranty lasts from new. */
export const warrantyText = ({ warranty_years: years }: VehicleVariant = {}, say: VehicleSay): string | undefined =>
  years === undefined ? undefined : say('warranty', { years });

/** All specifications in groups; empty rows and empty groups are hidden (A5, VDP-07). */
export function specifications(vehicle: Vehicle, say: VehicleSay): DetailGroup[] {
  const { variant = {}, caravan } = vehicle;
  const rows = rowsIn(say);
  const groups: DetailGroup[] = [
    {
      title: say('group.drivetrain'),
      rows: rows([
        ['detail.engine', engine(vehicle, say)],
        ['detail.cylinders', vehicle.cylinders ?? variant.cylinders],
        ['detail.displacement', unit(variant.enginesize, 'cc')],
        ['detail.induction', variant.induction],
        ['detail.power', unit(variant.power, 'kW')],
        ['detail.torque', unit(variant.torque, 'Nm')],
        ['detail.transmission', said(vehicle.trans ?? vehicle.simple_transmission, say)],
        ['detail.gearType', variant.geartype],
        ['detail.gears', vehicle.gearnum],
        ['detail.drive', said(vehicle.drive ?? vehicle.simple_drive, say)],
        ['detail.fuel', said(vehicle.fuel ?? vehicle.simple_fuel, say)],
        ['detail.fuelConsumptionCombined', unit(variant.fuelconsumptioncombined, 'L/100km')],
        ['detail.fuelCapacity', unit(variant.fuelcapacity, 'L')],
        ['detail.electricRange', unit(variant.electric_range, 'km')],
        ['detail.batteryCapacity', unit(variant.battery_capacity, 'kWh')],
      ]),
    },
    {
      title: say('group.dimensions'),
      rows: rows([
        ['detail.length', unit(variant.vehiclelength, 'mm')],
        ['detail.width', unit(variant.vehiclewidth, 'mm')],
        ['detail.height', unit(variant.vehicleheight, 'mm')],
        ['detail.wheelbase', unit(variant.wheelbase, 'mm')],
        ['detail.tareMass', unit(variant.tare_mass, 'kg')],
        ['detail.gvm', unit(variant.grossvehiclemass, 'kg')],
        ['detail.gcm', unit(variant.grosscombinationmass, 'kg')],
        ['detail.payload', unit(variant.payload, 'kg')],
      ]),
    },
    {
      title: say('group.towing'),
      rows: rows([
        ['detail.towingBraked', unit(variant.towingcapacitybraked, 'kg')],
        ['detail.towingUnbraked', unit(variant.towingcapacityunbraked, 'kg')],
        ['detail.towballMass', unit(variant.towball_mass, 'kg')],
      ]),
    },
    {
      title: say('group.caravan'),
      rows: rows([
        ['detail.sleeps', caravan?.sleeps],
        ['detail.bodyLength', unit(caravan?.body_length, 'mm')],
        ['detail.bodyWidth', unit(caravan?.body_width, 'mm')],
        ['detail.tareWeight', unit(caravan?.tare_weight, 'kg')],
        ['detail.aggregateTrailerMass', unit(caravan?.aggregate_trailer_mass, 'kg')],
        ['detail.ballWeight', unit(caravan?.ball_weight, 'kg')],
        ['detail.axleType', caravan?.axle_type],
      ]),
    },
    {
      title: say('group.safety'),
      rows: rows([
        ['detail.ancap', ancapText(variant, say)],
        ['detail.warranty', warrantyText(variant, say)],
      ]),
    },
    {
      title: say('group.body'),
      rows: rows([
        ['detail.body', said(vehicle.body ?? vehicle.simple_body, say)],
        ['detail.bodyConfiguration', variant.bodyconfiguration],
        ['detail.doors', vehicle.doors],
        ['detail.seats', vehicle.seats],
        ['detail.colour', said(vehicle.colour, say)],
        ['detail.interiorColour', said(vehicle.interior_colour, say)],
      ]),
    },
  ];
  return groups.filter((group) => group.rows.length > 0);
}
