import { listOffers, readOffer } from '@forecourt/offers/domain';
import { defineModule, serve } from '@forecourt/service';
import { offerPages } from './offerPages.js';
import { offerOfSite, offersOfSite } from './offersOfSite.js';
import { offersServerWords } from './words/translated.js';

/** What a dealer offers, by the day of the site. */
export const offersModule = defineModule({
  id: 'offers',
  words: offersServerWords,
  calls: ({ now }) => [
    serve(listOffers, ({ site, query }) => offersOfSite(site, query, now())),
    serve(readOffer, ({ site, params }) => offerOfSite(site, params.id, now())),
  ],
  pages: (site, { now }) => offerPages(site, now()),
});
