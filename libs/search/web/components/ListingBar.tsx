import type { ReactNode } from 'react';
import { useWords } from '@forecourt/composition';
import { belowHeader } from '@forecourt/contracts';
import { ButtonLink, Icon, visuallyHidden } from '@forecourt/ui-kit';
import {
  changed,
  listingUrl,
  RESULT_VIEWS,
  UNFILTERED,
  WORDS_PARAMETER,
  type ListingFilters,
  type ResultView,
} from '../rules/listingUrl.js';
import { addressed, addressOf, type ListingSite } from '../rules/listingPath.js';
import type { SearchKey } from '../rules/words.js';
import { searchWords } from '../words/searchWords.js';
import { FILTERS_ANCHOR } from './useFilterKeys.js';
import { HiddenFilters } from './HiddenFilters.js';
import * as styles from './listingBar.styles.js';

const VIEW_WORDS: Readonly<Record<ResultView, SearchKey>> = { grid: 'bar.grid', list: 'bar.list' };

/** The same page of the same listing, looked at in another way. */
function seenAs({ view: _old, ...filters }: ListingFilters, view: ResultView | undefined): ListingFilters {
  return view ? { ...filters, view } : filters;
}

/** Filters that the form carries as hidden fields: all but the order, which has its own field. */
const unsorted = ({ sort: _own, ...filters }: ListingFilters): ListingFilters => changed(filters, {});

export interface ListingBarProps {
  site: ListingSite;
  filters: ListingFilters;
  /** The field for words. */
  words: ReactNode;
  /** The field for the order. */
  children: ReactNode;
  /** How many vehicles there are: on narrow screens it is part of the way to the filters. */
  total: ReactNode;
  /** How many filters are chosen. */
  chosen: number;
  /** The present view and the default one; undefined where the site offers no choice. */
  views: { present: ResultView; own: ResultView } | undefined;
  /** Enter or the button says that the words are whole. */
  onWords: (words: string) => void;
}

/** Words, order and view of a listing in one row, on narrow screens with the way to the filters. It does not scroll. */
export function ListingBar({ site, filters, views, words, total, chosen, onWords, children }: ListingBarProps) {
  const say = useWords(searchWords);
  const carried = addressed(unsorted(filters), site);
  return (
    <form
      css={styles.bar}
      {...belowHeader}
      method="get"
      action={listingUrl({ ...UNFILTERED, path: carried.path }, site.searchPrefix)}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem(WORDS_PARAMETER);
        if (field instanceof HTMLInputElement) onWords(field.value);
      }}
    >
      <HiddenFilters filters={carried} />
      <div css={styles.words}>
        <button type="submit" css={styles.go} aria-label={say('search')}>
          <Icon name="search" />
        </button>
        {words}
      </div>
      <div css={styles.sort}>
        <Icon name="sort" />
        {children}
      </div>
      {views && (
        <nav css={styles.views} aria-label={say('bar.view')}>
          {RESULT_VIEWS.map((name) => {
            const seen = seenAs(filters, name === views.own ? undefined : name);
            return (
              <a
                key={name}
                href={addressOf(seen, site)}
                data-takes-over
                aria-current={name === views.present ? 'true' : undefined}
              >
                {say(VIEW_WORDS[name])}
              </a>
            );
          })}
        </nav>
      )}
      <div css={styles.openFilters}>
        <ButtonLink href={`#${FILTERS_ANCHOR}`} variant="brand" icon="filter">
          <span>
            {say('filters.title')}{' '}
            {chosen > 0 && (
              <span css={styles.chosen}>
                {chosen}
                <span css={visuallyHidden}> {say('filters.chosen')}</span>
              </span>
            )}
          </span>
        </ButtonLink>
        <div css={styles.total}>{total}</div>
      </div>
    </form>
  );
}
