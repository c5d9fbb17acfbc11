export * from './dayCalls.js';
export * from './deskFields.js';
export * from './leadCalls.js';
export * from './recordCalls.js';
export * from './signInCalls.js';
export * from './siteCalls.js';
export { MOST_PICTURES, MOST_PICTURES_AT_ONCE, PICTURE_ALT } from './sitePictures.js';
export {
  endsAfterStart,
  MOST_PEOPLE,
  OFFER_TEXTS,
  PERSON_TEXTS,
  type DeskOffer,
  type DeskPlacePerson,
} from './siteEntries.js';
