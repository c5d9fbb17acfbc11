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
  'field.codeAddress': null;
  'account.none': null;
  'account.taken': null;
  'field.taken': null;
  'watchlist.none': null;
  'watchlist.full': null;
  'watchlist.noMobile': null;
  'field.noMobile': null;
  'field.otherMobile': null;
  'searches.most': { count: number };
  'field.most': { count: string | number };
  'field.listing': { example: string | number };
  'alerts.none': null;
  'alerts.noLink': null;
  'alerts.linkUsed': null;
  'alerts.empty': null;
  'alerts.tooSoon': { wait: string | number };
  'alerts.newWording': null;
  'alerts.notAgreed': null;
  'field.alertsEmpty': null;
  'field.mailTooSoon': { wait: string | number };
  'field.wording': { version: string | number };
  'field.consent': null;
  'field.email': null;
  'vehicle.none': null;
  'field.noVehicle': null;
  'enquiry.none': null;
  'request.none': null;
  'tradeIn.none': null;
  'tradeIn.noForm': null;
  'tradeIn.accepted': null;
  'tradeIn.noEstimate': null;
  'field.year': { year: string | number };
  'photos.none': null;
  'photos.form': null;
  'photos.broken': null;
  'photos.refused': null;
  'photo.none': null;
  'photo.refused': { reason: string | number };
  'field.photos': null;
  'leadPhoto.over': null;
  'booking.none': null;
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
  'market.later': null;
  'brochures.busy': null;
  'field.site': null;
  'field.place': null;
  'field.dealership': null;
  'desk.noLead': null;
  'desk.nothing': null;
  'desk.notCounted': null;
  'field.mail': null;
  'field.activity': { days: number };
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
  'field.codeAddress': ['must be an e-mail address, or an Australian mobile number such as 0412 345 678'],
  'account.none': ['This site has no accounts.'],
  'account.taken': ['This address belongs to another account. Sign in with it instead.'],
  'field.taken': ['belongs to another account'],
  'watchlist.none': ['This site has no watchlist.'],
  'watchlist.full': ['The watchlist is full. Remove a vehicle to save another.'],
  'watchlist.noMobile': ['A watchlist needs a mobile number in the account.'],
  'field.noMobile': ['is missing in the account'],
  'field.otherMobile': ['is not that of the account'],
  'searches.most': [
    'An account keeps ',
    ['count', 'plural', { one: ['#', ' search'], other: ['#', ' searches'] }],
    '. Remove one to save another.',
  ],
  'field.most': ['can be ', ['count'], ' at most'],
  'field.listing': ['must be an address of this site’s listing, such as ', ['example']],
  'alerts.none': ['This site sends no messages about vehicles and searches.'],
  'alerts.noLink': ['There are no messages under this link.'],
  'alerts.linkUsed': ['This link was used already, or has expired.'],
  'alerts.empty': ['Save a vehicle or a search first.'],
  'alerts.tooSoon': ['Please wait ', ['wait'], ' before you ask once more. The link of the last mail is still good.'],
  'alerts.newWording': ['The words beside the tick have changed. Please load the page again and read them.'],
  'alerts.notAgreed': ['Tick that you agree to the messages.'],
  'field.alertsEmpty': ['must name a vehicle or a search of this site'],
  'field.mailTooSoon': ['can have another mail in ', ['wait']],
  'field.wording': ['must be "', ['version'], '"'],
  'field.consent': ['is required to switch messages on'],
  'field.email': ['must be an e-mail address such as kim@example.com'],
  'vehicle.none': ['There is no such vehicle on this site.'],
  'field.noVehicle': ['is no vehicle of this site'],
  'enquiry.none': ['No enquiry was sent from here.'],
  'request.none': ['There is no such request.'],
  'tradeIn.none': ['This site takes no trade-ins.'],
  'tradeIn.noForm': ['This site has no such form.'],
  'tradeIn.accepted': ['The offer was accepted already: it stands as it was.'],
  'tradeIn.noEstimate': ['There is no estimate that could be accepted: a person values this car.'],
  'field.year': ['must be a year up to ', ['year']],
  'photos.none': ['This site takes no photos.'],
  'photos.form': ['Photos are sent as multipart/form-data.'],
  'photos.broken': ['This form cannot be read: it is no multipart/form-data, or was cut off.'],
  'photos.refused': ['No photo could be taken.'],
  'photo.none': ['There is no such photo.'],
  'photo.refused': [['reason'], '.'],
  'field.photos': ['must hold at least one file'],
  'leadPhoto.over': ['This link opens nothing any more. Ask for the lead to be sent again for a new one.'],
  'booking.none': ['There is no such booking.'],
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
  'market.later': ['The market cannot be looked up just now.'],
  'brochures.busy': ['Many brochures are being made just now. Please ask again in a moment.'],
  'field.site': ['is not the id of this site'],
  'field.place': ['is no place of this site'],
  'field.dealership': ['is no dealership of this site'],
  'desk.noLead': ['There is no such lead.'],
  'desk.nothing': ['There is nothing of this kind here.'],
  'desk.notCounted': ['Nothing is counted here.'],
  'field.mail': ['must be an e-mail address'],
  'field.activity': [
    'must be within ',
    ['days', 'plural', { one: ['#', ' day'], other: ['#', ' days'] }],
    ' before `to`',
  ],
});
