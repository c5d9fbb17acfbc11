import type { OfferSummary } from '@forecourt/offers/domain';

const LONG =
  'Choose any new D-Max from our stock and the first three logbook services are on us, at any of our ' +
  'workshops. The price is the price: registration, stamp duty, insurance and our delivery are in it, ' +
  'and there is nothing to add on the day.';

/** An offer with everything, and texts that are longer than a card shows at first. */
export const OFFER: OfferSummary = {
  id: 'd-max',
  name: 'D-Max, ready to drive away',
  category: 'New vehicle offer',
  image: { path: 'stock/isuzu-d-max/silver/outback/front.webp', alt: 'A silver ute' },
  price: { label: 'Drive away from', amount: 60_990, note: 'for the SX crew cab' },
  terms: [
    { label: 'Interest rate', value: '6.29% p.a.' },
    { label: 'Comparison rate', value: '8.74% p.a.' },
  ],
  description: `${LONG}\n\nTell us what you tow.`,
  disclaimer: `For private buyers. ${LONG}`,
  expires: '2026-12-31',
  manufacturer: { slug: 'isuzu', name: 'Isuzu' },
  model: { slug: 'd-max', name: 'D-Max' },
};

/** One with no more than an offer must have. */
export const PLAIN: OfferSummary = {
  id: 'plain',
  name: 'A wall box with every used electric car',
  terms: [],
  description: 'For your garage.',
  disclaimer: 'One for each car.',
};
