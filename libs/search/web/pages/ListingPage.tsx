import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Part, useSection, useHydratePart } from '@forecourt/composition';
import { recordEvent } from '@forecourt/runtime';
import { selectPlace, useAppDispatch, useAppStore } from '@forecourt/runtime/store';
import { siteSection } from '@forecourt/site-config';
import { useFilterKeys } from '../components/useFilterKeys.js';
import { addressOf } from '../rules/listingPath.js';
import { searchSection } from '../section.js';
import { isLeftHere } from '../state/keptPlace.js';
import { searchMade, selectPlaceLeft } from '../state/searchSlice.js';
import type { ListingData } from './listingLoader.js';
import { loadListing } from './loadListing.js';

/** A listing: what the loader read, as one part that hydrates on the first interaction. */
export function Component() {
  const data = useLoaderData<ListingData>();
  useOpened(data);
  useWhatIsKept(data);
  useFilterKeys(useSection(searchSection).filterPlacement === 'top');
  return <Part id="search/listing" load={loadListing} hydrate="interaction" props={{ data }} />;
}

/**
 * Hydrates at once for a shopper who comes back to several pages or has a chosen place, and where the search did not
 * answer: the page then asks again without a touch (SRCH-06).
 */
function useWhatIsKept({ results }: ListingData): void {
  const hydrateNow = useHydratePart();
  const store = useAppStore();
  useEffect(() => {
    const state = store.getState();
    if (!results || isLeftHere(selectPlaceLeft(state)) || selectPlace(state) !== undefined)
      hydrateNow('search/listing');
  }, [hydrateNow, store, results]);
}

/** A listing that was opened is seen (SRCH-24) and remembered (SRCH-18), also by who touches nothing of it. */
function useOpened({ filters, search }: ListingData): void {
  const site = useSection(siteSection);
  const dispatch = useAppDispatch();
  useEffect(() => {
    recordEvent({ id: 49, name: 'search page view', path: addressOf(filters, site) });
    // a listing without filters is no search
    if (search && search.text !== '') dispatch(searchMade(search));
  }, [dispatch, filters, search, site]);
}
