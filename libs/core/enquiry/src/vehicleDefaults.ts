import type { Vehicle } from '@forecourt/vehicle';

/** Vehicle fields that an enquiry gets automatically (B3), from the stock at the time it was sent. */
export interface VehicleDefaults {
  readonly car_id: string;
  readonly stock_number: string;
  readonly vehicle_make: string;
  readonly vehicle_model: string;
  readonly manufacturer_slug: string;
  readonly car_type: string;
  readonly vehicle_status: string;
  readonly dealership_slug?: string;
  readonly car_dealership_id?: string;
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Of the stock, and not of the form: no sender can say otherwise. */
export function vehicleDefaults(
  vehicle: Vehicle,
  dealerships: readonly { readonly id: string; readonly slug: string }[],
): VehicleDefaults {
  const { dealership_slug: slug } = vehicle;
  const id = vehicle.dealership_id ?? dealerships.find((dealership) => dealership.slug === slug)?.id;
  return {
    car_id: vehicle.id,
    stock_number: vehicle.stocknum,
    vehicle_make: vehicle.make,
    vehicle_model: vehicle.model,
    manufacturer_slug: slugOf(vehicle.make),
    car_type: vehicle.car_type,
    vehicle_status: vehicle.status,
    ...(slug ? { dealership_slug: slug } : {}),
    ...(id ? { car_dealership_id: id } : {}),
  };
}
