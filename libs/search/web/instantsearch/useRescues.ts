import { useEffect, useState } from 'react';
import { useSection } from '@forecourt/composition';
import type { Place } from '@forecourt/site-config/places';
import { useSearchGateway } from '@forecourt/runtime';
import { siteSection } from '@forecourt/site-config';
import type { Rescue } from '../rules/rescue.js';
import type { ListingData } from '../pages/listingLoader.js';
import { rescuesOf } from '../pages/rescuesOf.js';
import { searchSection } from '../section.js';
import type { ShownListing } from './listingContext.js';

const NONE: readonly Rescue[] = [];

/**
 * Ways out of an empty listing: the loader's for the page as it was opened, one more multi-search for each later one.
 */
export function useRescues(
  data: ListingData,
  shown: ShownListing | undefined,
  place: Place | undefined,
): readonly Rescue[] {
  const options = useSection(searchSection);
  const site = useSection(siteSection);
  const search = useSearchGateway();
  const [opened] = useState(shown);
  const [found, setFound] = useState<{ of: ShownListing; rescues: readonly Rescue[] }>();
  useEffect(() => {
    if (!shown || shown === opened || shown.results.found > 0) return undefined;
    const own = new AbortController();
    rescuesOf({ filters: shown.filters, ...(place ? { place } : {}) }, options, site, search, own.signal).then(
      (rescues) => setFound({ of: shown, rescues }),
      () => undefined,
    );
    return () => own.abort();
  }, [shown, opened, place, options, site, search]);
  if (shown?.results.found !== 0) return NONE;
  return shown === opened ? (data.rescues ?? NONE) : found?.of === shown ? found.rescues : NONE;
}
