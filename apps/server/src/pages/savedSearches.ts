import type { FindVehicles, FoundVehicle } from '@forecourt/garage/server';
import type { Service } from '@forecourt/api';
import { listingRoute } from '@forecourt/contracts';
import type { HostedSite } from '@forecourt/service/site-host';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { gateways, NOBODY } from './gateways.js';

/** The part of a listing's data that alerts about a search use. */
interface Listing {
  readonly results?: {
    readonly hits: readonly {
      readonly id: string;
      readonly title: string;
      readonly slug: string;
      readonly created_at_timestamp: number;
    }[];
  };
}

/** Visits of the service itself belong to no visitor. */
/**
 * The search of a site's own listing, for the service. It uses the loader of the listing's page, so that an alert about
 * a search names the vehicles that its link shows.
 */
export const savedSearches =
  (service: Service, hostedOf: (site: ConfiguredSite) => Promise<HostedSite>): FindVehicles =>
  async (site, href) => {
    const page = await hostedOf(site);
    const url = new URL(href, page.origin);
    if (url.origin !== new URL(page.origin).origin) return undefined;
    url.searchParams.set('sortBy', 'latest');
    url.searchParams.delete('page');
    const data = (await page.bundle.renderer.dataOf(listingRoute.id, {
      request: new Request(url),
      site: page,
      ...gateways(service, site, NOBODY),
      now: service.context.now(),
    })) as Listing | undefined;
    if (!data) return undefined;
    if (!data.results) throw new Error('The search did not answer.');
    return data.results.hits.map(({ id, title, slug, created_at_timestamp: came }): FoundVehicle => ({
      id,
      title,
      slug,
      cameAt: came * 1000,
    }));
  };
