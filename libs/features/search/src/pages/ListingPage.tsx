import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Part, useSection } from '@forecourt/composition';
import { recordEvent } from '@forecourt/runtime';
import { siteSection } from '@forecourt/site-config';
import { addressOf } from '../domain/listingPath.js';
import { pastSearch } from '../domain/searchHistory.js';
import { pastSearches } from '../state/storedSearches.js';
import type { ListingData } from './listingLoader.js';
import { loadListing } from './loadListing.js';

/** A listing: what the loader read, as one part that comes alive with the first touch. */
export function Component() {
  const data = useLoaderData<ListingData>();
  useOpened(data);
  return <Part id="search/listing" load={loadListing} hydrate="interaction" props={{ data }} />;
}

/** A listing that was opened is seen (SRCH-24) and remembered (SRCH-18), also by who touches nothing of it. */
function useOpened({ filters }: ListingData): void {
  const site = useSection(siteSection);
  useEffect(() => {
    recordEvent({ id: 49, name: 'search page view', path: addressOf(filters, site) });
    const search = pastSearch(
      filters,
      site,
      new Map([...site.locations, ...site.dealerships].map(({ slug, name }) => [slug, name])),
    );
    // a listing that nobody narrowed is no search
    if (search.text !== '') pastSearches.add(search);
  }, [filters, site]);
}
