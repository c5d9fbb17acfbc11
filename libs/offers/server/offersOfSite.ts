import { nameSlug } from '@forecourt/contracts';
import {
  apiError,
  offerAnswer,
  offerParams,
  offersAnswer,
  offersQuery,
  type OfferSummary,
  Refusal,
} from '@forecourt/contracts/api';
import {
  dayIn,
  findSection,
  offersOn,
  offerState,
  sectionRef,
  type Offer,
  type OfferList,
} from '@forecourt/site-config';
import { ITEM_TYPES, slugify } from '@forecourt/vehicle';
import type { FastifyRequest } from 'fastify';
import type { Routes } from '../context.js';
import { worded } from '../words/worded.js';

const offersSection = sectionRef<OfferList>('offers');

/** Further offers on the page of one. */
const OTHERS = 3;

/** What the dealer of this site offers, by the day of the site (OFR-01, OFR-02). */
export const offerRoutes: Routes = (app, { siteOf, clock }) => {
  const ofSite = (request: Pick<FastifyRequest, 'host'>) => {
    const configured = siteOf(request);
    const list = findSection(configured, offersSection);
    if (!list?.isOn) throw new Refusal(404, worded('offers.none'));
    const moment = { websiteId: configured.site.id, today: dayIn(configured.site.timeZone, clock()) };
    return { list, moment, shown: offersOn(list, moment).map(summaryOf) };
  };
  const tags = ['offers'];

  app.get(
    '/api/offers',
    {
      schema: {
        summary: 'What the dealer offers today',
        ...{ tags, querystring: offersQuery, response: { 200: offersAnswer, 404: apiError, 422: apiError } },
      },
    },
    (request) => {
      const { shown } = ofSite(request);
      const { make, category } = request.query;
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
    },
  );

  app.get(
    '/api/offers/:id',
    {
      schema: {
        summary: 'One offer',
        ...{ tags, params: offerParams, response: { 200: offerAnswer, 404: apiError, 410: apiError } },
      },
    },
    (request) => {
      const { list, moment, shown } = ofSite(request);
      const item = list.items.find(({ id }) => id === request.params.id);
      const state = item && offerState(item, list.shownThoughExcluded, moment);
      if (state === 'over') throw new Refusal(410, worded('offer.over'));
      if (!item || state !== 'on') throw new Refusal(404, worded('offer.none'));
      const offer = summaryOf(item);
      const isOfMake = (other: OfferSummary) => Number(other.manufacturer?.slug === offer.manufacturer?.slug);
      const others = shown.filter(({ id }) => id !== offer.id).sort((a, b) => isOfMake(b) - isOfMake(a));
      const { stock } = item;
      return {
        offer,
        ...(stock ? { stock: { ...stock, facets: stock.facets ?? {} } } : {}),
        others: others.slice(0, OTHERS),
      };
    },
  );
};

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
