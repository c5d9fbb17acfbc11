import { useSortBy } from 'react-instantsearch';
import { useWords } from '@forecourt/composition';
import { SelectField } from '@forecourt/ui-kit';
import { SORTS, type SortName } from '../rules/attributes.js';
import { SORT_WORDS } from '../rules/names.js';
import { offeredSorts, presentSort } from '../rules/presentSort.js';
import { withNear } from '../rules/listingUrl.js';
import { useListing } from '../instantsearch/listingContext.js';
import { useShopperPostcode } from '../instantsearch/useShopperPlace.js';
import { INDEX, indexOfSort } from '../instantsearch/uiState.js';
import { searchWords } from '../words/searchWords.js';

/** As InstantSearch knows them; the field below names those that are offered. */
const ITEMS = [INDEX, ...(Object.keys(SORTS) as SortName[]).map(indexOfSort)].map((value) => ({ value, label: value }));

/** Orders to choose from; the default is the order that suits the listing (SRCH-08). */
export function SortOrder() {
  const say = useWords(searchWords);
  const { filters, options, go } = useListing();
  const known = useShopperPostcode();
  const isPlaced = filters.near !== undefined || known !== undefined;
  const { refine } = useSortBy({ items: ITEMS });
  const choose = (name: SortName) => {
    // to be near to something is what brings this order
    if (name === 'nearest' && !filters.near && known !== undefined)
      go(({ sort: _before, ...present }) => withNear(present, { postcode: known }));
    else refine(indexOfSort(name));
  };
  return (
    <SelectField
      label={say('sort.by')}
      isLabelHidden
      name="sortBy"
      required
      value={presentSort(filters, options)}
      options={offeredSorts(filters, options, isPlaced).map((name) => ({
        value: name,
        label: say(SORT_WORDS[name].label),
      }))}
      onChange={({ currentTarget: { value } }) => choose(value as SortName)}
    />
  );
}
