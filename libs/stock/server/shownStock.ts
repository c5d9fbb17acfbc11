import type { Db } from '@forecourt/service/database';
import type { SiteSection } from '@forecourt/site-config';
import { ownsStock, type ConfiguredSite, type Sites } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';
import { placeOf } from './feed/placeOf.js';
import { siteStock, type SiteStock } from './stock.js';

/** What is read of the stock that a site shows. Its stock rule is the caller's business. */
export type ShownStock = Pick<
  SiteStock,
  'bySlug' | 'byId' | 'byStockNumber' | 'pages' | 'hasPicture' | 'similarNumbers'
>;

/** The stock that a site shows: its own, or that of its group (TEN-04). Nothing is written through it. */
export function shownStock(db: Db, site: Pick<ConfiguredSite, 'slug' | 'stockOwner' | 'site'>): ShownStock {
  const stock = siteStock(db, site.stockOwner);
  if (ownsStock(site)) return stock;
  const seen = async (found: Promise<Vehicle | undefined>) => {
    const vehicle = await found;
    return vehicle && atOwnPlace(vehicle, site.site);
  };
  return {
    bySlug: (slug) => seen(stock.bySlug(slug)),
    byId: (id) => seen(stock.byId(id)),
    byStockNumber: (stocknum) => seen(stock.byStockNumber(stocknum)),
    async *pages(size) {
      for await (const page of stock.pages(size)) yield page.map((vehicle) => atOwnPlace(vehicle, site.site));
    },
    hasPicture: (address) => stock.hasPicture(address),
    similarNumbers: (stocknum) => stock.similarNumbers(stocknum),
  };
}

/** How leads find the vehicle that they are about, on the site where the shopper was. */
export const vehicleOfSite =
  (db: Db, sites: Pick<Sites, 'bySlug'>) =>
  async (slug: string, vehicle: string): Promise<Vehicle | undefined> => {
    const site = sites.bySlug(slug);
    return site && shownStock(db, site).bySlug(vehicle);
  };

/**
 * A vehicle of a shared stock as a site tells of it: a place that it has too is its own, with the number that it gives.
 */
export function atOwnPlace(vehicle: Vehicle, { locations }: Pick<SiteSection, 'locations'>): Vehicle {
  const place = locations.find(({ slug }) => slug === vehicle.location?.slug);
  return place ? { ...vehicle, location: { ...vehicle.location, ...placeOf(place) } } : vehicle;
}
