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
  'error.notFoundAlone': null;
  'error.unavailable': null;
  'error.unavailableText': null;
  'error.unavailableAlone': null;
  'error.gone': null;
  'error.goneText': null;
  'error.goneAlone': null;
  'error.fault': null;
  'error.faultText': null;
  'error.faultAlone': null;
  'error.reference': { reference: string | number };
  'error.tryAgain': null;
  'error.searchStock': null;
  'error.searchHint': null;
  'error.search': null;
  'error.seeAll': null;
  'link.home': null;
  'link.vehicles': null;
  'link.models': null;
  'link.brands': null;
  'link.compare': null;
  'link.saved': null;
  'link.ourStock': null;
  'link.allVehicles': null;
  'link.new': null;
  'link.demo': null;
  'link.used': null;
  'link.budget': null;
  'link.offers': null;
  'link.currentOffers': null;
  'link.finance': null;
  'link.financeEnquiry': null;
  'link.tradeIn': null;
  'link.valueTradeIn': null;
  'link.sellYourCar': null;
  'link.testDrive': null;
  'link.service': null;
  'link.vehicleService': null;
  'link.parts': null;
  'link.warranty': null;
  'link.maintenancePlan': null;
  'link.roadside': null;
  'link.aboutMenu': null;
  'link.about': null;
  'link.locations': null;
  'link.fleet': null;
  'link.questions': null;
  'link.blog': null;
  'link.contact': null;
  'link.terms': null;
  'link.privacy': null;
  'link.financeDisclaimer': null;
  'link.sitemap': null;
  'footer.buyerTools': null;
  'footer.servicing': null;
  brandBanner: null;
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
  'error.notFoundAlone': ['The address may be mistyped, or the page is gone.'],
  'error.unavailable': ['One moment, please'],
  'error.unavailableText': ['Please try again in a minute. You can also search our stock:'],
  'error.unavailableAlone': ['Please try again in a minute.'],
  'error.gone': ['This vehicle is no longer here'],
  'error.goneText': ['It has left our stock. Search for something similar:'],
  'error.goneAlone': ['It has left our stock.'],
  'error.fault': ['Something went wrong on our side'],
  'error.faultText': ['Please try again in a moment. You can also search our stock:'],
  'error.faultAlone': ['Please try again in a moment.'],
  'error.reference': ['If you call us, name this reference: ', ['reference']],
  'error.tryAgain': ['Try again'],
  'error.searchStock': ['Search our stock'],
  'error.searchHint': ['Make, model, stock no.'],
  'error.search': ['Search'],
  'error.seeAll': ['See all vehicles'],
  'link.home': ['Home'],
  'link.vehicles': ['Vehicles'],
  'link.models': ['All models'],
  'link.brands': ['Brands'],
  'link.compare': ['Compare'],
  'link.saved': ['Saved vehicles'],
  'link.ourStock': ['Our Stock'],
  'link.allVehicles': ['All vehicles'],
  'link.new': ['New'],
  'link.demo': ['Demo'],
  'link.used': ['Used'],
  'link.budget': ['By budget'],
  'link.offers': ['Offers'],
  'link.currentOffers': ['Current Offers'],
  'link.finance': ['Finance'],
  'link.financeEnquiry': ['Finance Enquiry'],
  'link.tradeIn': ['Trade In'],
  'link.valueTradeIn': ['Trade-In'],
  'link.sellYourCar': ['Sell Your Car'],
  'link.testDrive': ['Book A Test Drive'],
  'link.service': ['Service'],
  'link.vehicleService': ['Vehicle Service'],
  'link.parts': ['Genuine Parts and Accessories'],
  'link.warranty': ['Warranty'],
  'link.maintenancePlan': ['Prepaid Maintenance Plan'],
  'link.roadside': ['Roadside Assistance'],
  'link.aboutMenu': ['About Us'],
  'link.about': ['About us'],
  'link.locations': ['Locations'],
  'link.fleet': ['Fleet'],
  'link.questions': ['Questions and answers'],
  'link.blog': ['Blog'],
  'link.contact': ['Contact Us'],
  'link.terms': ['Terms And Conditions'],
  'link.privacy': ['Privacy Policy'],
  'link.financeDisclaimer': ['Finance Disclaimer'],
  'link.sitemap': ['Sitemap'],
  'footer.buyerTools': ['Buyer Tools'],
  'footer.servicing': ['Servicing and Parts'],
  brandBanner: ['Our family of dealers'],
});
