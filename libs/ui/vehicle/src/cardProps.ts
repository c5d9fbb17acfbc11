import { cardRepayment } from '@forecourt/finance-maths';
import {
  cardFacts,
  cardTag,
  chooseImages,
  IMAGE_NOT_FOUND,
  isAvailable,
  marketIndicator,
  priceDisplay,
  titleLines,
  type CardFactName,
  type MarketPriceOptions,
  type PriceOptions,
  type TagOptions,
  type VehicleSummary,
} from '@forecourt/vehicle';
import type { VehicleCardProps } from './VehicleCard.js';

/** Options of the site that decide what a card says: section `vehicle`, and whether subscriptions are offered. */
export interface CardOptions extends Omit<PriceOptions, 'offersSubscription' | 'now'>, TagOptions, MarketPriceOptions {
  cardFacts: readonly CardFactName[];
  newArrivalImages: readonly string[];
  /** Weekly repayment with its rates (CARD-07). */
  cardRepayment?: boolean;
}

/** What a card shows of a vehicle on a site (CARD-01 to CARD-05). `now` in epoch milliseconds. */
export function cardProps(
  vehicle: VehicleSummary,
  options: CardOptions,
  context: { offersSubscription: boolean; now: number; href: string },
): Omit<VehicleCardProps, 'actions'> {
  const [image = IMAGE_NOT_FOUND] = chooseImages(vehicle.thumbnails, vehicle, options.newArrivalImages);
  const price = priceDisplay(vehicle, { ...options, offersSubscription: context.offersSubscription, now: context.now });
  const { onCards = false, above = 0 } = options.marketPrice ?? {};
  const market = onCards && isAvailable(vehicle) ? marketIndicator(vehicle, price, above) : undefined;
  return {
    href: context.href,
    title: titleLines(vehicle),
    price,
    market,
    facts: cardFacts(vehicle, options.cardFacts),
    repayment: cardRepayment(vehicle, options.cardRepayment ?? false),
    tag: cardTag(vehicle, options, context.now),
    image,
    place: vehicle.location_name ?? vehicle.city,
  };
}

/** The button of a vehicle that cannot be sold (CARD-04), or the site's first one. */
export const cardAction = (vehicle: Pick<VehicleSummary, 'status'>, href: string): { label: string; href: string } =>
  isAvailable(vehicle)
    ? { label: 'View details', href }
    : { label: 'Find Me Something Similar', href: `${href}#enquiry` };
