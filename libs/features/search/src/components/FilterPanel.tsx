import { useRef, type FormEvent } from 'react';
import { Button, Icon } from '@forecourt/ui-kit';
import { formatNumber } from '@forecourt/vehicle';
import type { SearchConfig } from '../config.js';
import type { FacetName, RangeName, ValueNames } from '../domain/attributes.js';
import type { ListingResults } from '../domain/listingQuery.js';
import { addressed, type ListingSite } from '../domain/listingPath.js';
import { changed, listingUrl, UNFILTERED, withNear, type ListingFilters } from '../domain/listingUrl.js';
import type { RangeChange } from '../domain/rangeChoice.js';
import { FacetGroup } from './FacetGroup.js';
import * as styles from './filters.styles.js';
import { HiddenFilters } from './HiddenFilters.js';
import { NearGroup, type NearChoice } from './NearGroup.js';
import { RangeGroup } from './RangeGroup.js';
import { useFilterKeys } from './useFilterKeys.js';

export interface FilterPanelProps {
  site: ListingSite;
  filters: ListingFilters;
  results: ListingResults | undefined;
  facets: readonly FacetName[];
  ranges: readonly RangeName[];
  makesShown: number;
  placement: SearchConfig['filterPlacement'];
  /** Words of the button that leads to the results; `{count}` is how many. */
  showResultsText: string;
  /** Names of locations and dealerships by slug. */
  labels: ValueNames;
  /** Every vehicle of the site is certified (SRCH-20). */
  certifiedOnly?: boolean;
  onToggle: (name: FacetName, value: string) => void;
  onRange: (name: RangeName, change: RangeChange) => void;
  /** Looking around a postcode, where the site offers it. */
  nearby: NearChoice | undefined;
}

/** One empty list for all: another one would be drawn anew. */
const NONE: readonly never[] = [];

/** Filters as a form: it works by itself when it is sent, and at once where script runs. */
export function FilterPanel({
  site,
  filters,
  results,
  facets,
  ranges,
  makesShown,
  placement,
  showResultsText,
  labels,
  certifiedOnly = false,
  onToggle,
  onRange,
  nearby,
}: FilterPanelProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    location.hash = '#results';
  };
  const frame = useRef<HTMLFormElement>(null);
  const isMenu = placement === 'top';
  useFilterKeys(frame, isMenu);
  // the fields say the rest: what the panel shows must not stand in the path too
  const carried = addressed(withoutShown(filters, facets, ranges, nearby !== undefined), site);
  return (
    <form
      ref={frame}
      id="filters"
      css={[styles.panel, isMenu && styles.row]}
      method="get"
      action={listingUrl({ ...UNFILTERED, path: carried.path }, site.searchPrefix)}
      onSubmit={handleSubmit}
      aria-label="Filters"
    >
      <div css={styles.panelHead}>
        <h2>Filters</h2>
        <a href="#results" aria-label="Close filters">
          <Icon name="close" size={26} />
        </a>
      </div>
      <HiddenFilters filters={carried} />
      {nearby && <NearGroup {...nearby} isMenu={isMenu} />}
      {ranges.map((name) => (
        <RangeGroup
          key={name}
          name={name}
          range={filters.ranges[name]}
          stats={results?.stats[name]}
          bars={results?.bars[name] ?? NONE}
          isMenu={isMenu}
          onRange={onRange}
        />
      ))}
      {facets.map((name) => (
        <FacetGroup
          key={name}
          name={name}
          values={results?.facets[name] ?? NONE}
          chosen={filters.facets[name] ?? NONE}
          shown={name === 'make' ? makesShown : 8}
          isMenu={isMenu}
          labels={labels}
          isYesOnly={certifiedOnly}
          onToggle={onToggle}
        />
      ))}
      <div css={styles.showResults}>
        <Button type="submit" variant="brand" isWide>
          {showResultsText.replace('{count}', results ? formatNumber(results.shownTotal) : '').replace('  ', ' ')}
        </Button>
      </div>
    </form>
  );
}

/** What was chosen beside the fields of the panel: words, order, view, and filters that the site does not show. */
function withoutShown(
  filters: ListingFilters,
  facets: readonly FacetName[],
  ranges: readonly RangeName[],
  showsNear: boolean,
): ListingFilters {
  const without = <Name extends string, Value>(values: Partial<Record<Name, Value>>, shown: readonly Name[]) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !shown.includes(name as Name)));
  return changed(showsNear ? withNear(filters, undefined) : filters, {
    facets: without(filters.facets, facets),
    ranges: without(filters.ranges, ranges),
  });
}
