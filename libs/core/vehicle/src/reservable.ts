import { matches, type Facts, type Rule } from './rules/index.js';
import { isAvailable, isTestDriveOnly } from './availability.js';
import { effectivePrice } from './price.js';
import type { Vehicle } from './vehicle.js';

/** Facts that decide whether a vehicle can be held online: those that a card knows as well as its page. */
export const RESERVABLE_FACTS = {
  car_type: 'string',
  status: 'string',
  item_type: 'string',
  make: 'string',
  model: 'string',
  body: 'string',
  fuel: 'string',
  state: 'string',
  city: 'string',
  tag: 'string',
  dealership_slug: 'string',
  stocknum: 'string',
  certified: 'bool',
  preorder: 'bool',
  price: 'number',
  year: 'number',
  km: 'number',
} as const;
export type ReservableFact = keyof typeof RESERVABLE_FACTS;

/** Options of the section `vehicle`. */
export interface ReservableOptions {
  readonly reservable: Rule<ReservableFact>;
  readonly testDriveOnlyTags: readonly string[];
}

/** Default rule: in stock, and with a price. */
export const RESERVABLE: Rule<ReservableFact> = {
  all: [
    { fact: 'status', in: ['in_stock'] },
    { fact: 'price', atLeast: 1 },
  ],
};

export type Reservable = Pick<
  Vehicle,
  | 'car_type'
  | 'status'
  | 'item_type'
  | 'make'
  | 'model'
  | 'simple_body'
  | 'simple_fuel'
  | 'state'
  | 'city'
  | 'tag'
  | 'dealership_slug'
  | 'stocknum'
  | 'certified'
  | 'preorder'
  | 'price'
  | 'offer_price'
  | 'price_type'
  | 'year'
  | 'km'
  | 'reserved'
>;

const factsOf = (vehicle: Reservable): Facts<ReservableFact> => ({
  car_type: vehicle.car_type,
  status: vehicle.status,
  item_type: vehicle.item_type,
  make: vehicle.make,
  model: vehicle.model,
  body: vehicle.simple_body,
  fuel: vehicle.simple_fuel,
  state: vehicle.state,
  city: vehicle.city,
  tag: vehicle.tag,
  dealership_slug: vehicle.dealership_slug,
  stocknum: vehicle.stocknum,
  certified: vehicle.certified ?? false,
  preorder: vehicle.preorder ?? false,
  price: effectivePrice(vehicle),
  year: vehicle.year,
  km: vehicle.km,
});

/** Why a vehicle cannot be held online (A5, B4, BUY-02); undefined for one that can. */
export function reservableProblem(vehicle: Reservable, options: ReservableOptions): string | undefined {
  // no rule can allow these: a vehicle that is gone, or that is held already
  if (!isAvailable(vehicle)) return `its status is ${vehicle.status}`;
  if (vehicle.reserved) return 'it is reserved';
  if (isTestDriveOnly(vehicle, options.testDriveOnlyTags)) return 'it is for test drives only';
  return matches(options.reservable, factsOf(vehicle)) ? undefined : 'the site’s rule (vehicle.reservable) says no';
}

/** Whether a vehicle can be held online, by the site's own rule (BUY-02). Cards, pages and the service ask this one. */
export const isReservable = (vehicle: Reservable, options: ReservableOptions): boolean =>
  reservableProblem(vehicle, options) === undefined;
