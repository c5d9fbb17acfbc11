import { useMemo } from 'react';
import { useSortBy } from 'react-instantsearch';
import { SelectField } from '@forecourt/ui-kit';
import { SORTS, type SortName } from '../domain/attributes.js';
import { offeredSorts, presentSort } from '../domain/presentSort.js';
import { useListing } from '../instantsearch/listingContext.js';
import { INDEX, indexOfSort } from '../instantsearch/uiState.js';

/** Orders to choose from; the default is the order that suits the listing (SRCH-08). */
export function SortOrder() {
  const { filters, options } = useListing();
  const items = useMemo(
    () => [
      { value: INDEX, label: 'Own order' },
      ...(Object.keys(SORTS) as SortName[]).map((name) => ({ value: indexOfSort(name), label: SORTS[name].label })),
    ],
    [],
  );
  const { refine } = useSortBy({ items });
  return (
    <SelectField
      label="Sort by"
      isLabelHidden
      name="sortBy"
      required
      value={presentSort(filters, options)}
      options={offeredSorts(filters, options).map((name) => ({ value: name, label: SORTS[name].label }))}
      onChange={({ currentTarget: { value } }) => refine(indexOfSort(value as SortName))}
    />
  );
}
