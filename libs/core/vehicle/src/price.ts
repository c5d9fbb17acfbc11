import { formatDollars } from './format.js';
import type { PriceType, Vehicle } from './vehicle.js';

export interface PriceOptions {
  noPriceText: string;
  preorderText: string;
  priceTypeLabels: Readonly<Partial<Record<PriceType, string>>>;
  showWasPrice: boolean;
  /** The site offers subscriptions. */
  offersSubscription: boolean;
}

export type PricedVehicle = Pick<
  Vehicle,
  'price' | 'before_price' | 'offer_price' | 'subscription_price' | 'price_type' | 'preorder'
>;

/** What every surface shows as the price: card, page, sticky header, structured data, feeds. */
export type PriceDisplay =
  | { kind: 'subscription'; amount: number; text: string; suffix: 'per week' }
  | { kind: 'price'; amount: number; text: string; typeLabel?: string; was?: { amount: number; text: string } }
  | { kind: 'text'; text: string };

/** Prices of 10 dollars or less are placeholders of feeds, not prices (A4). */
const PLACEHOLDER_PRICE = 10;

/** The price that counts: the reduced one where there is one, else the normal one; absent when neither is real. */
export function effectivePrice({
  price,
  offer_price: offer,
}: Pick<PricedVehicle, 'price' | 'offer_price'>): number | undefined {
  const isReal = (amount: number | undefined): amount is number => amount !== undefined && amount > PLACEHOLDER_PRICE;
  if (isReal(offer) && (!isReal(price) || offer < price)) return offer;
  return isReal(price) ? price : undefined;
}

/** Price display precedence of A4: subscription, price above 10, PREORDER, the site's no-price text. */
export function priceDisplay(vehicle: PricedVehicle, options: PriceOptions): PriceDisplay {
  const { subscription_price: subscription } = vehicle;
  if (options.offersSubscription && subscription !== undefined && subscription > 0) {
    return { kind: 'subscription', amount: subscription, text: formatDollars(subscription), suffix: 'per week' };
  }
  const amount = effectivePrice(vehicle);
  if (amount !== undefined) {
    const typeLabel = vehicle.price_type && options.priceTypeLabels[vehicle.price_type];
    const was = options.showWasPrice ? wasPrice(vehicle, amount) : undefined;
    return {
      kind: 'price',
      amount,
      text: formatDollars(amount),
      ...(typeLabel ? { typeLabel } : {}),
      ...(was === undefined ? {} : { was: { amount: was, text: formatDollars(was) } }),
    };
  }
  return { kind: 'text', text: vehicle.preorder ? options.preorderText : options.noPriceText };
}

/** A was-price shows only when it exceeds the current price (A4). */
function wasPrice(vehicle: PricedVehicle, current: number): number | undefined {
  const candidates = [vehicle.before_price, vehicle.price].filter((price) => price !== undefined && price > current);
  return candidates.length > 0 ? Math.max(...(candidates as number[])) : undefined;
}
