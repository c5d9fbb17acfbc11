import { useWords } from '@forecourt/composition';
import { FilterPanel } from '../components/FilterPanel.js';
import { RANGES, type FacetName, type RangeName } from '../rules/attributes.js';
import { hasModelsInMakes, panelGroups, type GroupName } from '../rules/panelGroups.js';
import { useListing } from '../instantsearch/listingContext.js';
import { searchWords } from '../words/searchWords.js';
import { FacetFilter, MakeFilter } from './FacetFilter.js';
import { NearFilter } from './NearFilter.js';
import { RangeFilter } from './RangeFilter.js';

const isRange = (name: FacetName | RangeName): name is RangeName => Object.hasOwn(RANGES, name);
const groupOf = (name: GroupName, hasModels: boolean) => {
  if (name === 'near') return <NearFilter key={name} />;
  if (name === 'make' && hasModels) return <MakeFilter key={name} />;
  return isRange(name) ? <RangeFilter key={name} name={name} /> : <FacetFilter key={name} name={name} />;
};

/** The filters of the site, in its order (SRCH-22). */
export function Panel() {
  const say = useWords(searchWords);
  const { site, options, filters, shown } = useListing();
  const { first, more, isMoreChosen } = panelGroups(options, filters);
  const hasModels = hasModelsInMakes(options.facets);
  return (
    <FilterPanel
      site={site}
      filters={filters}
      facets={options.facets}
      ranges={options.ranges}
      showsNear={options.offersNear}
      placement={options.filterPlacement}
      buttonText={shown ? say('filters.show', { count: shown.results.shownTotal }) : say('filters.showUncounted')}
      more={more.map((name) => groupOf(name, hasModels))}
      isMoreOpen={isMoreChosen}
    >
      {first.map((name) => groupOf(name, hasModels))}
    </FilterPanel>
  );
}
