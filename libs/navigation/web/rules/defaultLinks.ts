import type { FooterGroup, MenuEntry } from '../config.js';
import type { NavigationSay } from './words.js';

/** Names of the pages of words that the dealer has written; all of them where nothing is known of it. */
type Written = readonly string[] | undefined;

/** Link to a text page with its own address; left out where the dealer wrote none. */
const words = (label: string, path: string, written: Written) =>
  written === undefined || written.includes(path) ? [{ label, to: 'content/information', path }] : [];

const service = (say: NavigationSay, written: Written) => [
  { label: say('link.vehicleService'), to: 'locations/service' },
  ...words(say('link.parts'), 'vehicle-parts-and-accessories', written),
  ...words(say('link.warranty'), 'warranty', written),
  ...words(say('link.maintenancePlan'), 'prepaid-maintenance-plan', written),
  ...words(say('link.roadside'), 'roadside-assistance', written),
];
const byCondition = (say: NavigationSay) => [
  { label: say('link.new'), to: 'search/listing', path: 'new-cars' },
  { label: say('link.demo'), to: 'search/listing', path: 'demo-cars' },
  { label: say('link.used'), to: 'search/listing', path: 'used-cars' },
];

/** The menu of sites that configure none (B2.8); entries without their page are not shown. */
export const defaultMenu = (say: NavigationSay, written?: Written): MenuEntry[] => [
  { label: say('link.home'), to: 'site/home' },
  {
    label: say('link.vehicles'),
    items: [
      { label: say('link.models'), to: 'search/models' },
      { label: say('link.brands'), to: 'search/brands' },
      { label: say('link.compare'), to: 'garage/compare' },
    ],
    browse: ['model'],
  },
  {
    label: say('link.ourStock'),
    items: [
      { label: say('link.allVehicles'), to: 'search/listing' },
      ...byCondition(say),
      { label: say('link.budget'), to: 'finance/budget' },
    ],
    browse: ['make', 'body'],
  },
  { label: say('link.offers'), to: 'offers/list' },
  { label: say('link.finance'), to: 'finance/page' },
  { label: say('link.tradeIn'), to: 'forms/trade-in' },
  { label: say('link.service'), items: service(say, written) },
  {
    label: say('link.aboutMenu'),
    items: [
      ...words(say('link.about'), 'about-us', written),
      { label: say('link.locations'), to: 'locations/list' },
      ...words(say('link.fleet'), 'fleet', written),
      ...words(say('link.questions'), 'faqs', written),
      { label: say('link.blog'), to: 'content/blog' },
      { label: say('link.contact'), to: 'forms/enquiry' },
    ],
  },
];

/** The footer of sites that configure none (B2.8). */
export const defaultFooter = (say: NavigationSay, written?: Written): FooterGroup[] => [
  {
    title: say('link.vehicles'),
    links: [
      { label: say('link.allVehicles'), to: 'search/listing' },
      { label: say('link.brands'), to: 'search/brands' },
      { label: say('link.models'), to: 'search/models' },
      { label: say('link.compare'), to: 'garage/compare' },
      { label: say('link.saved'), to: 'garage/saved' },
    ],
  },
  {
    title: say('footer.buyerTools'),
    links: [
      ...byCondition(say),
      { label: say('link.currentOffers'), to: 'offers/list' },
      { label: say('link.financeEnquiry'), to: 'finance/page' },
      { label: say('link.budget'), to: 'finance/budget' },
      { label: say('link.valueTradeIn'), to: 'forms/trade-in' },
      { label: say('link.sellYourCar'), to: 'forms/sell-your-car' },
      { label: say('link.testDrive'), to: 'forms/test-drive' },
      ...words(say('link.questions'), 'faqs', written),
    ],
  },
  { title: say('footer.servicing'), links: service(say, written) },
  {
    links: [
      ...words(say('link.about'), 'about-us', written),
      { label: say('link.locations'), to: 'locations/list' },
      ...words(say('link.fleet'), 'fleet', written),
      { label: say('link.contact'), to: 'forms/enquiry' },
      { label: say('link.blog'), to: 'content/blog' },
      { label: say('link.terms'), to: 'content/terms' },
      { label: say('link.privacy'), to: 'content/privacy' },
      { label: say('link.financeDisclaimer'), to: 'content/finance-disclaimer' },
      { label: say('link.sitemap'), to: 'content/site-map' },
    ],
  },
];
