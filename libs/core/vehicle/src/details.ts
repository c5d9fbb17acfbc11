import { formatDate, formatKilometres, formatLitres, formatNumber } from './format.js';
import { known } from './known.js';
import type { Vehicle, VehicleVariant } from './vehicle.js';

export interface Detail {
  label: string;
  value: string;
}
export interface DetailGroup {
  title: string;
  rows: Detail[];
}

type Row = readonly [label: string, value: string | number | undefined | false];

const rows = (items: readonly Row[]): Detail[] =>
  items.flatMap(([label, value]) =>
    value === undefined || value === false || value === '' ? [] : [{ label, value: String(value) }],
  );

const unit = (value: number | undefined, suffix: string): string | undefined =>
  value === undefined ? undefined : `${formatNumber(value)} ${suffix}`;

const CAR_TYPE_LABELS = { new: 'New', demo: 'Demo', used: 'Used' } as const;
/** Condition in words; nothing for one that the platform does not know. */
export const carTypeLabel = (type: Vehicle['car_type']): string | undefined => known(CAR_TYPE_LABELS, type);

const date = (value: string | undefined): string | undefined => (value ? formatDate(value) : undefined);

/** Key information in the order of importance to a buyer; empty values are left out (A4, VDP-07). */
export function keyInformation(vehicle: Vehicle): Detail[] {
  const { variant, caravan } = vehicle;
  const range: Row = ['Electric range', unit(variant?.electric_range, 'km')];
  const gears: Row = ['Transmission', vehicle.simple_transmission ?? vehicle.trans];
  const fuel: Row = ['Fuel', vehicle.simple_fuel ?? vehicle.fuel];
  const isElectric = String(fuel[1]).toLowerCase() === 'electric';
  return rows([
    ['Condition', carTypeLabel(vehicle.car_type)],
    ['Kilometres', vehicle.km === undefined ? undefined : formatKilometres(vehicle.km)],
    // how far it goes is what buyers of electric cars ask first
    ...(isElectric ? [fuel, range, gears] : [gears, fuel]),
    ['Body', vehicle.simple_body ?? vehicle.body],
    ['Drive', vehicle.simple_drive ?? vehicle.drive],
    ['Engine', engine(vehicle)],
    ['Sleeps', caravan?.sleeps],
    ['Tare weight', unit(caravan?.tare_weight, 'kg')],
    ['ATM', unit(caravan?.aggregate_trailer_mass, 'kg')],
    ['Body length', unit(caravan?.body_length, 'mm')],
    ...(isElectric ? [] : [range]),
    ['Fuel consumption', unit(variant?.fuelconsumptioncombined, 'L/100km')],
    ['Colour', vehicle.colour],
    ['Interior', vehicle.interior_colour],
    ['Seats', vehicle.seats],
    ['Doors', vehicle.doors],
    ['Rego', vehicle.regplate],
    ['Rego expiry', date(vehicle.rego_expiry)],
    ['Build date', date(vehicle.build_date)],
    ['Compliance date', date(vehicle.compliance_date)],
    ['VIN', vehicle.vin],
    ['Stock number', vehicle.stocknum],
  ]);
}

function engine(vehicle: Vehicle): string | undefined {
  const litres = vehicle.engine_size_litres ?? vehicle.variant?.enginesize_litres;
  const cylinders = vehicle.cylinders ?? vehicle.variant?.cylinders;
  const parts = [
    litres ? formatLitres(litres) : undefined,
    cylinders ? `${cylinders} cyl` : undefined,
    vehicle.variant?.induction,
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}

/** Stars with their year: a rating without it may not be shown. */
export const ancapText = ({ ancaprating: stars, ancap_year: year }: VehicleVariant = {}): string | undefined =>
  stars === undefined || year === undefined ? undefined : `${stars} ${stars === 1 ? 'star' : 'stars'} (${year})`;

/** How long the manufacturer's warranty lasts from new. */
export const warrantyText = ({ warranty_years: years }: VehicleVariant = {}): string | undefined =>
  unit(years, years === 1 ? 'year' : 'years');

/** All specifications in groups; empty rows and empty groups are hidden (A5, VDP-07). */
export function specifications(vehicle: Vehicle): DetailGroup[] {
  const { variant = {}, caravan } = vehicle;
  const groups: DetailGroup[] = [
    {
      title: 'Engine and drivetrain',
      rows: rows([
        ['Engine', engine(vehicle)],
        ['Cylinders', vehicle.cylinders ?? variant.cylinders],
        ['Displacement', unit(variant.enginesize, 'cc')],
        ['Induction', variant.induction],
        ['Power', unit(variant.power, 'kW')],
        ['Torque', unit(variant.torque, 'Nm')],
        ['Transmission', vehicle.trans ?? vehicle.simple_transmission],
        ['Gear type', variant.geartype],
        ['Gears', vehicle.gearnum],
        ['Drive', vehicle.drive ?? vehicle.simple_drive],
        ['Fuel', vehicle.fuel ?? vehicle.simple_fuel],
        ['Fuel consumption (combined)', unit(variant.fuelconsumptioncombined, 'L/100km')],
        ['Fuel capacity', unit(variant.fuelcapacity, 'L')],
        ['Electric range', unit(variant.electric_range, 'km')],
        ['Battery capacity', unit(variant.battery_capacity, 'kWh')],
      ]),
    },
    {
      title: 'Dimensions and masses',
      rows: rows([
        ['Length', unit(variant.vehiclelength, 'mm')],
        ['Width', unit(variant.vehiclewidth, 'mm')],
        ['Height', unit(variant.vehicleheight, 'mm')],
        ['Wheelbase', unit(variant.wheelbase, 'mm')],
        ['Tare mass', unit(variant.tare_mass, 'kg')],
        ['Gross vehicle mass (GVM)', unit(variant.grossvehiclemass, 'kg')],
        ['Gross combination mass (GCM)', unit(variant.grosscombinationmass, 'kg')],
        ['Payload', unit(variant.payload, 'kg')],
      ]),
    },
    {
      title: 'Towing',
      rows: rows([
        ['Towing capacity, braked', unit(variant.towingcapacitybraked, 'kg')],
        ['Towing capacity, unbraked', unit(variant.towingcapacityunbraked, 'kg')],
        ['Towball mass', unit(variant.towball_mass, 'kg')],
      ]),
    },
    {
      title: 'Caravan',
      rows: rows([
        ['Sleeps', caravan?.sleeps],
        ['Body length', unit(caravan?.body_length, 'mm')],
        ['Body width', unit(caravan?.body_width, 'mm')],
        ['Tare weight', unit(caravan?.tare_weight, 'kg')],
        ['Aggregate trailer mass (ATM)', unit(caravan?.aggregate_trailer_mass, 'kg')],
        ['Ball weight', unit(caravan?.ball_weight, 'kg')],
        ['Axle type', caravan?.axle_type],
      ]),
    },
    {
      title: 'Safety and warranty',
      rows: rows([
        ['ANCAP rating', ancapText(variant)],
        ['Manufacturer warranty', warrantyText(variant)],
      ]),
    },
    {
      title: 'Body and interior',
      rows: rows([
        ['Body', vehicle.body ?? vehicle.simple_body],
        ['Body configuration', variant.bodyconfiguration],
        ['Doors', vehicle.doors],
        ['Seats', vehicle.seats],
        ['Colour', vehicle.colour],
        ['Interior colour', vehicle.interior_colour],
      ]),
    },
  ];
  return groups.filter((group) => group.rows.length > 0);
}
