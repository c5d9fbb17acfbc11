import type { RevalidatesPage, Site } from '@forecourt/composition';

/** A listing that InstantSearch keeps. */
interface ClientListing {
  /** Whether it can show an address without the loader. */
  serves(url: URL): boolean;
}

/** A page has one address, and so at most one of these. */
const listings = new WeakMap<Site, ClientListing>();

/** Registers the hydrated listing of a page; returns a function that removes it. */
export function registerClientListing(site: Site, listing: ClientListing): () => void {
  listings.set(site, listing);
  return () => {
    if (listings.get(site) === listing) listings.delete(site);
  };
}

/**
 * The loader reads documents and navigations from other pages; within a hydrated listing InstantSearch requests the
 * changes.
 */
export const shouldRevalidate: RevalidatesPage = ({ nextUrl, defaultShouldRevalidate }, site) => {
  const live = listings.get(site);
  return live ? !live.serves(nextUrl) : defaultShouldRevalidate;
};
