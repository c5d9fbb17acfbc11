import type { ShouldRevalidateFunction } from 'react-router-dom';

/** The listing of this document that InstantSearch keeps. A document has one address, and so at most one of these. */
interface LiveListing {
  /** Whether it can show an address by itself. */
  serves(url: URL): boolean;
}

let live: LiveListing | undefined;

/** Says that a listing is alive; returns what ends it. */
export function goLive(listing: LiveListing): () => void {
  live = listing;
  return () => {
    if (live === listing) live = undefined;
  };
}

/** The loader reads documents and pages that come from elsewhere; what changes within a living listing InstantSearch asks for. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ nextUrl, defaultShouldRevalidate }) =>
  live ? !live.serves(nextUrl) : defaultShouldRevalidate;
