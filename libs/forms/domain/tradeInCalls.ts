import * as z from 'zod/mini';
import { defineCall } from '@forecourt/contracts/call';
import {
  adjustmentsBody,
  fieldText,
  miscellaneousBody,
  offerBody,
  regoAnswer,
  regoBody,
  tradeInAnswer,
  tradeInBody,
} from '@forecourt/enquiry/schema';

const tags = ['trade-in'];
const refusals = [403, 404, 409, 415, 422, 429];
const anId = fieldText({ kind: 'line', max: 60 });
const ofLead = z.object({ lead: z.string().check(z.maxLength(60)) });

/** Parameters of a photo's address. */
export const photoOfLead = z.object({ lead: anId, photo: anId });

/** Finds a shopper's car by its plate (TRD-02). */
export const findRego = defineCall({
  method: 'POST',
  path: '/api/trade-in/rego',
  summary: 'Finds a car by its plate',
  tags,
  body: regoBody,
  answer: regoAnswer,
  refusals,
});

/** The third step of a trade-in (B7, lead start). */
export const startTradeIn = defineCall({
  method: 'POST',
  path: '/api/trade-in/leads',
  summary: 'Starts a trade-in: stores the lead, and says what the car may be worth',
  description: 'The same key with the same words is one lead. The visitor’s cookie goes on with it for a week.',
  tags,
  body: tradeInBody,
  answer: tradeInAnswer,
  successes: { 200: 'Known already by its key.', 201: '' },
  refusals,
});

export const readTradeIn = defineCall({
  method: 'GET',
  path: '/api/trade-in/:lead',
  summary: 'A trade-in of this visitor',
  tags,
  params: ofLead,
  answer: tradeInAnswer,
  refusals: [404, 429],
});

export const adjustTradeIn = defineCall({
  method: 'POST',
  path: '/api/trade-in/:lead/adjustments',
  summary: 'Changes the answers about the car, and what it may be worth',
  tags,
  params: ofLead,
  body: adjustmentsBody,
  answer: tradeInAnswer,
  refusals,
});

/** The shopper's answer to the estimate (B7, offer accepted). */
export const answerOffer = defineCall({
  method: 'POST',
  path: '/api/trade-in/:lead/offer',
  summary: 'Accepts the offer, or asks for a person',
  description:
    'Event 18 and subcategory "3. Offer Accepted" for an offer that is accepted; once, however often it is sent.',
  tags,
  params: ofLead,
  body: offerBody,
  answer: tradeInAnswer,
  refusals,
});

export const storeValuation = defineCall({
  method: 'POST',
  path: '/api/miscellaneous',
  summary: 'Stores what another valuer said of the car of a lead',
  description: 'Bound to a lead of the visitor’s own. Nothing but `valuation` is stored.',
  tags,
  body: miscellaneousBody,
  answer: z.object({ stored: z.literal(true), lead_id: z.string() }),
  refusals,
});

export const removePhoto = defineCall({
  method: 'POST',
  path: '/api/trade-in/:lead/photos/:photo/remove',
  summary: 'Removes a photo from a trade-in of this visitor',
  tags,
  params: photoOfLead,
  answer: tradeInAnswer,
  refusals: [403, 404, 415, 422, 429],
});
