import { isListingValue, listingHref, listingRoute, offersRoute } from '@forecourt/contracts';
import { offerAddress, type OfferSummary } from '@forecourt/offers/domain';
import type { SiteInfo } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';

type Site = Pick<SiteInfo, 'href' | 'config' | 'slug'>;

/** The one address of an offer: with its make, unless the site has a single one (OFR-03). */
export function offerHref(site: Site, { id, manufacturer }: Pick<OfferSummary, 'id' | 'manufacturer'>): string {
  const { route, params } = offerAddress(sectionOf(site, siteSection).manufacturer, id, manufacturer?.slug);
  return site.href(route, params) ?? '#';
}

/** Anchor of the enquiry on an offer's page. */
export const ENQUIRY_ANCHOR = 'enquiry';

/** Where "Explore" leads: the model's own address, else the listing of the model (OFR-03). */
export function exploreHref(site: Site, { manufacturer, model }: Pick<OfferSummary, 'manufacturer' | 'model'>) {
  if (model?.overrideUrl !== undefined) return model.overrideUrl;
  if (!model || !manufacturer || !isListingValue(model.name) || !isListingValue(manufacturer.name)) return undefined;
  const prefix = site.href(listingRoute);
  return prefix && listingHref({ prefix, facets: { make: [manufacturer.name], model: [model.name] } });
}

/** What the offers page can be filtered by, and its page of vehicles. */
export interface OffersQuestion {
  readonly make?: string | undefined;
  readonly category?: string | undefined;
  /** Of the vehicles, from 1. */
  readonly page: number;
}

/** Address of the offers page, with only the parameters that are set. */
export function offersHref(site: Pick<Site, 'href'>, { make, category, page }: OffersQuestion): string {
  const query = new URLSearchParams({
    ...(make === undefined ? {} : { make }),
    ...(category === undefined ? {} : { category }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return (site.href(offersRoute) ?? '#') + (query.size > 0 ? `?${query}` : '');
}
