import { useCallback, useEffect, useRef } from 'react';
import { useRange } from 'react-instantsearch';
import { RangeGroup } from '../components/RangeGroup.js';
import { useAfterPaint } from '../components/useAfterPaint.js';
import { RANGES, type RangeName } from '../rules/attributes.js';
import { withRange, type RangeChange } from '../rules/rangeChoice.js';
import { useListing } from '../instantsearch/listingContext.js';

const NONE: readonly never[] = [];
/** Delay of A4: the address follows sliding. */
const RANGE_DELAY = 400;

/**
 * One range of the panel. `useRange` asks for its bounds and bars and holds the choice; it would refuse a bound beyond
 * what is found, which a listing takes (SRCH-21), so changes go through the state.
 */
export function RangeFilter({ name }: { name: RangeName }) {
  const { filters, shown, options, go } = useListing();
  useRange({ attribute: RANGES[name].field });
  const results = useAfterPaint(shown?.results);
  const waiting = useRef<RangeChange[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onRange = useCallback(
    (_name: RangeName, change: RangeChange) => {
      clearTimeout(timer.current);
      waiting.current.push(change);
      timer.current = setTimeout(() => {
        const changes = waiting.current;
        waiting.current = [];
        go(
          (present) =>
            withRange(
              present,
              name,
              changes.reduce((range, next) => next(range), present.ranges[name] ?? {}),
            ),
          { series: name },
        );
      }, RANGE_DELAY);
    },
    [go, name],
  );
  return (
    <RangeGroup
      name={name}
      range={filters.ranges[name]}
      stats={results?.stats[name]}
      bars={results?.bars[name] ?? NONE}
      isMenu={options.filterPlacement === 'top'}
      onRange={onRange}
    />
  );
}
