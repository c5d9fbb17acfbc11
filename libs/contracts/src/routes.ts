import { routeRef, type RouteRef } from './refs.js';

/** The site's front page. */
export const homeRoute = routeRef('site/home', '/');

/**
 * Stock listing. `first` and `second` are path filters: a preset such as `used-cars`, a make, a model, a body, a
 * location.
 */
export const listingRoute = routeRef<'first' | 'second'>('search/listing', '/search/:first?/:second?');

/** The default search of parts: what the stock has under that category. */
export const partsRoute = routeRef('search/parts', '/parts/search');

/** One vehicle's page. */
export const vehicleRoute = routeRef<'slug'>('vehicle-detail/page', '/cars/:slug');

/** Reservation of a vehicle; without a feature that renders it nothing offers one. */
export const reserveRoute = routeRef<'slug'>('checkout/reserve', '/cars/:slug/checkout');

/** Online purchase: `?car_id=<slug>&step=payment`; `&reservation=<token>` of the link in the mail (BUY-03). */
export const purchaseRoute = routeRef('checkout/purchase', '/checkout-journey');

/** A vehicle on paper: `?car_id=<slug>`. */
export const printRoute = routeRef('vehicle-detail/print', '/print');

/**
 * A number of the dealer in full: `?car_id=<id>` for a vehicle's, `?location=<slug>` for a place's, else the site's.
 */
export const phoneRoute = routeRef('vehicle-detail/phone', '/phone');

/**
 * Finance: calculator and enquiry. Takes the parameters `preferredDealership`, `vehiclePriceBudget`, `car_id`,
 * `car_type`, `vin`.
 */
export const financeRoute = routeRef('finance/page', '/finance');

/** The enquiry of the finance page as a separate page: takes what it posts without script, and shows its errors. */
export const financeRequestRoute = routeRef('forms/finance-request', '/finance/enquiry');

/** A quote on the shopper's own terms for one vehicle: `?car_id=<id>&credit=GOOD&term=5`. It may have a gate. */
export const personalisedFinanceRoute = routeRef('finance/personalised', '/personalised/finance');

/**
 * Accounts: `?type=<what for>&redirect=<path>&back=<path>`. Without a feature that renders it there are no accounts.
 */
export const signInRoute = routeRef('garage/sign-in', '/sign-in');

/** What a shopper with an account has: watchlist, enquiries, details. Behind a gate (B6). */
export const myGarageRoute = routeRef('garage/my-garage', '/my-garage');

/** What a repayment can buy: `?frequency=…&repayment=…&deposit=…&body=…`. */
export const budgetRoute = routeRef('finance/budget', '/budget');

/** Where enquiries are sent without JavaScript; renders the form again with its errors. */
export const enquiryRoute = routeRef('forms/enquiry', '/contact-us');

/** The dealer's places: `?postcode=4350` puts the nearest first. */
export const locationsRoute = routeRef('locations/list', '/locations');

/** One place: hours, departments, people, its stock and its enquiry. */
export const locationRoute = routeRef<'slug'>('locations/page', '/locations/:slug');

/** The contact page of one place: `?category=Service Enquiry` chooses what the enquiry is about. */
export const placeContactRoute = routeRef<'slug'>('locations/contact', '/contact-us/:slug');

/** The people of one place. */
export const teamRoute = routeRef<'slug'>('locations/team', '/teams/:slug');

/** Dealerships of a dealer that has several, or those that sell a make, by its slug. */
export const dealershipsRoute = routeRef<'make'>('locations/dealerships', '/dealerships/:make?');

/** Places that service vehicles. */
export const serviceRoute = routeRef('locations/service', '/service');

/** Shown after an enquiry was stored. */
export const successRoute = routeRef('forms/success', '/success');

/** A form about one vehicle as a separate page: what the windows of the vehicle's page are without script (VDP-24). */
export const vehicleRequestRoute = routeRef<'slug' | 'form'>('forms/vehicle-request', '/cars/:slug/request/:form');

/** A test drive without a certain vehicle: `?make=Isuzu&model=D-Max` (B2.1). */
export const testDriveRoute = routeRef('forms/test-drive', '/book-test-drive');

/** A booked test drive, for the shopper who booked it: `?token=…` of the link in the mail (FORM-06). */
export const bookingRoute = routeRef('forms/booking', '/booking');

/** What the shopper's own car may be worth: `?lead=<id>` goes on with a request of this visitor (TRD-01). */
export const tradeInRoute = routeRef('forms/trade-in', '/trade-in');

/** The same against a vehicle of the dealer: `?car_id=<id>`. */
export const vehicleTradeInRoute = routeRef('forms/vehicle-trade-in', '/cars/trade-in');

/** The same for those who only sell (TRD-05). */
export const sellMyCarRoute = routeRef('forms/sell-my-car', '/sell-my-car');
export const sellYourCarRoute = routeRef('forms/sell-your-car', '/sell-your-car');

/** Vehicles that the shopper saved on this device. */
export const garageRoute = routeRef('garage/saved', '/garage');

/**
 * Messages about saved vehicles and searches: requested (`?vehicle=…`, `?search=…`), confirmed and changed by links.
 */
export const alertsRoute = routeRef('garage/alerts', '/alerts');

/** Searches of an account: takes the post that removes one, and leads to the account's page. */
export const accountSearchesRoute = routeRef('search/account-searches', '/my-garage/searches');

/** Vehicles side by side: `?ids=a,b,c`, so that a comparison can be sent to somebody. */
export const compareRoute = routeRef('garage/compare', '/compare');

/** All brands that a site sells, by kind of vehicle. */
export const brandsRoute = routeRef('search/brands', '/brands');

/**
 * One make, by its slug: its models in stock, and what the dealer says of it (NAV-06); also under `/:brand/overview`.
 */
export const brandRoute = routeRef<'brand'>('search/brand', '/brands/:brand');

/** Directory of models: `?manufacturer=…&body=…&page=…`. */
export const modelsRoute = routeRef('search/models', '/models');

/** What the dealer offers today: `?make=isuzu&category=finance-offer` narrows it (OFR-03). */
export const offersRoute = routeRef('offers/list', '/special-offers');

/** One offer and its enquiry, on the site of a single make, or of an offer that is of no make (B2.1). */
export const offerRoute = routeRef<'offer'>('offers/offer', '/offers/:offer');

/** One offer and its enquiry, on the site of several makes (B2.1). */
export const makeOfferRoute = routeRef<'manufacturer' | 'offer'>('offers/make-offer', '/offers/:manufacturer/:offer');

/** The dealer's articles: all of them, or those of one category; `?page=2` goes on (NAV-04). */
export const blogRoute = routeRef<'category'>('content/blog', '/blog/:category?');

/** Articles of one author. */
export const authorRoute = routeRef<'author'>('content/author', '/blog/authors/:author');

/** One article, under its first category. */
export const articleRoute = routeRef<'category' | 'slug'>('content/article', '/blog/:category/:slug');

/** A content page, for example `/pages/owner-benefits`. */
export const contentPageRoute = routeRef<'page'>('content/page', '/pages/:page');

/** An information page with its own address, for example `/warranty` (NAV-05). */
export const informationRoute = routeRef<'page'>('content/information', '/:page');

/** What the dealer does with personal information. */
export const privacyRoute = routeRef('content/privacy', '/privacy-policy');

/** Terms under which the site is used. */
export const termsRoute = routeRef('content/terms', '/terms-and-conditions');

/** What finance figures are worth. */
export const financeDisclaimerRoute = routeRef('content/finance-disclaimer', '/finance-disclaimer');

/** All pages of the site, for people. */
export const siteMapRoute = routeRef('content/site-map', '/sitemap');

/** A game of luck of the dealer's, for signed-in shoppers (B2.1, B6): its words are the dealer's page "spin-to-win". */
export const spinToWinRoute = routeRef('content/spin-to-win', '/spin-to-win');

/** How an invoice is paid online (B2.1, B6): its words are the dealer's page "online-payment". */
export const onlinePaymentRoute = routeRef('content/online-payment', '/online-payment');

/** Text pages that have their own route, by the dealer's name of them. */
export const MEMBER_PAGES: ReadonlyMap<string, RouteRef> = new Map([
  ['spin-to-win', spinToWinRoute],
  ['online-payment', onlinePaymentRoute],
]);

/** The desk of the dealer's people: leads, newest first, by `?q=…&category=…&state=…&place=…&from=…&to=…&cursor=…`. */
export const deskRoute = routeRef('desk/leads', '/desk');

/** One lead at the desk. */
export const deskLeadRoute = routeRef<'id'>('desk/lead', '/desk/leads/:id');

/** Test drives and reservations by day: `?day=2026-11-24`. */
export const deskReservationsRoute = routeRef('desk/reservations', '/desk/reservations');

/** What shoppers did, by day and kind: `?from=2026-11-01&to=2026-11-24`. */
export const deskActivityRoute = routeRef('desk/activity', '/desk/activity');

/** Imports of stock and what they refused: `?run=<id>` shows one. */
export const deskImportsRoute = routeRef('desk/imports', '/desk/imports');

/** What the dealer's people may change of their website. */
export const deskWebsiteRoute = routeRef('desk/website', '/desk/website');

/** One subject of it: `hours`, `announcements`, `menu`, `front-page`, `offers` or `people`. */
export const deskWebsitePartRoute = routeRef<'part'>('desk/website-part', '/desk/website/:part');

/** What the dealer's people did at the desk. */
export const deskAuditRoute = routeRef('desk/audit', '/desk/audit');

/** The desk's own sign-in: `?redirect=<path>`. */
export const deskSignInRoute = routeRef('desk/sign-in', '/desk/sign-in');
