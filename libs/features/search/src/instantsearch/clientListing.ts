import type { RevalidatesPage, Site } from '@forecourt/composition';

/** A listing that InstantSearch keeps. */
interface ClientListing {
  /** Whether it can show an address by itself. */
  serves(url: URL): boolean;
}

/** A page has one address, and so at most one of these. */
const listings = new WeakMap<Site, ClientListing>();

/** Says that a listing is alive on a page; returns what ends it. */
export function registerClientListing(site: Site, listing: ClientListing): () => void {
  listings.set(site, listing);
  return () => {
    if (listings.get(site) === listing) listings.delete(site);
  };
}

/**
 * The loader reads documents and pages that come from elsewhere; what changes within a living listing InstantSearch
 * asks for.
 */
export const shouldRevalidate: RevalidatesPage = ({ nextUrl, defaultShouldRevalidate }, site) => {
  const live = listings.get(site);
  return live ? !live.serves(nextUrl) : defaultShouldRevalidate;
};
