import { formatDollars } from './format.js';
import { known } from './known.js';
import { supportsWasPrice } from './priceHistory.js';
import type { PriceType, Vehicle } from './vehicle.js';

export interface PriceOptions {
  noPriceText: string;
  preorderText: string;
  priceTypeLabels: Readonly<Partial<Record<PriceType, string>>>;
  showWasPrice: boolean;
  /** Days for which the vehicle must have been offered at the was-price; 0 asks for no history. */
  wasPriceMinDays: number;
  /** Days before now within which they must lie. */
  wasPriceWindowDays: number;
  /** Moment at which it is shown, epoch milliseconds. Without it no was-price that needs a history shows. */
  now?: number | undefined;
  /** The site offers subscriptions. */
  offersSubscription: boolean;
}

export type PricedVehicle = Pick<
  Vehicle,
  'price' | 'before_price' | 'price_history' | 'offer_price' | 'subscription_price' | 'price_type' | 'preorder'
> & {
  /** Price without the offer in force, where `price` is the offer's already (search documents). */
  regular_price?: number | undefined;
};

/** What every surface shows as the price: card, page, sticky header, structured data, feeds. */
export type PriceDisplay =
  | { kind: 'subscription'; amount: number; text: string; suffix: 'per week' }
  | { kind: 'price'; amount: number; text: string; typeLabel?: string; was?: { amount: number; text: string } }
  | { kind: 'text'; text: string };

/** Prices of 10 dollars or less are placeholders of feeds, not prices (A4). */
const PLACEHOLDER_PRICE = 10;

/**
 * Whole dollars of a real price; absent for placeholders. Cents are rounded before they are compared: what is compared
 * is what is shown.
 */
export function realPrice(amount: number | undefined): number | undefined {
  const dollars = Math.round(amount ?? Number.NaN);
  return dollars > PLACEHOLDER_PRICE && Number.isFinite(dollars) ? dollars : undefined;
}

/**
 * The price that counts, whole dollars: the reduced one where there is one, else the normal one; absent when neither is
 * real.
 */
export function effectivePrice(vehicle: Pick<PricedVehicle, 'price' | 'offer_price'>): number | undefined {
  const price = realPrice(vehicle.price);
  const offer = realPrice(vehicle.offer_price);
  return offer !== undefined && (price === undefined || offer < price) ? offer : price;
}

/** Price display precedence of A4: subscription, price above 10, PREORDER, the site's no-price text. */
export function priceDisplay(vehicle: PricedVehicle, options: PriceOptions): PriceDisplay {
  const { subscription_price: subscription } = vehicle;
  if (options.offersSubscription && subscription !== undefined && subscription > 0) {
    return { kind: 'subscription', amount: subscription, text: formatDollars(subscription), suffix: 'per week' };
  }
  const amount = effectivePrice(vehicle);
  if (amount !== undefined) {
    const typeLabel = known(options.priceTypeLabels, vehicle.price_type);
    const was = options.showWasPrice ? wasPrice(vehicle, amount, options) : undefined;
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

/** Whether what shows the price also shows the higher one before it: the proof of a special price. */
export function showsReduction(vehicle: PricedVehicle, options: PriceOptions): boolean {
  const shown = priceDisplay(vehicle, options);
  return shown.kind === 'price' && shown.was !== undefined;
}

/**
 * A was-price shows only when it exceeds the current price (A4) and the record proves that it was the asking price: the
 * price before, or the vehicle's own price with an offer.
 */
function wasPrice(vehicle: PricedVehicle, current: number, options: PriceOptions): number | undefined {
  const rule = { minDays: options.wasPriceMinDays, windowDays: options.wasPriceWindowDays };
  return [vehicle.before_price, vehicle.regular_price ?? vehicle.price]
    .map(realPrice)
    .find(
      (amount) =>
        amount !== undefined && amount > current && supportsWasPrice(vehicle.price_history, amount, rule, options.now),
    );
}
