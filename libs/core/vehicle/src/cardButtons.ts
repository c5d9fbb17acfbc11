import { isAvailable } from './availability.js';
import { effectivePrice } from './price.js';
import type { Vehicle } from './vehicle.js';

export type CardButtonName = 'view' | 'enquire' | 'finance' | 'reserve';
export interface CardButton {
  name: CardButtonName | 'similar';
  isShown: boolean;
  /** Why it is there or not, for those who ask. */
  reason: string;
}

type Sellable = Pick<Vehicle, 'status' | 'reserved' | 'price' | 'offer_price'>;

/** Whether a vehicle can be held: in stock, not held by somebody else, and with a price to hold it at (A5, BUY-02). */
export const isReservable = (vehicle: Sellable): boolean => reservableProblem(vehicle) === undefined;

function reservableProblem(vehicle: Sellable): string | undefined {
  if (vehicle.status !== 'in_stock') return `its status is ${vehicle.status}`;
  if (vehicle.reserved) return 'it is reserved';
  return effectivePrice(vehicle) === undefined ? 'it has no price' : undefined;
}

/**
 * Buttons of a card in the site's order, with the reason for each (A2, CARD-01, CARD-04). A vehicle that cannot be sold
 * has the one that leads to similar vehicles.
 */
export function cardButtons(vehicle: Sellable, names: readonly CardButtonName[]): CardButton[] {
  if (!isAvailable(vehicle)) {
    return [
      { name: 'similar', isShown: true, reason: `the vehicle cannot be sold: its status is ${vehicle.status}` },
      ...names.map((name) => ({ name, isShown: false, reason: 'the vehicle cannot be sold' })),
    ];
  }
  return names.map((name) => {
    if (name === 'reserve') {
      const problem = reservableProblem(vehicle);
      return { name, isShown: problem === undefined, reason: problem ?? 'it is in stock, free and priced' };
    }
    if (name === 'finance' && effectivePrice(vehicle) === undefined)
      return { name, isShown: false, reason: 'it has no price to finance' };
    return { name, isShown: true, reason: 'the site shows it' };
  });
}
