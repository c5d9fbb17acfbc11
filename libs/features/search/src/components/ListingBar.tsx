import { Button, ButtonLink, onlyWithoutScript, opensElsewhere, SelectField } from '@forecourt/ui-kit';
import type { SearchConfig } from '../config.js';
import { SORTS, type SortName } from '../domain/attributes.js';
import {
  changed,
  listingUrl,
  queryOf,
  RESULT_VIEWS,
  UNFILTERED,
  type FilterChange,
  type ListingFilters,
  type ResultView,
} from '../domain/listingUrl.js';
import { addressed, addressOf, type ListingSite } from '../domain/listingPath.js';
import { WORDS_PARAMETER, withPlainWords } from '../domain/plainWords.js';
import { offeredSorts, presentSort } from '../domain/presentSort.js';
import { FollowingField } from './FollowingField.js';
import { HiddenFilters } from './HiddenFilters.js';
import * as styles from './listingBar.styles.js';

const VIEW_LABELS: Readonly<Record<ResultView, string>> = { grid: 'Grid', list: 'List' };

/** The same page of the same listing, looked at in another way. */
function seenAs({ view: _old, ...filters }: ListingFilters, view: ResultView | undefined): ListingFilters {
  return view ? { ...filters, view } : filters;
}

/** What a form that has a field of its own for the order carries along. */
const unsorted = ({ sort: _own, ...filters }: ListingFilters): ListingFilters => changed(filters, {});

export interface ListingBarProps {
  site: ListingSite;
  filters: ListingFilters;
  options: Pick<SearchConfig, 'sorts' | 'defaultSort' | 'offersViews' | 'offersNear'>;
  /** How the results stand now, and how they do where nobody chose; none where there is no choice. */
  views: { present: ResultView; own: ResultView } | undefined;
  /** `soon` while somebody types, `now` when Enter says that the words are whole. */
  onQuery: (change: FilterChange, when: 'soon' | 'now') => void;
  onSort: (change: FilterChange) => void;
  onView: (change: FilterChange) => void;
}

/** Words, order and view of a listing; the way to the filters on narrow screens. */
export function ListingBar({ site, filters, options, views, onQuery, onSort, onView }: ListingBarProps) {
  const carried = addressed(unsorted(filters), site);
  return (
    <form
      css={styles.bar}
      method="get"
      action={listingUrl({ ...UNFILTERED, path: carried.path }, site.searchPrefix)}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem(WORDS_PARAMETER);
        if (!(field instanceof HTMLInputElement)) return;
        const words = field.value;
        // what became a chip goes out of the field
        field.value = withPlainWords(filters, words, options).query;
        onQuery((present) => withPlainWords(present, words, options), 'now');
      }}
    >
      <HiddenFilters filters={carried} />
      <FollowingField
        label="Search"
        name={WORDS_PARAMETER}
        type="search"
        isPlain
        value={filters.query}
        meaningOf={queryOf}
        placeholder="Make, model, or “white SUV under 30k”"
        onText={(text) => onQuery((present) => changed(present, { query: queryOf(text) }), 'soon')}
      />
      <SelectField
        label="Sort by"
        name="sortBy"
        required
        value={presentSort(filters, options)}
        options={offeredSorts(filters, options).map((name) => ({ value: name, label: SORTS[name].label }))}
        onChange={({ currentTarget: { value } }) => onSort((present) => changed(present, { sort: value as SortName }))}
      />
      <div css={onlyWithoutScript}>
        <Button type="submit" variant="brand">
          Search
        </Button>
      </div>
      {options.offersViews && views && (
        <nav css={styles.views} aria-label="View">
          {RESULT_VIEWS.map((name) => {
            const see = (present: ListingFilters) => seenAs(present, name === views.own ? undefined : name);
            return (
              <a
                key={name}
                href={addressOf(see(filters), site)}
                aria-current={name === views.present ? 'true' : undefined}
                onClick={(event) => {
                  if (opensElsewhere(event)) return;
                  event.preventDefault();
                  onView(see);
                }}
              >
                {VIEW_LABELS[name]}
              </a>
            );
          })}
        </nav>
      )}
      <div css={styles.openFilters}>
        <ButtonLink href="#filters" variant="outline" icon="filter">
          Filters
        </ButtonLink>
      </div>
    </form>
  );
}
