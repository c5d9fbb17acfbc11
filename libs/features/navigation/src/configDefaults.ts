import type { NavigationConfig } from './config.js';

/** Link to a text page with its own address; left out where the dealer wrote none. */
const words = (label: string, path: string) => ({ label, to: 'content/information', path });

const service = [
  { label: 'Vehicle Service', to: 'locations/service' },
  words('Genuine Parts and Accessories', 'vehicle-parts-and-accessories'),
  words('Warranty', 'warranty'),
  words('Prepaid Maintenance Plan', 'prepaid-maintenance-plan'),
  words('Roadside Assistance', 'roadside-assistance'),
];
const byCondition = [
  { label: 'New', to: 'search/listing', path: 'new-cars' },
  { label: 'Demo', to: 'search/listing', path: 'demo-cars' },
  { label: 'Used', to: 'search/listing', path: 'used-cars' },
];

/** The menu of sites that configure none (B2.8); entries without their page are not shown. */
export const defaultMenu: NavigationConfig['menu'] = [
  { label: 'Home', to: 'site/home' },
  {
    label: 'Vehicles',
    items: [
      { label: 'All models', to: 'search/models' },
      { label: 'Brands', to: 'search/brands' },
      { label: 'Compare', to: 'garage/compare' },
    ],
    browse: ['model'],
  },
  {
    label: 'Our Stock',
    items: [
      { label: 'All vehicles', to: 'search/listing' },
      ...byCondition,
      { label: 'By budget', to: 'finance/budget' },
    ],
    browse: ['make', 'body'],
  },
  { label: 'Offers', to: 'offers/list' },
  { label: 'Finance', to: 'finance/page' },
  { label: 'Trade In', to: 'forms/trade-in' },
  { label: 'Service', items: service },
  {
    label: 'About Us',
    items: [
      words('About us', 'about-us'),
      { label: 'Locations', to: 'locations/list' },
      words('Fleet', 'fleet'),
      words('Questions and answers', 'faqs'),
      { label: 'Blog', to: 'content/blog' },
      { label: 'Contact Us', to: 'forms/enquiry' },
    ],
  },
];

/** The footer of sites that configure none (B2.8). */
export const defaultFooter: NavigationConfig['footerGroups'] = [
  {
    title: 'Vehicles',
    links: [
      { label: 'All vehicles', to: 'search/listing' },
      { label: 'Brands', to: 'search/brands' },
      { label: 'All models', to: 'search/models' },
      { label: 'Compare', to: 'garage/compare' },
      { label: 'Saved vehicles', to: 'garage/saved' },
    ],
  },
  {
    title: 'Buyer Tools',
    links: [
      ...byCondition,
      { label: 'Current Offers', to: 'offers/list' },
      { label: 'Finance Enquiry', to: 'finance/page' },
      { label: 'By budget', to: 'finance/budget' },
      { label: 'Trade-In', to: 'forms/trade-in' },
      { label: 'Sell Your Car', to: 'forms/sell-your-car' },
      { label: 'Book A Test Drive', to: 'forms/test-drive' },
      words('Questions and answers', 'faqs'),
    ],
  },
  { title: 'Servicing and Parts', links: service },
  {
    links: [
      words('About us', 'about-us'),
      { label: 'Locations', to: 'locations/list' },
      words('Fleet', 'fleet'),
      { label: 'Contact Us', to: 'forms/enquiry' },
      { label: 'Blog', to: 'content/blog' },
      { label: 'Terms And Conditions', to: 'content/terms' },
      { label: 'Privacy Policy', to: 'content/privacy' },
      { label: 'Finance Disclaimer', to: 'content/finance-disclaimer' },
      { label: 'Sitemap', to: 'content/site-map' },
    ],
  },
];
