export * from './dayCalls.js';
export * from './deskFields.js';
export * from './leadCalls.js';
export * from './recordCalls.js';
export * from './signInCalls.js';
export * from './siteCalls.js';
export {
  endsAfterStart,
  MOST_PEOPLE,
  OFFER_TEXTS,
  PERSON_TEXTS,
  type DeskOffer,
  type DeskPlacePerson,
} from './siteEntries.js';
