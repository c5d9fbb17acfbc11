// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const navigationWords = defineWords<{
  announcements: null;
  'menu.main': null;
  'menu.close': null;
  'menu.open': null;
  'menu.drawer': null;
  'menu.drawerLinks': null;
  'menu.call': null;
  callNumber: { number: string | number };
  languages: null;
  'stock.waiting': null;
  'stock.makes': null;
  'stock.bodies': null;
  'stock.models': null;
  'footer.partOf': { group: string | number };
  'footer.elsewhere': null;
  'footer.findUs': null;
  'footer.note': null;
  'error.notFound': null;
  'error.notFoundText': null;
  'error.unavailable': null;
  'error.unavailableText': null;
  'error.gone': null;
  'error.goneText': null;
  'error.fault': null;
  'error.faultText': null;
  'error.searchStock': null;
  'error.searchHint': null;
  'error.search': null;
  'error.seeAll': null;
}>('navigation', {
  announcements: ['Announcements'],
  'menu.main': ['Main'],
  'menu.close': ['Close menu'],
  'menu.open': ['Menu'],
  'menu.drawer': ['Menu'],
  'menu.drawerLinks': ['Main menu'],
  'menu.call': ['Call'],
  callNumber: ['Call ', ['number']],
  languages: ['Other languages'],
  'stock.waiting': ['Reading our stock…'],
  'stock.makes': ['By make'],
  'stock.bodies': ['By body'],
  'stock.models': ['By model'],
  'footer.partOf': ['Part of ', ['group'], '.'],
  'footer.elsewhere': ['Elsewhere'],
  'footer.findUs': ['Find us'],
  'footer.note': ['Prices and availability are confirmed when you enquire. Pictures may show options at extra cost.'],
  'error.notFound': ['We cannot find that page'],
  'error.notFoundText': [
    'The address may be mistyped, or the vehicle has been sold and its page is gone. Search our stock instead:',
  ],
  'error.unavailable': ['One moment, please'],
  'error.unavailableText': ['Please try again in a minute. You can also search our stock:'],
  'error.gone': ['This vehicle is no longer here'],
  'error.goneText': ['It has left our stock. Search for something similar:'],
  'error.fault': ['Something went wrong on our side'],
  'error.faultText': ['Please try again in a moment. You can also search our stock:'],
  'error.searchStock': ['Search our stock'],
  'error.searchHint': ['Make, model or stock number'],
  'error.search': ['Search'],
  'error.seeAll': ['See all vehicles'],
});
