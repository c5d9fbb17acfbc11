import { useCallback, useEffect, useRef } from 'react';
import { applyHead, useSection, useSite, useWords } from '@forecourt/composition';
import { recordEvent } from '@forecourt/runtime';
import { useAppDispatch } from '@forecourt/runtime/store';
import { siteSection } from '@forecourt/site-config';
import { addressOf } from '../rules/listingPath.js';
import type { ListingFilters } from '../rules/listingUrl.js';
import type { ValueNames } from '../rules/names.js';
import { pastSearch } from '../rules/pastSearch.js';
import type { PastSearch } from '../rules/searchHistory.js';
import { head } from '../pages/listingHead.js';
import type { ListingData } from '../pages/listingLoader.js';
import { searchMade } from '../state/searchSlice.js';
import { searchWords } from '../words/searchWords.js';
import type { ShownListing } from './listingContext.js';

/** A choice that rests for so long is a search, and no longer a part of a word. */
const RESTED = 1000;

/** What follows newer results: title and canonical link, the count of pages that were seen, the last searches. */
export function useShownListing(
  data: ListingData,
  shown: ShownListing | undefined,
  view: ListingFilters['view'],
  labels: ValueNames,
): void {
  const say = useWords(searchWords);
  const site = useSite();
  const identity = useSection(siteSection);
  const opened = useRef({ shown, view });
  const dispatch = useAppDispatch();
  const unkept = useRef<PastSearch>(undefined);
  const keep = useCallback(() => {
    if (unkept.current) dispatch(searchMade(unkept.current));
    unkept.current = undefined;
  }, [dispatch]);
  useEffect(() => {
    if (!shown || (opened.current.shown === shown && opened.current.view === view)) return undefined;
    opened.current = { shown, view };
    const filters = view ? { ...shown.filters, view } : shown.filters;
    const seen: ListingData = { ...data, ...shown };
    applyHead(head({ data: seen, site, url: new URL(site.origin), params: {} }), site.origin);
    recordEvent({ id: 49, name: 'search page view', path: addressOf(filters, identity) });
    const search = pastSearch(filters, identity, labels, say);
    unkept.current = search.text === '' ? undefined : search;
    const timer = setTimeout(keep, RESTED);
    return () => clearTimeout(timer);
  }, [shown, view, data, site, identity, labels, say, keep]);
  // who goes on to a vehicle in the middle of a word has found by it
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
}
