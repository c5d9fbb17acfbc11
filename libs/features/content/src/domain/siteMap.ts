import {
  articleRoute,
  blogRoute,
  brandsRoute,
  budgetRoute,
  compareRoute,
  dealershipsRoute,
  enquiryRoute,
  financeRoute,
  garageRoute,
  homeRoute,
  listingRoute,
  locationRoute,
  locationsRoute,
  modelsRoute,
  offerAddress,
  offersRoute,
  sellMyCarRoute,
  sellYourCarRoute,
  serviceRoute,
  testDriveRoute,
  tradeInRoute,
} from '@forecourt/contracts';
import type { ContentIndexAnswer, OfferSummary, PageSummary } from '@forecourt/contracts/api';
import type { SiteInfo } from '@forecourt/composition';
import type { SiteSection } from '@forecourt/site-config';
import { listHref, pageHref } from './addresses.js';

export interface SiteMapGroup {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** What the page is written from; offers are none where they could not be read. */
export interface SiteMapData extends ContentIndexAnswer {
  readonly offers: readonly Pick<OfferSummary, 'id' | 'name' | 'manufacturer'>[];
}

type Here = Pick<SiteInfo, 'href'>;
type Links = SiteMapGroup['links'];
const link = (label: string, href: string | undefined): Links => (href === undefined ? [] : [{ label, href }]);

/**
 * Every page of a site that people may look for; pages that the site has not, and groups without a page, are not there.
 */
export function siteMap(
  site: Here,
  data: SiteMapData,
  { locations, manufacturer }: Pick<SiteSection, 'locations' | 'manufacturer'>,
): SiteMapGroup[] {
  const ofKind = (kind: PageSummary['kind']) =>
    data.pages.filter((page) => page.kind === kind).map((page) => ({ label: page.title, href: pageHref(site, page) }));
  return [
    { title: 'Vehicles', links: vehicleLinks(site) },
    { title: 'Buying', links: buyingLinks(site) },
    { title: 'Offers', links: offerLinks(site, data, manufacturer) },
    { title: 'Where we are', links: placeLinks(site, locations) },
    { title: 'Brands', links: ofKind('brand') },
    { title: 'Information', links: ofKind('page') },
    { title: 'Articles by subject', links: subjectLinks(site, data) },
    {
      title: 'Articles',
      links: data.posts.flatMap(({ slug, category, title }) =>
        link(title, site.href(articleRoute, { category, slug })),
      ),
    },
    { title: 'Legal', links: ofKind('legal') },
  ].filter(({ links }) => links.length > 0);
}

const vehicleLinks = ({ href }: Here): Links => [
  ...link('Home', href(homeRoute)),
  ...link('All vehicles', href(listingRoute)),
  ...link('Brands', href(brandsRoute)),
  ...link('Models', href(modelsRoute)),
  ...link('By budget', href(budgetRoute)),
  ...link('Compare', href(compareRoute)),
  ...link('Saved vehicles', href(garageRoute)),
];

const buyingLinks = ({ href }: Here): Links => [
  ...link('Book a test drive', href(testDriveRoute)),
  ...link('Finance', href(financeRoute)),
  ...link('Trade in', href(tradeInRoute)),
  // one page at two addresses (TRD-05)
  ...link('Sell your car', href(sellYourCarRoute) ?? href(sellMyCarRoute)),
  ...link('Service', href(serviceRoute)),
];

/** All offers, and each of today’s. */
function offerLinks({ href }: Here, { offers }: SiteMapData, manufacturer: string | undefined): Links {
  const each = offers.flatMap((offer) => {
    const { route, params } = offerAddress(manufacturer, offer.id, offer.manufacturer?.slug);
    return link(offer.name, href(route, params));
  });
  return [...link('Special offers', href(offersRoute)), ...each];
}

const placeLinks = ({ href }: Here, locations: SiteSection['locations']): Links => [
  ...link('Locations', href(locationsRoute)),
  ...link('Dealerships', href(dealershipsRoute)),
  ...locations.filter(({ visible }) => visible).flatMap(({ slug, name }) => link(name, href(locationRoute, { slug }))),
  ...link('Contact us', href(enquiryRoute)),
];

/** The blog, and each of its subjects. */
const subjectLinks = (site: Here, { categories }: SiteMapData): Links => {
  const blog = site.href(blogRoute);
  if (blog === undefined) return [];
  const each = categories.map(({ slug, name }) => ({ label: name, href: listHref(site, { category: slug, page: 1 }) }));
  return [{ label: 'All articles', href: blog }, ...each];
};
