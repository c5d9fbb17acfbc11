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
  offersRoute,
  sellMyCarRoute,
  sellYourCarRoute,
  serviceRoute,
  testDriveRoute,
  tradeInRoute,
} from '@forecourt/contracts';
import {
  memberPageStates,
  type ContentIndexAnswer,
  type MemberPageOptions,
  type PageSummary,
} from '@forecourt/content/domain';
import type { SiteInfo } from '@forecourt/composition';
import { offerAddress, type OfferSummary } from '@forecourt/offers/domain';
import type { SiteSection } from '@forecourt/site-config';
import type { SayOf } from '@forecourt/words';
import { listHref, memberHref, pageHref } from './addresses.js';
import type { contentWords } from '../words/contentWords.js';

export interface SiteMapGroup {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** What the page is written from; offers are none where they could not be read. */
export interface SiteMapData extends ContentIndexAnswer {
  readonly offers: readonly Pick<OfferSummary, 'id' | 'name' | 'manufacturer'>[];
}

interface SiteMapOptions extends Pick<SiteSection, 'locations' | 'manufacturer'> {
  readonly memberPages?: MemberPageOptions;
}

type Here = Pick<SiteInfo, 'href'>;
type Links = SiteMapGroup['links'];
type Words = SayOf<typeof contentWords>;
const link = (label: string, href: string | undefined): Links => (href === undefined ? [] : [{ label, href }]);

/**
 * Every page of a site that people may look for; pages that the site has not, and groups without a page, are not there.
 */
export function siteMap(
  site: Here,
  data: SiteMapData,
  { locations, manufacturer, memberPages }: SiteMapOptions,
  say: Words,
): SiteMapGroup[] {
  const members = memberPageStates(memberPages);
  // for members of a site whose template has no sign-in
  const isClosed = ({ slug }: PageSummary) => (members.get(slug) ?? 'off') !== 'off' && !memberHref(site, slug);
  const ofKind = (kind: PageSummary['kind']) =>
    data.pages
      .filter((page) => page.kind === kind && !isClosed(page))
      .map((page) => ({ label: page.title, href: pageHref(site, page) }));
  return [
    { title: say('siteMap.vehicles'), links: vehicleLinks(site, say) },
    { title: say('siteMap.buying'), links: buyingLinks(site, say) },
    { title: say('siteMap.offers'), links: offerLinks(site, data, manufacturer, say) },
    { title: say('siteMap.places'), links: placeLinks(site, locations, say) },
    { title: say('siteMap.brands'), links: ofKind('brand') },
    { title: say('siteMap.information'), links: ofKind('page') },
    { title: say('siteMap.subjects'), links: subjectLinks(site, data, say) },
    {
      title: say('siteMap.articles'),
      links: data.posts.flatMap(({ slug, category, title }) =>
        link(title, site.href(articleRoute, { category, slug })),
      ),
    },
    { title: say('siteMap.legal'), links: ofKind('legal') },
  ].filter(({ links }) => links.length > 0);
}

const vehicleLinks = ({ href }: Here, say: Words): Links => [
  ...link(say('home'), href(homeRoute)),
  ...link(say('siteMap.allVehicles'), href(listingRoute)),
  ...link(say('siteMap.brands'), href(brandsRoute)),
  ...link(say('siteMap.models'), href(modelsRoute)),
  ...link(say('siteMap.budget'), href(budgetRoute)),
  ...link(say('siteMap.compare'), href(compareRoute)),
  ...link(say('siteMap.saved'), href(garageRoute)),
];

const buyingLinks = ({ href }: Here, say: Words): Links => [
  ...link(say('siteMap.testDrive'), href(testDriveRoute)),
  ...link(say('siteMap.finance'), href(financeRoute)),
  ...link(say('siteMap.tradeIn'), href(tradeInRoute)),
  // one page at two addresses (TRD-05)
  ...link(say('siteMap.sell'), href(sellYourCarRoute) ?? href(sellMyCarRoute)),
  ...link(say('siteMap.service'), href(serviceRoute)),
];

/** All offers, and each of today’s. */
function offerLinks({ href }: Here, { offers }: SiteMapData, manufacturer: string | undefined, say: Words): Links {
  const each = offers.flatMap((offer) => {
    const { route, params } = offerAddress(manufacturer, offer.id, offer.manufacturer?.slug);
    return link(offer.name, href(route, params));
  });
  return [...link(say('siteMap.specialOffers'), href(offersRoute)), ...each];
}

const placeLinks = ({ href }: Here, locations: SiteSection['locations'], say: Words): Links => [
  ...link(say('siteMap.locations'), href(locationsRoute)),
  ...link(say('siteMap.dealerships'), href(dealershipsRoute)),
  ...locations.filter(({ visible }) => visible).flatMap(({ slug, name }) => link(name, href(locationRoute, { slug }))),
  ...link(say('siteMap.contact'), href(enquiryRoute)),
];

/** The blog, and each of its subjects. */
const subjectLinks = (site: Here, { categories }: SiteMapData, say: Words): Links => {
  const blog = site.href(blogRoute);
  if (blog === undefined) return [];
  const each = categories.map(({ slug, name }) => ({ label: name, href: listHref(site, { category: slug, page: 1 }) }));
  return [{ label: say('blog.all'), href: blog }, ...each];
};
