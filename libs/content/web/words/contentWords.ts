// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const contentWords = defineWords<{
  home: null;
  'article.by': { author: string | number };
  'article.updated': { date: string | number };
  'article.minutes': { minutes: number };
  'article.contents': null;
  'article.share': null;
  'article.others': null;
  'article.previous': null;
  'article.next': null;
  'article.more': null;
  'article.readLately': null;
  featured: null;
  'related.seeAll': null;
  promotion: null;
  'promotion.link': null;
  'promotion.pause': null;
  'promotion.play': null;
  'blog.byAuthor': { author: string | number };
  'blog.none': null;
  'blog.rss': null;
  'blog.categories': null;
  'blog.all': null;
  'blog.choice': { name: string | number; count: string | number };
  'blog.pages': null;
  'blog.pageOf': { page: string | number; pages: string | number };
  'blog.newer': null;
  'blog.older': null;
  'blog.titleOfPage': { title: string | number; page: string | number };
  'blog.ofDealer': { blog: string | number; dealer: string | number };
  'text.changed': { date: string | number };
  'text.notAmong': { link: string | number };
  'text.askUs': null;
  'siteMap.title': null;
  'siteMap.description': { dealer: string | number };
  'siteMap.vehicles': null;
  'siteMap.buying': null;
  'siteMap.offers': null;
  'siteMap.places': null;
  'siteMap.brands': null;
  'siteMap.information': null;
  'siteMap.subjects': null;
  'siteMap.articles': null;
  'siteMap.legal': null;
  'siteMap.allVehicles': null;
  'siteMap.models': null;
  'siteMap.budget': null;
  'siteMap.compare': null;
  'siteMap.saved': null;
  'siteMap.testDrive': null;
  'siteMap.finance': null;
  'siteMap.tradeIn': null;
  'siteMap.sell': null;
  'siteMap.service': null;
  'siteMap.specialOffers': null;
  'siteMap.locations': null;
  'siteMap.dealerships': null;
  'siteMap.contact': null;
  'share.email': null;
  'share.sms': null;
  'blog.title': null;
  'blog.onVehiclePage': null;
  promotions: null;
  'calls.offers': null;
  'calls.offersText': null;
  'calls.offersLink': null;
  'calls.service': null;
  'calls.serviceText': null;
  'calls.serviceLink': null;
  'calls.sell': null;
  'calls.sellText': null;
  'calls.sellLink': null;
  'blogCalls.testDrive': null;
  'blogCalls.testDriveText': null;
  'blogCalls.testDriveLink': null;
  'blogCalls.stock': null;
  'blogCalls.stockText': null;
  'blogCalls.stockLink': null;
  'blogCalls.reserve': null;
  'blogCalls.reserveText': null;
  'blogCalls.reserveLink': null;
}>('content', {
  home: ['Home'],
  'article.by': ['By ', ['author']],
  'article.updated': ['Updated ', ['date']],
  'article.minutes': [['minutes', 'plural', { one: ['#', ' minute to read'], other: ['#', ' minutes to read'] }]],
  'article.contents': ['In this article'],
  'article.share': ['Share this article'],
  'article.others': ['Other articles'],
  'article.previous': ['Previous article'],
  'article.next': ['Next article'],
  'article.more': ['More to read'],
  'article.readLately': ['You read lately'],
  featured: ['Featured news'],
  'related.seeAll': ['See all of them'],
  promotion: ['promotion'],
  'promotion.link': ['Find out more'],
  'promotion.pause': ['Pause'],
  'promotion.play': ['Play'],
  'blog.byAuthor': ['Articles by ', ['author']],
  'blog.none': ['There are no articles here yet.'],
  'blog.rss': ['Follow our articles by RSS'],
  'blog.categories': ['Categories'],
  'blog.all': ['All articles'],
  'blog.choice': [['name'], ' (', ['count'], ')'],
  'blog.pages': ['Pages'],
  'blog.pageOf': ['Page ', ['page'], ' of ', ['pages']],
  'blog.newer': ['Newer articles'],
  'blog.older': ['Older articles'],
  'blog.titleOfPage': [['title'], ', page ', ['page']],
  'blog.ofDealer': [['blog'], ' of ', ['dealer']],
  'text.changed': ['Last changed ', ['date']],
  'text.notAmong': ['Is yours not among them? ', ['link'], '.'],
  'text.askUs': ['Ask us'],
  'siteMap.title': ['Sitemap'],
  'siteMap.description': ['Every page of ', ['dealer'], ' at a glance.'],
  'siteMap.vehicles': ['Vehicles'],
  'siteMap.buying': ['Buying'],
  'siteMap.offers': ['Offers'],
  'siteMap.places': ['Where we are'],
  'siteMap.brands': ['Brands'],
  'siteMap.information': ['Information'],
  'siteMap.subjects': ['Articles by subject'],
  'siteMap.articles': ['Articles'],
  'siteMap.legal': ['Legal'],
  'siteMap.allVehicles': ['All vehicles'],
  'siteMap.models': ['Models'],
  'siteMap.budget': ['By budget'],
  'siteMap.compare': ['Compare'],
  'siteMap.saved': ['Saved vehicles'],
  'siteMap.testDrive': ['Book a test drive'],
  'siteMap.finance': ['Finance'],
  'siteMap.tradeIn': ['Trade in'],
  'siteMap.sell': ['Sell your car'],
  'siteMap.service': ['Service'],
  'siteMap.specialOffers': ['Special offers'],
  'siteMap.locations': ['Locations'],
  'siteMap.dealerships': ['Dealerships'],
  'siteMap.contact': ['Contact us'],
  'share.email': ['Email'],
  'share.sms': ['Text message'],
  'blog.title': ['Blog'],
  'blog.onVehiclePage': ['From our blog'],
  promotions: ['Promotions'],
  'calls.offers': ['Latest offers'],
  'calls.offersText': ['What costs less this month, with its conditions beside it.'],
  'calls.offersLink': ['See the offers'],
  'calls.service': ['Book a service'],
  'calls.serviceText': ['Logbook services by people who know the make.'],
  'calls.serviceLink': ['Choose a workshop'],
  'calls.sell': ['Sell us your car'],
  'calls.sellText': ['Tell us what you drive. We look at it and name a figure, whether or not you buy.'],
  'calls.sellLink': ['Ask what it is worth'],
  'blogCalls.testDrive': ['Book a test drive'],
  'blogCalls.testDriveText': ['Choose a vehicle, a day and a time. It is ready when you arrive.'],
  'blogCalls.testDriveLink': ['Find a time'],
  'blogCalls.stock': ['View our stock'],
  'blogCalls.stockText': ['Every vehicle with its photos, its price and what the price includes.'],
  'blogCalls.stockLink': ['Search vehicles'],
  'blogCalls.reserve': ['Reserve online'],
  'blogCalls.reserveText': ['A refundable deposit holds the vehicle while you make up your mind.'],
  'blogCalls.reserveLink': ['How it works'],
});
