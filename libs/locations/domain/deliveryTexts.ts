import { worded } from './words/worded.js';

/** What a shopper reads about a delivery that cannot be estimated (A8). The page and the service use the same texts. */
export const DELIVERY_TEXTS = {
  empty: worded('delivery.empty'),
  malformed: worded('delivery.malformed'),
  noCoverage: worded('delivery.noCoverage'),
} as const;
