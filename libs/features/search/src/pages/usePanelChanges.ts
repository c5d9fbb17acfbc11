import { useMemo } from 'react';
import type { FilterPanelProps } from '../components/FilterPanel.js';
import { toggled } from '../domain/listingUrl.js';
import { withRange } from '../domain/rangeChoice.js';
import type { useFilterNavigation } from './useFilterNavigation.js';

/** Delay of A4: the address follows sliding. */
const RANGE_DELAY = 400;

/** What the filter panel changes; the same functions for every render. */
export function usePanelChanges(
  go: ReturnType<typeof useFilterNavigation>['go'],
): Pick<FilterPanelProps, 'onToggle' | 'onRange'> {
  return useMemo(
    () => ({
      onToggle: (name, value) => go((present) => toggled(present, name, value)),
      onRange: (name, change) =>
        go((present) => withRange(present, name, change(present.ranges[name])), { delay: RANGE_DELAY, series: name }),
    }),
    [go],
  );
}
