import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { nowContext, searchContext, siteContext } from '@forecourt/runtime';
import { RefusedSearch } from '@forecourt/runtime/search';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { collapseSoldRuns } from '@forecourt/vehicle';
import type { SearchConfig } from '../config.js';
import { locate, type Located } from './locate.js';
import { onceOver } from './searchOnce.js';
import { knownValues, type ListingResults } from '../rules/listingQuery.js';
import { hasOldForm } from '../rules/oldForms.js';
import { presentSort } from '../rules/presentSort.js';
import type { Rescue } from '../rules/rescue.js';
import type { PastSearch } from '../rules/searchHistory.js';
import type { rescuesOf } from './rescuesOf.js';
import type { searchOf } from './searchOf.js';
import { meaningOfPath, redirectOf, normaliseFilters } from '../rules/listingPath.js';
import { parseListing, WORDS_PARAMETER, type ListingFilters } from '../rules/listingUrl.js';
import { searchSection } from '../section.js';

export interface ListingData extends Located {
  /** As a search to come back to, in words; absent where these could not be loaded. */
  search?: PastSearch;
  /** Absent when the search did not answer: the page keeps what it had. */
  results?: ListingResults;
  /** For an empty listing: what each filter that could go would bring. */
  rescues?: readonly Rescue[];
  now: number;
}

/** Where there is no answer, the page that shows so: its status says that it is not the listing. */
type Answer = ListingData | ReturnType<typeof data<ListingData>>;

/** Reads a listing: one multi-search, on the server for the first page and in the browser afterwards (SRCH-03). */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Answer> {
  const site = context.get(siteContext);
  const options = sectionOf(site, searchSection);
  const identity = sectionOf(site, siteSection);
  const url = new URL(request.url);
  const path = [params['first'], params['second']].filter((part) => part !== undefined);
  const asked = parseListing(path, url.searchParams);
  const { isKnown, isSpelled } = meaningOfPath(path, identity);
  // before anything was searched a make of the path is only guessed
  const opened = isSpelled ? asked : normaliseFilters(asked, identity);
  const typed = url.searchParams.get(WORDS_PARAMETER);
  if (typed !== null) {
    // most addresses hold no words: a first page comes without what understands them
    const { withPlainWords, wordOptions } = await import('../rules/plainWords.js');
    const words = wordOptions(options, identity);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to redirect
    throw redirect(redirectOf(withPlainWords(chosenAlone(opened, options), typed, words), identity), 302);
  }
  if (hasOldForm(url.searchParams)) {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to redirect
    throw redirect(redirectOf(asked, identity), 301);
  }
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to answer with a status
  if (!isKnown) throw data(null, { status: 404 });
  const now = context.get(nowContext)();
  let located: Located = { filters: normaliseFilters(asked, identity) };
  try {
    const { filters, ...around } = await locate(asked, options.offersNear);
    located = { ...around, filters: normaliseFilters(filters, identity) };
    const gateway = onceOver(context.get(searchContext), {
      signal: request.signal,
      now: () => now,
      capacity: options.resultCacheSize,
    });
    // a page that InstantSearch keeps never comes here: its browser has the code already
    const { searchListing } = await import('../instantsearch/searchListing.js');
    const results = await searchListing({ filters, ...around }, options, identity, gateway);
    located = { ...around, filters: normaliseFilters(filters, identity, knownValues(results)) };
    const hits = options.collapseSold ? collapseSoldRuns(results.hits) : results.hits;
    const rescues =
      results.found === 0
        ? await rescuesOnceEmpty(located, options, identity, context.get(searchContext), request.signal)
        : [];
    return {
      ...located,
      ...(await named(located.filters, site)),
      results: { ...results, hits },
      now,
      ...(rescues.length > 0 ? { rescues } : {}),
    };
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.warn('The listing could not be read.', error);
    const status = error instanceof RefusedSearch && error.asksTooMuch ? 400 : 503;
    return data({ ...located, ...(await named(located.filters, site)), now }, { status });
  }
}

/** Few listings are empty: a first page comes without what looks for ways out of one. */
const rescuesOnceEmpty: typeof rescuesOf = async (...read) => (await import('./rescuesOf.js')).rescuesOf(...read);

/** The server says what a listing is: a first page comes without the words. */
const named = (...asked: Parameters<typeof searchOf>): Promise<Pick<ListingData, 'search'>> =>
  import('./searchOf.js').then(
    ({ searchOf }) => ({ search: searchOf(...asked) }),
    () => ({}),
  );

/** A form also submits the default order: it is dropped, so that new words are sorted by relevance. */
function chosenAlone(filters: ListingFilters, options: SearchConfig): ListingFilters {
  const { sort, ...others } = filters;
  return sort === presentSort(others, options) ? others : filters;
}
