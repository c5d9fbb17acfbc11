import { useCallback, useMemo, useState } from 'react';
import { useInfiniteHits } from 'react-instantsearch';
import { listingTilesSlot } from '@forecourt/contracts';
import { useSlotData } from '@forecourt/composition';
import { collapseSoldRuns, type VehicleSummary } from '@forecourt/vehicle';
import { ListingResults } from '../components/ListingResults.js';
import { ResultSkeletons } from '../components/ResultGrid.js';
import { layoutOf } from '../rules/listingLayout.js';
import { addressOf } from '../rules/listingPath.js';
import { placePromos } from '../rules/promos.js';
import type { HitsState } from '../instantsearch/hitsCache.js';
import { searchState } from '../instantsearch/initialResults.js';
import { useListing } from '../instantsearch/listingContext.js';
import { vehicleOf } from '../instantsearch/listingResults.js';
import { useSearchedState } from '../instantsearch/searchedState.js';
import { useShopperPlace } from '../instantsearch/useShopperPlace.js';
import { useLeftPlace } from '../instantsearch/useLeftPlace.js';

const NO_STATE: HitsState = {};

/** Vehicles of the listing with their tiles and the ways to more of them. */
export function Hits() {
  const { site, options, filters, shown, status, now, place, hitsCache, expect } = useListing();
  const transformItems = useCallback(
    (hits: object[]): readonly object[] => {
      const vehicles = hits.map(vehicleOf);
      return options.collapseSold ? collapseSoldRuns(vehicles) : vehicles;
    },
    [options.collapseSold],
  );
  const shopperPlace = useShopperPlace();
  const searched = useSearchedState();
  const { items, showMore } = useInfiniteHits({
    cache: hitsCache as never,
    escapeHTML: false,
    transformItems: transformItems as never,
  });
  // while a search runs the hook looks for the hits of its new choice, and has none
  const [settled, setSettled] = useState({ items, searched });
  if (status === 'idle' && settled.items !== items) setSettled({ items, searched });
  const opened = useMemo(
    () => (shown ? searchState(shown.filters, options, () => place) : NO_STATE),
    [shown, options, place],
  );
  const state = settled.searched ?? opened;
  // restored pages come before those that the hook knows
  const left = useLeftPlace(hitsCache, state);
  // a vehicle that moved to the next page appears once
  const hits = useMemo(() => {
    const all = (left && hitsCache.kept(state)?.choice === left.choice && hitsCache.read({ state })) || undefined;
    const items = all ? Object.values(all).flatMap((page) => page ?? []) : settled.items;
    return [...new Map((items as unknown as VehicleSummary[]).map((vehicle) => [vehicle.id, vehicle])).values()];
  }, [settled.items, left, hitsCache, state]);
  const layout = layoutOf(options.cardLayout, filters.view);
  const tiles = useSlotData(listingTilesSlot).flatMap(({ fill, data }) => data.map((tile) => ({ ...tile, fill })));
  const isLoading = status === 'loading' || status === 'stalled';
  if (!shown) {
    if (!isLoading) return null;
    return <ResultSkeletons count={options.pageSize} layout={layout === 'carousel' ? 'grid' : layout} />;
  }
  const pages = Object.keys(hitsCache.read({ state }) ?? {}).map((page) => Number(page) + 1);
  const from = Math.min(shown.filters.page, ...pages);
  const to = Math.max(shown.filters.page, ...pages);
  const promos = placePromos({
    tiles,
    options: options.promos,
    conditions: shown.filters.facets.car_type ?? [],
    count: hits.length,
    now,
    // tiles stay where they are when more comes below them
    seed: addressOf({ ...shown.filters, page: from }, site),
  });
  return (
    <ListingResults
      filters={shown.filters}
      site={site}
      options={options}
      layout={layout}
      shown={{ hits, from, to, isWhole: left !== undefined }}
      found={shown.results.found}
      promos={promos}
      now={now}
      place={place}
      shopperPlace={shopperPlace}
      isLoading={isLoading}
      isSlow={status === 'stalled'}
      onMore={() => {
        expect('more');
        showMore();
      }}
    />
  );
}
