// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const garageServerWords = defineWords<{
  signIn: null;
  'code.subject': { code: string | number; dealer: string | number };
  'code.signIn': { code: string | number };
  'code.newAddress': { code: string | number };
  'code.note': null;
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
  'vehicle.none': null;
  'field.noVehicle': null;
  'confirm.subject': { dealer: string | number };
  'confirm.request': null;
  'confirm.until': null;
  'confirm.action': null;
  'confirm.note': null;
  'vehicle.news': { vehicle: string | number; news: string | number };
  'vehicle.sold': null;
  'vehicle.price': { price: string | number; before: string | number };
  'vehicles.changed': { count: number };
  'vehicles.suchAs': { count: number; vehicle: string | number; news: string | number };
  'vehicles.one': null;
  'vehicles.several': null;
  'vehicles.shown': { shown: string | number; count: string | number };
  'vehicles.see': null;
  'vehicles.note': null;
  'search.new': { count: number };
  'search.subject': { count: number; search: string | number };
  'search.text': { count: number; search: string | number };
  'searches.subject': { count: string | number };
  'searches.text': { count: string | number };
  'searches.one': null;
  'searches.several': null;
  'searches.newOne': null;
  'searches.see': null;
  'searches.daily': null;
  'searches.weekly': null;
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
  decoy: null;
  'field.decoy': null;
  'field.alertsEmpty': null;
  'field.mailTooSoon': { wait: string | number };
  'field.wording': { version: string | number };
  'field.consent': null;
  'field.email': null;
}>('garage-server', {
  signIn: ['Sign in first.'],
  'code.subject': [['code'], ' is your code for ', ['dealer']],
  'code.signIn': ['Your code to sign in is ', ['code'], '. It works for ten minutes.'],
  'code.newAddress': ['Your code to use this address with your account is ', ['code'], '. It works for ten minutes.'],
  'code.note': ['If you did not ask for it, nothing happens without the code. Never tell it to anybody, nor to us.'],
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
  'vehicle.none': ['There is no such vehicle on this site.'],
  'field.noVehicle': ['is no vehicle of this site'],
  'confirm.subject': ['Please confirm: messages from ', ['dealer']],
  'confirm.request': [
    'Somebody, most likely you, asked us to write to this address when vehicles or searches that they saved change.',
  ],
  'confirm.until': ['We do so once you confirm it. The link is good for two days.'],
  'confirm.action': ['Confirm'],
  'confirm.note': ['If it was not you, do nothing: we write no more, and forget this address.'],
  'vehicle.news': [['vehicle'], ': ', ['news']],
  'vehicle.sold': ['It is sold.'],
  'vehicle.price': ['Now ', ['price'], ', ', ['before'], ' when you saved it.'],
  'vehicles.changed': [
    [
      'count',
      'plural',
      { one: ['#', ' vehicle that you saved has changed'], other: ['#', ' vehicles that you saved have changed'] },
    ],
  ],
  'vehicles.suchAs': [
    [
      'count',
      'plural',
      { one: ['#', ' vehicle that you saved has changed'], other: ['#', ' vehicles that you saved have changed'] },
    ],
    ', such as ',
    ['vehicle'],
    ': ',
    ['news'],
  ],
  'vehicles.one': ['A vehicle that you saved has changed.'],
  'vehicles.several': ['Vehicles that you saved have changed.'],
  'vehicles.shown': ['These are ', ['shown'], ' of ', ['count'], '.'],
  'vehicles.see': ['See it'],
  'vehicles.note': ['You asked us to tell you of lower prices and of sales.'],
  'search.new': [['count', 'plural', { one: ['#', ' new vehicle'], other: ['#', ' new vehicles'] }]],
  'search.subject': [
    ['count', 'plural', { one: ['#', ' new vehicle'], other: ['#', ' new vehicles'] }],
    ': ',
    ['search'],
  ],
  'search.text': [
    ['count', 'plural', { one: ['#', ' new vehicle'], other: ['#', ' new vehicles'] }],
    ' for your search ',
    ['search'],
    '.',
  ],
  'searches.subject': ['New vehicles for ', ['count'], ' of your searches'],
  'searches.text': ['New vehicles for ', ['count'], ' of your searches.'],
  'searches.one': ['There is something new for a search that you saved.'],
  'searches.several': ['There is something new for searches that you saved.'],
  'searches.newOne': ['New'],
  'searches.see': ['See them'],
  'searches.daily': ['You asked us to tell you of new matches once a day.'],
  'searches.weekly': ['You asked us to tell you of new matches once a week.'],
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
  decoy: ['This cannot be sent. Please call us.'],
  'field.decoy': ['must be left empty'],
  'field.alertsEmpty': ['must name a vehicle or a search of this site'],
  'field.mailTooSoon': ['can have another mail in ', ['wait']],
  'field.wording': ['must be "', ['version'], '"'],
  'field.consent': ['is required to switch messages on'],
  'field.email': ['must be an e-mail address such as kim@example.com'],
});
