import { excludesCharges } from './charges.js';
import { effectivePrice } from './price.js';
import type { VehicleSay } from './words/say.js';
import { reservableProblem, type Reservable, type ReservableOptions } from './reservable.js';

/** Why a vehicle cannot be bought online. */
export interface PurchaseProblem {
  /** "charges": its price is not all that is payable, and the platform cannot work out what is. */
  readonly kind: 'reservation' | 'charges';
  /** For those who ask about a site; shoppers read `chargesProblem`. */
  readonly text: string;
}

const CHARGES: PurchaseProblem = { kind: 'charges', text: 'its price does not include government charges' };

/** Why a vehicle whose price is not all that is payable cannot be bought online, for shoppers. */
export const chargesProblem = (say: VehicleSay): string => say('charges.notOnline');

/**
 * Why a vehicle cannot be bought online; undefined for one that can (BUY-02, BUY-03). A purchase ends with the sum that
 * is payable: what cannot be reserved, and what has no such sum, is not sold online.
 */
export function purchaseProblem(vehicle: Reservable, options: ReservableOptions): PurchaseProblem | undefined {
  const reservation = reservableProblem(vehicle, options);
  if (reservation !== undefined) return { kind: 'reservation', text: reservation };
  if (effectivePrice(vehicle) === undefined) return { kind: 'reservation', text: 'it has no price' };
  return excludesCharges(vehicle) ? CHARGES : undefined;
}

/** Whether a vehicle can be bought online. Cards, pages and the service ask this one. */
export const isPurchasable = (vehicle: Reservable, options: ReservableOptions): boolean =>
  purchaseProblem(vehicle, options) === undefined;
