import { formatNumber } from '@forecourt/vehicle';
import { FilterPanel } from '../components/FilterPanel.js';
import { useListing } from '../instantsearch/listingContext.js';
import { FacetFilter } from './FacetFilter.js';
import { NearFilter } from './NearFilter.js';
import { RangeFilter } from './RangeFilter.js';

/** The filters of the site, in its order (SRCH-22). */
export function Panel() {
  const { site, options, filters, shown } = useListing();
  const total = shown ? formatNumber(shown.results.shownTotal) : '';
  return (
    <FilterPanel
      site={site}
      filters={filters}
      facets={options.facets}
      ranges={options.ranges}
      showsNear={options.offersNear}
      placement={options.filterPlacement}
      buttonText={options.showResultsText.replace('{count}', total).replace('  ', ' ')}
    >
      {options.offersNear && <NearFilter />}
      {options.ranges.map((name) => (
        <RangeFilter key={name} name={name} />
      ))}
      {options.facets.map((name) => (
        <FacetFilter key={name} name={name} />
      ))}
    </FilterPanel>
  );
}
