import { useCallback, useMemo } from 'react';
import { useRefinementList } from 'react-instantsearch';
import { FacetGroup } from '../components/FacetGroup.js';
import { useAfterPaint } from '../components/useAfterPaint.js';
import { FACETS, type FacetName } from '../domain/attributes.js';
import { byCount, MAX_VALUES, offeredValues } from '../domain/listingQuery.js';
import { useListing } from '../instantsearch/listingContext.js';

const NONE: readonly never[] = [];
const SHOWN = 8;

interface Value {
  readonly name: string;
  readonly count: number;
}
const mostFirst = ((a: Value, b: Value) =>
  byCount({ value: a.name, count: a.count }, { value: b.name, count: b.count })) as never;

/** One facet of the panel: `useRefinementList` in, `FacetGroup` out. */
export function FacetFilter({ name }: { name: FacetName }) {
  const { filters, options, labels } = useListing();
  const transformItems = useCallback(
    <Item extends { value: string; count: number; isRefined: boolean }>(items: Item[]): Item[] => {
      const refined = new Set(items.filter(({ isRefined }) => isRefined).map(({ value }) => value));
      return offeredValues(name, items, options, (value) => refined.has(value));
    },
    [name, options],
  );
  const { items, refine } = useRefinementList({
    attribute: FACETS[name].field,
    limit: MAX_VALUES,
    sortBy: mostFirst,
    transformItems,
  });
  // render the vehicles first, the counts of every filter after them
  const counted = useAfterPaint(items);
  const values = useMemo(() => counted.map(({ value, count }) => ({ value, count })), [counted]);
  const onToggle = useCallback((_name: FacetName, value: string) => refine(value), [refine]);
  // a model belongs to a make
  if (name === 'model' && !filters.facets.make) return null;
  return (
    <FacetGroup
      name={name}
      values={values}
      chosen={filters.facets[name] ?? NONE}
      shown={name === 'make' ? options.makesShown : SHOWN}
      isMenu={options.filterPlacement === 'top'}
      labels={labels}
      isYesOnly={options.certifiedOnly}
      onToggle={onToggle}
    />
  );
}
