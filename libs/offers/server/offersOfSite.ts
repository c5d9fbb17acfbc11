import { Refusal } from '@forecourt/contracts/api';
import {
  offerListSection,
  offersOn,
  offerState,
  type Offer,
  type OfferAnswer,
  type OffersAnswer,
  type OfferSummary,
} from '@forecourt/offers/domain';
import { nameSlug } from '@forecourt/contracts';
import { dayIn, findSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { ITEM_TYPES, slugify } from '@forecourt/vehicle';
import { worded } from './words/worded.js';

/** Further offers on the page of one. */
const OTHERS = 3;

/** What a site offers at a moment, by its own day. Throws a refusal where the site has no offers. */
function readList(configured: ConfiguredSite, now: number) {
  const list = findSection(configured, offerListSection);
  if (!list?.isOn) throw new Refusal(404, worded('none'));
  const moment = { websiteId: configured.site.id, today: dayIn(configured.site.timeZone, now) };
  return { list, moment, shown: offersOn(list, moment).map(summaryOf) };
}

/** Answer of `listOffers` (OFR-01, OFR-02). */
export function offersOfSite(
  site: ConfiguredSite,
  { make, category }: { readonly make?: string | undefined; readonly category?: string | undefined },
  now: number,
): OffersAnswer {
  const { shown } = readList(site, now);
  return {
    offers: shown.filter(
      (offer) =>
        (make === undefined || offer.manufacturer?.slug === make) &&
        (category === undefined || (offer.category !== undefined && nameSlug(offer.category) === category)),
    ),
    makes: counts(
      shown.map(({ manufacturer }) => manufacturer?.name),
      slugify,
    ),
    categories: counts(
      shown.map(({ category: kind }) => kind),
      nameSlug,
    ),
  };
}

/** Answer of `readOffer`: 410 for an offer that is over, 404 for one that the site does not show. */
export function offerOfSite(site: ConfiguredSite, id: string, now: number): OfferAnswer {
  const { list, moment, shown } = readList(site, now);
  const item = list.items.find((offer) => offer.id === id);
  const state = item && offerState(item, list.shownThoughExcluded, moment);
  if (state === 'over') throw new Refusal(410, worded('offer.over'));
  if (!item || state !== 'on') throw new Refusal(404, worded('offer.none'));
  const offer = summaryOf(item);
  const isOfMake = (other: OfferSummary) => Number(other.manufacturer?.slug === offer.manufacturer?.slug);
  const others = shown.filter((other) => other.id !== offer.id).sort((a, b) => isOfMake(b) - isOfMake(a));
  const { stock } = item;
  return {
    offer,
    ...(stock ? { stock: { ...stock, facets: stock.facets ?? {} } } : {}),
    others: others.slice(0, OTHERS),
  };
}

const named = (name: string) => ({ slug: slugify(name), name });

function summaryOf(offer: Offer): OfferSummary {
  const { id, name, category, image, imageAlt, price, terms, description, disclaimer, starts, expires } = offer;
  const { manufacturer, model, stock } = offer;
  const itemTypes = ITEM_TYPES.filter((type) => stock?.facets?.item_type?.includes(type));
  return {
    ...{ id, name, category, price, description, disclaimer, starts, expires },
    terms: terms ?? [],
    ...(image === undefined ? {} : { image: { path: image, alt: imageAlt ?? '' } }),
    ...(manufacturer === undefined ? {} : { manufacturer: named(manufacturer) }),
    ...(model ? { model: { ...named(model.name), overrideUrl: model.override_url } } : {}),
    ...(itemTypes.length > 0 ? { itemTypes } : {}),
  };
}

/** Each name once with how often it is there, in the order in which they came. */
function counts(names: readonly (string | undefined)[], slugOf: (name: string) => string) {
  const found = new Map<string, number>();
  for (const name of names) if (name !== undefined) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].map(([name, count]) => ({ slug: slugOf(name), name, count }));
}
