import { useState, type FormEvent, type ReactNode } from 'react';
import { useWords } from '@forecourt/composition';
import { belowHeader } from '@forecourt/contracts';
import { Button, Icon } from '@forecourt/ui-kit';
import type { SearchConfig } from '../config.js';
import type { FacetName, RangeName } from '../rules/attributes.js';
import { addressed, type ListingSite } from '../rules/listingPath.js';
import { changed, listingUrl, UNFILTERED, withNear, type ListingFilters } from '../rules/listingUrl.js';
import { searchWords } from '../words/searchWords.js';
import * as styles from './filters.styles.js';
import { HiddenFilters } from './HiddenFilters.js';
import { closeSheet, FILTERS_ANCHOR } from './useFilterKeys.js';

export interface FilterPanelProps {
  site: ListingSite;
  filters: ListingFilters;
  /** What the groups show: the form carries the rest along. */
  facets: readonly FacetName[];
  ranges: readonly RangeName[];
  showsNear: boolean;
  placement: SearchConfig['filterPlacement'];
  /** Words of the button that leads to the results. */
  buttonText: string;
  /** The groups of fields that show at once. */
  children: ReactNode;
  /** Those behind "More filters". */
  more?: readonly ReactNode[];
  /** Something is chosen among these: they show from the start. */
  isMoreOpen?: boolean;
}

/** Filters as a form: submitting it works without script; with script each change applies at once. */
export function FilterPanel({
  site,
  filters,
  facets,
  ranges,
  showsNear,
  placement,
  buttonText,
  children,
  more = [],
  isMoreOpen = false,
}: FilterPanelProps) {
  const say = useWords(searchWords);
  // afterwards the shopper opens and closes it
  const [isOpenFirst] = useState(isMoreOpen);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    closeSheet();
  };
  const isMenu = placement === 'top';
  // the fields submit what the panel shows, so that must not be in the path too
  const carried = addressed(withoutShown(filters, facets, ranges, showsNear), site);
  return (
    <form
      id={FILTERS_ANCHOR}
      css={[styles.panel, isMenu ? styles.row : styles.column]}
      {...belowHeader}
      method="get"
      action={listingUrl({ ...UNFILTERED, path: carried.path }, site.searchPrefix)}
      onSubmit={handleSubmit}
      aria-label={say('filters.title')}
    >
      <div css={styles.panelHead}>
        <h2>{say('filters.title')}</h2>
        <a href="#results" aria-label={say('filters.close')}>
          <Icon name="close" size={26} />
        </a>
      </div>
      <HiddenFilters filters={carried} />
      {children}
      {more.length > 0 && (
        // it opens the groups that follow it, not any of its content: each stays a group of the panel like the first
        <details css={[styles.more, isMenu && styles.moreMenu]} open={isOpenFirst || undefined} data-more="">
          <summary>
            <span className="less">{say('filters.more')}</span>
            <span className="all">{say('filters.fewer')}</span>
            <Icon name="down" size={18} />
          </summary>
        </details>
      )}
      {more}
      <div css={styles.showResults}>
        <Button type="submit" variant="brand" isWide>
          {buttonText}
        </Button>
      </div>
    </form>
  );
}

/** Choices that have no field in the panel: words, order, view, and filters that the site does not show. */
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
