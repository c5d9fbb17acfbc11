import { useCallback, useMemo } from 'react';
import { useRefinementList } from 'react-instantsearch';
import { FacetGroup, type FacetValuesProps } from '../components/FacetGroup.js';
import { useAfterPaint } from '../components/useAfterPaint.js';
import { FACETS, type FacetName } from '../rules/attributes.js';
import { byCount, MAX_VALUES, offeredValues } from '../rules/listingQuery.js';
import { useListing } from '../instantsearch/listingContext.js';

const NONE: readonly never[] = [];
const SHOWN = 8;

interface Value {
  readonly name: string;
  readonly count: number;
}
const mostFirst = ((a: Value, b: Value) =>
  byCount({ value: a.name, count: a.count }, { value: b.name, count: b.count })) as never;

/** One facet as `useRefinementList` has it: what `FacetGroup` takes. */
function useFacet(name: FacetName): FacetValuesProps {
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
  const chosen = filters.facets[name] ?? NONE;
  const shown = name === 'make' ? options.makesShown : SHOWN;
  return useMemo(
    () => ({ name, values, chosen, shown, labels, onToggle }),
    [name, values, chosen, shown, labels, onToggle],
  );
}

/** One facet of the panel. */
export function FacetFilter({ name }: { name: FacetName }) {
  const { filters, options } = useListing();
  const facet = useFacet(name);
  // a model belongs to a make
  if (name === 'model' && !filters.facets.make) return null;
  return <FacetGroup {...facet} isMenu={options.filterPlacement === 'top'} isYesOnly={options.certifiedOnly} />;
}

/** Makes, and below those that are chosen their models. */
export function MakeFilter() {
  const { filters, options } = useListing();
  const makes = useFacet('make');
  const models = useFacet('model');
  return (
    <FacetGroup
      {...makes}
      isMenu={options.filterPlacement === 'top'}
      inner={filters.facets.make ? models : undefined}
    />
  );
}
