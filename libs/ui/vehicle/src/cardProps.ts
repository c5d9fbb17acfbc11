import { financeRoute, purchaseRoute, reserveRoute, vehicleRoute, type RouteRef } from '@forecourt/contracts';
import { cardRepayment } from '@forecourt/finance-maths';
import {
  cardButtons,
  cardFacts,
  cardTag,
  chooseImages,
  isAvailable,
  marketIndicator,
  priceDisplay,
  priceDrop,
  titleLines,
  type CardButton,
  type CardButtonName,
  type CardFactName,
  type MarketPriceOptions,
  type PriceOptions,
  type ReservableOptions,
  type TagOptions,
  type VehicleSummary,
} from '@forecourt/vehicle';
import { wordsOf, type Worded } from '@forecourt/words';
import type { VehicleCardProps } from './VehicleCard.js';
import { uiVehicleWords, type UiVehicleSay } from './words.js';

/** Options of the site that decide what a card says: section `vehicle`, and whether subscriptions are offered. */
export interface CardOptions
  extends Omit<PriceOptions, 'offersSubscription' | 'now'>, TagOptions, MarketPriceOptions, ReservableOptions {
  cardFacts: readonly CardFactName[];
  newArrivalImages: readonly string[];
  /** Weekly repayment with its rates (CARD-07). */
  cardRepayment?: boolean;
  /** Days for which a price that was cut says so. */
  priceDropDays?: number;
  cardButtons: readonly CardButtonName[];
  /** Button of a vehicle that cannot be sold. */
  similarText: string;
  /** How often the vehicle was looked at. */
  cardViews: boolean;
  /** Shown where a picture is missing. */
  placeholderImage: string;
}

const dropRule = ({ wasPriceMinDays, wasPriceWindowDays, priceDropDays = 0 }: CardOptions) => ({
  minDays: wasPriceMinDays,
  windowDays: wasPriceWindowDays,
  shownDays: priceDropDays,
});

/** What a card shows of a vehicle on a site (CARD-01 to CARD-05). `now` in epoch milliseconds. */
export function cardProps(
  vehicle: VehicleSummary,
  options: CardOptions,
  context: { offersSubscription: boolean; now: number; href: string },
): Omit<VehicleCardProps, 'actions' | 'say'> {
  const images = chooseImages(vehicle.thumbnails, vehicle, options.newArrivalImages);
  const [image = options.placeholderImage, ...moreImages] = images;
  const price = priceDisplay(vehicle, { ...options, offersSubscription: context.offersSubscription, now: context.now });
  const { onCards = false, above = 0 } = options.marketPrice ?? {};
  const market = onCards && isAvailable(vehicle) ? marketIndicator(vehicle, price, above) : undefined;
  return {
    href: context.href,
    title: titleLines(vehicle),
    price,
    market,
    facts: cardFacts(vehicle, options.cardFacts),
    drop:
      price.kind === 'price' && isAvailable(vehicle)
        ? priceDrop(vehicle.price_history, price.amount, dropRule(options), context.now)
        : undefined,
    repayment: cardRepayment(vehicle, options.cardRepayment ?? false),
    tag: cardTag(vehicle, options, context.now),
    image,
    moreImages,
    photos: images === vehicle.thumbnails ? vehicle.photos_count : images.length,
    place: vehicle.location_name ?? vehicle.city,
    views: options.cardViews ? vehicle.views : undefined,
  };
}

/** Pages that the buttons of a card lead to; a button without its page is left out. */
export interface CardLinks {
  /** The vehicle's own page. */
  href: string;
  /** The site's finance page. */
  finance?: string | undefined;
  /** Where a vehicle is reserved. */
  reserve?: string | undefined;
  /** Where vehicles are bought online. */
  purchase?: string | undefined;
}

/**
 * Buttons of a card in the site's order (CARD-01); of a vehicle that cannot be sold the one to similar ones (CARD-04).
 */
export function cardActions(
  vehicle: VehicleSummary,
  options: Pick<CardOptions, 'cardButtons' | 'similarText' | keyof ReservableOptions>,
  { href, finance, reserve, purchase }: CardLinks,
  say: UiVehicleSay,
): { label: string; href: string }[] {
  const links: Readonly<Record<CardButton['name'], { label: string; href: string | undefined }>> = {
    similar: { label: options.similarText, href: `${href}#enquiry` },
    view: { label: say('view'), href },
    enquire: { label: say('enquire'), href: `${href}#enquiry` },
    finance: { label: say('finance'), href: finance && `${finance}?car_id=${encodeURIComponent(vehicle.id)}` },
    reserve: { label: say('reserve'), href: reserve },
    buy: { label: say('buy'), href: purchase && `${purchase}?car_id=${encodeURIComponent(vehicle.slug)}` },
  };
  return cardButtons(vehicle, options.cardButtons, options)
    .filter(({ isShown }) => isShown)
    .flatMap(({ name }) => {
      const { label, href: to } = links[name];
      return to === undefined ? [] : [{ label, href: to }];
    });
}

/** The pages of a site with its words, as `useSite()` has them. */
interface Pages extends Worded {
  href<Param extends string>(
    route: RouteRef<Param>,
    params?: Readonly<Partial<Record<Param, string>>>,
  ): string | undefined;
}

/** A card with its buttons, all leading to pages that the site has. */
export function cardWithActions(
  vehicle: VehicleSummary,
  options: CardOptions,
  { pages, ...context }: { pages: Pages; offersSubscription: boolean; now: number },
): VehicleCardProps {
  const { slug } = vehicle;
  const href = pages.href(vehicleRoute, { slug }) ?? '#';
  const say = wordsOf(pages, uiVehicleWords);
  return {
    ...cardProps(vehicle, options, { ...context, href }),
    actions: cardActions(
      vehicle,
      options,
      {
        href,
        finance: pages.href(financeRoute),
        reserve: pages.href(reserveRoute, { slug }),
        purchase: pages.href(purchaseRoute),
      },
      say,
    ),
    say,
  };
}
