// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const apiWords = defineWords<{
  decoy: null;
  'field.decoy': null;
  'field.choice': { values: string | number };
  signIn: null;
  'signIn.please': null;
  'code.wrong': null;
  'code.tooSoon': { wait: string | number };
  'field.code': null;
  'field.codeTooSoon': { wait: string | number };
  'vehicle.none': null;
  'vehicle.gone': null;
  'photo.none': null;
  'reservation.none': null;
  'purchase.reserved': null;
  'purchase.notOnline': null;
  'purchase.noSummary': null;
  'purchase.noValuation': null;
  'purchase.noFinance': null;
  'purchase.where': null;
  'purchase.noDelivery': null;
  'purchase.farDelivery': null;
  'purchase.noAddress': null;
  'field.valuation': null;
  'field.outright': null;
  'field.pickUp': null;
}>('api', {
  decoy: ['This cannot be sent. Please call us.'],
  'field.decoy': ['must be left empty'],
  'field.choice': ['must be one of ', ['values']],
  signIn: ['Sign in first.'],
  'signIn.please': ['Please sign in first.'],
  'code.wrong': ['This code is wrong or has expired. Check it, or ask for a new one.'],
  'code.tooSoon': [
    'Please wait ',
    ['wait'],
    ' before you ask for another code. The last one that was sent may still be good.',
  ],
  'field.code': ['is wrong or has expired'],
  'field.codeTooSoon': ['can have another code in ', ['wait']],
  'vehicle.none': ['There is no such vehicle on this site.'],
  'vehicle.gone': ['This vehicle is no longer here.'],
  'photo.none': ['There is no such photo.'],
  'reservation.none': ['There is no such reservation.'],
  'purchase.reserved': ['Somebody else has reserved this vehicle.'],
  'purchase.notOnline': ['This vehicle cannot be bought online.'],
  'purchase.noSummary': ['There is no summary of a purchase yet.'],
  'purchase.noValuation': ['We cannot find this valuation any more.'],
  'purchase.noFinance': ['There is no finance for this vehicle.'],
  'purchase.where': ['Please choose where you pick it up.'],
  'purchase.noDelivery': ['Vehicles are picked up here.'],
  'purchase.farDelivery': ['We cannot price a delivery there online. Please choose pick-up, or give us a call.'],
  'purchase.noAddress': ['Please enter your street and suburb.'],
  'field.valuation': ['must be a valuation of your own'],
  'field.outright': ['must be outright: this vehicle has no finance'],
  'field.pickUp': ['must be pick-up: nothing is delivered here'],
});
