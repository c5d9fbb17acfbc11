import { worded } from './words/worded.js';

/** Why there is no price of a delivery (A8). Pages and the service say the same. */
export const DELIVERY_TEXTS = {
  empty: worded('delivery.empty'),
  malformed: worded('delivery.malformed'),
  noCoverage: worded('delivery.noCoverage'),
} as const;
