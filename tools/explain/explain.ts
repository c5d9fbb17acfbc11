import { tradeInOptions } from '@forecourt/enquiry';
import { financeRefusal, findFinance } from '@forecourt/finance-maths';
import { checkoutSection, purchaseSection } from '@forecourt/checkout/domain';
import { dayIn, findSection, sectionOf, shownOnSite, vehicleOptionsOf, vehicleSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import {
  cardTag,
  choosePhone,
  daysAsked,
  effectivePrice,
  formatDollars,
  isAvailable,
  offersFavourite,
  offersTradeIn,
  priceDisplay,
  purchaseProblem,
  realPrice,
  reservableProblem,
  showsCertified,
  type Vehicle,
} from '@forecourt/vehicle';

/** What a site makes of a vehicle in one respect, and the option or fact that decided it. */
export interface Line {
  what: string;
  is: string;
  because: string;
}

export function explain(vehicle: Vehicle, site: ConfiguredSite, now: number): Line[] {
  const options = vehicleOptionsOf(site);
  const layer = (section: string, key: string) => site.explain(section, key);
  const visibility = shownOnSite(vehicle, site, now);
  const price = priceDisplay(vehicle, { ...options, offersSubscription: site.site.offersSubscription, now });
  const tag = cardTag(vehicle, options, now);
  const phone = choosePhone(site.site.phones, vehicle.car_type, vehicle.location?.phone);
  const available = isAvailable(vehicle);
  const priceLine =
    price.kind === 'text'
      ? price.text
      : `${price.text}${price.kind === 'price' && price.was ? ` (was ${price.was.text})` : ''}`;
  return [
    {
      what: 'Listed',
      is: visibility.isListed ? 'shown' : 'hidden',
      because: visibility.reasons
        .map(({ holds, text, layer: from }) => `${holds ? '✓' : '✗'} ${text} [${from}]`)
        .join('\n'),
    },
    {
      what: 'Page',
      is: visibility.isReachable ? 'answers' : '404',
      because: visibility.isReachable
        ? 'listed, or sold and otherwise within the stock rule'
        : 'outside the stock rule',
    },
    {
      what: 'Price',
      is: priceLine,
      because:
        price.kind === 'text'
          ? `no price above 10 [${layer('vehicle', 'noPriceText')}]`
          : `price ${vehicle.price ?? '-'}, offer ${vehicle.offer_price ?? '-'}` +
            `, subscription ${vehicle.subscription_price ?? '-'}` +
            `; subscriptions ${site.site.offersSubscription ? 'on' : 'off'}` +
            ` [${layer('site', 'offersSubscription')}]`,
    },
    wasPriceLine(vehicle, site, now),
    {
      what: 'Tag',
      is: tag?.label ?? 'none',
      because: tag
        ? `${tag.kind} is the first that applies [${layer('vehicle', 'tagLabels')}]`
        : 'none of the seven applies',
    },
    certifiedLine(vehicle, site),
    financeLine(vehicle, site, now),
    reserveLine(vehicle, site),
    buyLine(vehicle, site),
    tradeInLine(vehicle, site),
    {
      what: 'Enquire',
      is: available ? 'shown' : 'Find Me Something Similar instead',
      because: `status is ${vehicle.status}`,
    },
    {
      what: 'Call',
      is: phone ?? 'not shown',
      because: phone
        ? `first of override, ${vehicle.car_type}, new, used, location [${layer('site', 'phones')}]`
        : 'no number is configured',
    },
    {
      what: 'Favourite',
      is: offersFavourite(
        { car_type: vehicle.car_type, price: vehicle.price, photos_count: vehicle.images.length },
        options,
      )
        ? 'offered'
        : 'hidden',
      because: `favourites ${options.favourites ? 'on' : 'off'} [${layer('vehicle', 'favourites')}]`,
    },
  ];
}

/** Whether a higher price shows next to the price, and what the record of asking prices says of it (CARD-03). */
function wasPriceLine(vehicle: Vehicle, site: ConfiguredSite, now: number): Line {
  const what = 'Was-price';
  const options = vehicleOptionsOf(site);
  const shown = priceDisplay(vehicle, { ...options, offersSubscription: site.site.offersSubscription, now });
  const from = (key: string) => `[${site.explain('vehicle', key)}]`;
  const { showWasPrice, wasPriceMinDays: least, wasPriceWindowDays: window } = options;
  if (!showWasPrice) return { what, is: 'not shown', because: `showWasPrice is off ${from('showWasPrice')}` };
  if (shown.kind !== 'price') return { what, is: 'not shown', because: 'no price is shown that could be lower' };
  const higher = [vehicle.before_price, vehicle.price].flatMap((amount) => {
    const price = realPrice(amount);
    return price !== undefined && price > shown.amount ? [price] : [];
  });
  const because = higher.map((price) => {
    const days = Math.floor(daysAsked(vehicle.price_history, price, window, now));
    return `${formatDollars(price)} was the price on ${days} of the last ${window} days; ${least} are needed`;
  });
  return {
    what,
    is: shown.was?.text ?? 'not shown',
    because: because.length > 0 ? `${because.join('\n')} ${from('wasPriceMinDays')}` : 'no higher price is known',
  };
}

function certifiedLine(vehicle: Vehicle, site: ConfiguredSite): Line {
  const options = vehicleOptionsOf(site);
  const key = options.certifiedBadge ? 'certifiedMakes' : 'certifiedBadge';
  const makes = options.certifiedMakes.length > 0 ? options.certifiedMakes.join(', ') : 'every make';
  return {
    what: 'Certified',
    is: showsCertified(vehicle, options) ? 'badge' : 'no badge',
    because:
      `the vehicle is ${vehicle.certified === true ? '' : 'not '}certified, its status is ${vehicle.status}; ` +
      (options.certifiedBadge ? `the badge is for ${makes}` : 'the site has no badge') +
      ` [${site.explain('vehicle', key)}]`,
  };
}

function financeLine(vehicle: Vehicle, site: ConfiguredSite, now: number): Line {
  const what = 'Finance';
  const config = findFinance(site);
  if (!config) return { what, is: 'not shown', because: 'the site has no finance' };
  const { financeProvider: provider, manufacturer, timeZone } = site.site;
  const { testDriveOnlyTags } = sectionOf(site, vehicleSection);
  const today = dayIn(timeZone, now);
  const refusal = financeRefusal(vehicle, config, { provider, manufacturer, today, testDriveOnlyTags });
  const rule = `rule ${config.lenderVariant} [${site.explain('finance', 'lenderVariant')}]`;
  return { what, is: refusal ? 'not shown' : 'shown', because: refusal ? `${refusal}; ${rule}` : `it passes ${rule}` };
}

function reserveLine(vehicle: Vehicle, site: ConfiguredSite): Line {
  const what = 'Reserve';
  if (findSection(site, checkoutSection)?.isOn !== true)
    return { what, is: 'not offered', because: `reservations are off [${site.explain('checkout', 'isOn')}]` };
  const problem = reservableProblem(vehicle, sectionOf(site, vehicleSection));
  const rule = `[${site.explain('vehicle', 'reservable')}]`;
  return {
    what,
    is: problem ? 'not offered' : 'offered',
    because: `${problem ?? 'the site’s rule allows it'} ${rule}`,
  };
}

function buyLine(vehicle: Vehicle, site: ConfiguredSite): Line {
  const what = 'Buy online';
  const off = (section: 'checkout' | 'purchase', words: string): Line => ({
    ...{ what, is: 'not offered' },
    because: `${words} [${site.explain(section, 'isOn')}]`,
  });
  if (findSection(site, checkoutSection)?.isOn !== true) return off('checkout', 'reservations are off');
  if (findSection(site, purchaseSection)?.isOn !== true) return off('purchase', 'online purchases are off');
  const problem = purchaseProblem(vehicle, sectionOf(site, vehicleSection));
  if (problem?.kind === 'charges') return { what, is: 'not offered', because: problem.text };
  const rule = `[${site.explain('vehicle', 'reservable')}]`;
  return {
    ...{ what, is: problem ? 'not offered' : 'offered' },
    because: `${problem?.text ?? 'it can be reserved, and its price is all that is payable'} ${rule}`,
  };
}

function tradeInLine(vehicle: Vehicle, site: ConfiguredSite): Line {
  const what = 'Trade-in';
  if (!tradeInOptions(site).tradeInPages.includes('trade-in'))
    return {
      ...{ what, is: 'not offered' },
      because: `the site has no page for it [${site.explain('forms', 'tradeInPages')}]`,
    };
  return {
    ...{ what, is: offersTradeIn(vehicle) ? 'offered' : 'not offered' },
    because:
      `status is ${vehicle.status}${vehicle.reserved === true ? ', reserved' : ''}, ` +
      `price ${effectivePrice(vehicle) ?? '-'}; it needs in_stock, no reservation and a price above 200`,
  };
}
