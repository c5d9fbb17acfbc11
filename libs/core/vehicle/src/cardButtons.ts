import { isAvailable } from './availability.js';
import { effectivePrice } from './price.js';
import { purchaseProblem } from './purchasable.js';
import { reservableProblem, type Reservable, type ReservableOptions } from './reservable.js';

export type CardButtonName = 'view' | 'enquire' | 'finance' | 'reserve' | 'buy';
export interface CardButton {
  name: CardButtonName | 'similar';
  isShown: boolean;
  /** Why it is there or not, for those who ask. */
  reason: string;
}

/**
 * Buttons of a card in the site's order, with the reason for each (A2, CARD-01, CARD-04). A vehicle that cannot be sold
 * has the one that leads to similar vehicles.
 */
export function cardButtons(
  vehicle: Reservable,
  names: readonly CardButtonName[],
  options: ReservableOptions,
): CardButton[] {
  if (!isAvailable(vehicle)) {
    return [
      { name: 'similar', isShown: true, reason: `the vehicle cannot be sold: its status is ${vehicle.status}` },
      ...names.map((name) => ({ name, isShown: false, reason: 'the vehicle cannot be sold' })),
    ];
  }
  return names.map((name) => {
    if (name === 'reserve' || name === 'buy') {
      const problem = name === 'buy' ? purchaseProblem(vehicle, options)?.text : reservableProblem(vehicle, options);
      return { name, isShown: problem === undefined, reason: problem ?? 'the site’s rule allows it' };
    }
    if (name === 'finance' && effectivePrice(vehicle) === undefined)
      return { name, isShown: false, reason: 'it has no price to finance' };
    return { name, isShown: true, reason: 'the site shows it' };
  });
}
