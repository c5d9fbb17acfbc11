import { useMemo } from 'react';
import { useSortBy } from 'react-instantsearch';
import { SelectField } from '@forecourt/ui-kit';
import { SORTS, type SortName } from '../domain/attributes.js';
import { offeredSorts, presentSort } from '../domain/presentSort.js';
import { withNear } from '../domain/listingUrl.js';
import { useListing } from '../instantsearch/listingContext.js';
import { useShopperPostcode } from '../instantsearch/useShopperPlace.js';
import { INDEX, indexOfSort } from '../instantsearch/uiState.js';

/** Orders to choose from; the default is the order that suits the listing (SRCH-08). */
export function SortOrder() {
  const { filters, options, go } = useListing();
  const known = useShopperPostcode();
  const isPlaced = filters.near !== undefined || known !== undefined;
  const items = useMemo(
    () => [
      { value: INDEX, label: 'Own order' },
      ...(Object.keys(SORTS) as SortName[]).map((name) => ({ value: indexOfSort(name), label: SORTS[name].label })),
    ],
    [],
  );
  const { refine } = useSortBy({ items });
  const choose = (name: SortName) => {
    // to be near to something is what brings this order
    if (name === 'nearest' && !filters.near && known !== undefined)
      go(({ sort: _before, ...present }) => withNear(present, { postcode: known }));
    else refine(indexOfSort(name));
  };
  return (
    <SelectField
      label="Sort by"
      isLabelHidden
      name="sortBy"
      required
      value={presentSort(filters, options)}
      options={offeredSorts(filters, options, isPlaced).map((name) => ({ value: name, label: SORTS[name].label }))}
      onChange={({ currentTarget: { value } }) => choose(value as SortName)}
    />
  );
}
