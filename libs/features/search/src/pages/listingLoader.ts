import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { sectionOf } from '@forecourt/composition';
import { nowContext, searchContext, siteContext } from '@forecourt/runtime';
import type { SearchGateway } from '@forecourt/runtime/search';
import type { SiteSection } from '@forecourt/site-config';
import { collapseSoldRuns, type VehicleDocument } from '@forecourt/vehicle';
import type { SearchConfig } from '../config.js';
import { locate, type Located } from './locate.js';
import { searchOnce } from './searchOnce.js';
import { ANY_DISTANCE, DISTANCE_PARAMETER, POSTCODE_PARAMETER } from '../domain/near.js';
import { planListing, readListing, type ListingResults } from '../domain/listingQuery.js';
import { topicOf } from '../domain/listingTopic.js';
import { WORDS_PARAMETER, withPlainWords } from '../domain/plainWords.js';
import { presentSort } from '../domain/presentSort.js';
import { planRescue, readRescue, type Rescue } from '../domain/rescue.js';
import { listingUrl, meaningOfPath, parseListing, type ListingFilters } from '../domain/listingUrl.js';

export interface ListingData extends Located {
  heading: string;
  /** Absent when the search did not answer: the page keeps what it had. */
  results?: ListingResults;
  /** For an empty listing: what each filter that could go would bring. */
  rescues?: readonly Rescue[];
  now: number;
}

/** Reads a listing: one multi-search, on the server for the first page and in the browser afterwards (SRCH-03). */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ListingData> {
  const site = context.get(siteContext);
  const options = sectionOf<SearchConfig>(site, 'search');
  const identity = sectionOf<SiteSection>(site, 'site');
  const url = new URL(request.url);
  const path = [params['first'], params['second']].filter((part) => part !== undefined);
  const asked = parseListing(path, url.searchParams);
  const typed = url.searchParams.get(WORDS_PARAMETER);
  if (typed !== null) {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to redirect
    throw redirect(listingUrl(withPlainWords(chosenAlone(asked, options), typed, options), identity.searchPrefix), 302);
  }
  if (hasOldForm(url.searchParams)) {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to redirect
    throw redirect(listingUrl(asked, identity.searchPrefix), 301);
  }
  const { isKnown } = meaningOfPath(path, identity);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to answer with a status
  if (!isKnown) throw data(null, { status: 404 });
  const { heading } = topicOf(asked, identity);
  const now = context.get(nowContext)();
  let located: Located = { filters: asked };
  try {
    located = await locate(asked, options.offersNear);
    const { filters, place } = located;
    const plan = planListing(filters, options, identity, place);
    const answers = await searchOnce(context.get(searchContext), plan.searches, {
      signal: request.signal,
      now,
      capacity: options.resultCacheSize,
    });
    const results = readListing(answers, plan, options);
    const hits = options.collapseSold ? collapseSoldRuns(results.hits) : results.hits;
    const rescues =
      results.found === 0
        ? await rescuesOf(located, options, identity, context.get(searchContext), request.signal)
        : [];
    return { ...located, heading, results: { ...results, hits }, now, ...(rescues.length > 0 ? { rescues } : {}) };
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.warn('The listing could not be read.', error);
    return { ...located, heading, now };
  }
}

/** A form also sends the order that nobody chose; new words must come by relevance. */
function chosenAlone(filters: ListingFilters, options: SearchConfig): ListingFilters {
  const { sort, ...others } = filters;
  return sort === presentSort(others, options) ? others : filters;
}

/** Ranges of older links and of forms without JavaScript become `range[…]` (SRCH-02). */
const hasOldForm = (search: URLSearchParams): boolean =>
  ['price', 'weekly_price'].some((name) => search.has(name)) ||
  [...search.keys()].some((name) => /^(price|km|year|weekly)_(min|max)$/.test(name)) ||
  search.get(DISTANCE_PARAMETER) === ANY_DISTANCE ||
  search.get(POSTCODE_PARAMETER) === '';

/** One more multi-search, for an empty listing alone. Without its answer the page still says that nothing was found. */
async function rescuesOf(
  { filters, place }: Located,
  options: SearchConfig,
  site: SiteSection,
  search: SearchGateway,
  signal: AbortSignal,
): Promise<Rescue[]> {
  const searches = planRescue(filters, options, site, place);
  if (searches.length === 0) return [];
  try {
    return readRescue(filters, await search.multiSearch<VehicleDocument>(searches, { signal }));
  } catch (error) {
    if (signal.aborted) throw error;
    console.warn('Ways out of an empty listing could not be read.', error);
    return [];
  }
}
