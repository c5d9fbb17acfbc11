// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const offersWords = defineWords<{
  home: null;
  explore: { model: string | number };
  bookTestDrive: null;
  'none.title': null;
  'none.text': null;
  'none.viewStock': null;
  kinds: null;
  all: null;
  makes: null;
  allMakes: null;
  choice: { name: string | number; count: string | number };
  more: null;
  ofMake: { make: string | number };
  'stock.title': null;
  'stock.pages': null;
  'stock.pageOf': { page: string | number; pages: string | number };
  'stock.previous': null;
  'stock.next': null;
  offer: null;
  ends: { date: string | number };
  viewMore: null;
  viewLess: null;
  viewDisclaimer: null;
  'list.failed': null;
  'list.again': null;
  'list.loading': null;
  enquiry: null;
  actionFor: { action: string | number; offer: string | number };
  conditions: null;
  vehicles: null;
  seeAll: { count: number };
  'saved.title': null;
  'saved.remove': null;
  'saved.removeOffer': { offer: string | number };
  save: null;
  'tile.link': null;
  'chat.fails': null;
  'chat.open': null;
  'head.page': { title: string | number; page: string | number };
  'head.description': { dealer: string | number };
  title: null;
  enquire: null;
}>('offers', {
  home: ['Home'],
  explore: ['Explore ', ['model']],
  bookTestDrive: ['Book A Test Drive'],
  'none.title': ['No Results Available'],
  'none.text': ['There appears to be no offers currently available that meet the conditions of your search'],
  'none.viewStock': ['View our stock'],
  kinds: ['Kinds of offers'],
  all: ['All offers'],
  makes: ['Makes'],
  allMakes: ['All makes'],
  choice: [['name'], ' (', ['count'], ')'],
  more: ['More offers'],
  ofMake: [['make'], ' offers'],
  'stock.title': ['Vehicles at a special price'],
  'stock.pages': ['Pages of vehicles'],
  'stock.pageOf': ['Page ', ['page'], ' of ', ['pages']],
  'stock.previous': ['Previous'],
  'stock.next': ['Next'],
  offer: ['Offer'],
  ends: ['Ends ', ['date']],
  viewMore: ['View more'],
  viewLess: ['View less'],
  viewDisclaimer: ['View full disclaimer'],
  'list.failed': ['The offers cannot be read just now.'],
  'list.again': ['Try again'],
  'list.loading': ['Loading offers …'],
  enquiry: ['Enquire about this offer'],
  actionFor: [['action'], ': ', ['offer']],
  conditions: ['Conditions'],
  vehicles: ['Vehicles of this offer'],
  seeAll: ['See all ', ['count', 'number']],
  'saved.title': ['Saved offers'],
  'saved.remove': ['Remove'],
  'saved.removeOffer': ['Remove ', ['offer']],
  save: ['Save offer'],
  'tile.link': ['See the offer'],
  'chat.fails': ['Does the chat not open?'],
  'chat.open': ['Open it on a page of its own'],
  'head.page': [['title'], ', page ', ['page']],
  'head.description': ['What ', ['dealer'], ' offers at the moment, with prices, terms and conditions.'],
  title: ['Special Offers'],
  enquire: ['Enquire Now'],
});
