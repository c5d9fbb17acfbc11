import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Part, useSection, useSite, useWakePart } from '@forecourt/composition';
import { keptPlace as chosenPlace, recordEvent, useStoreSession } from '@forecourt/runtime';
import { siteSection } from '@forecourt/site-config';
import { useFilterKeys } from '../components/useFilterKeys.js';
import { addressOf } from '../domain/listingPath.js';
import { pastSearch } from '../domain/searchHistory.js';
import { searchSection } from '../section.js';
import { isLeftHere, keptPlace } from '../state/keptPlace.js';
import { searchMade } from '../state/searchMade.js';
import type { ListingData } from './listingLoader.js';
import { loadListing } from './loadListing.js';

/** A listing: what the loader read, as one part that comes alive with the first touch. */
export function Component() {
  const data = useLoaderData<ListingData>();
  useOpened(data);
  useWhatIsKept();
  useFilterKeys(useSection(searchSection).filterPlacement === 'top');
  return <Part id="search/listing" load={loadListing} hydrate="interaction" keepsState props={{ data }} />;
}

/** Whoever comes back to several pages, or has a place of their own, finds them without a touch. */
function useWhatIsKept(): void {
  const wake = useWakePart();
  const { slug } = useSite();
  useEffect(() => {
    if (isLeftHere(keptPlace(slug)) || chosenPlace(slug) !== undefined) wake('search/listing');
  }, [wake, slug]);
}

/** A listing that was opened is seen (SRCH-24) and remembered (SRCH-18), also by who touches nothing of it. */
function useOpened({ filters }: ListingData): void {
  const site = useSection(siteSection);
  const { dispatchForGood } = useStoreSession();
  useEffect(() => {
    recordEvent({ id: 49, name: 'search page view', path: addressOf(filters, site) });
    const search = pastSearch(
      filters,
      site,
      new Map([...site.locations, ...site.dealerships].map(({ slug, name }) => [slug, name])),
    );
    // a listing that nobody narrowed is no search
    if (search.text !== '') dispatchForGood(searchMade(search));
  }, [dispatchForGood, filters, site]);
}
