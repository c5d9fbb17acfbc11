import { memo, useState, type ReactNode } from 'react';
import { useWords } from '@forecourt/composition';
import { useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import { Button, TextField, onlyWithScript } from '@forecourt/ui-kit';
import { formatNumber } from '@forecourt/vehicle';
import type { FacetName } from '../rules/attributes.js';
import { FACET_WORDS, wordOf, type ValueNames } from '../rules/names.js';
import { facetExpanded, selectIsExpanded } from '../state/searchSlice.js';
import { searchWords } from '../words/searchWords.js';
import { FilterGroup } from './FilterGroup.js';
import * as styles from './filters.styles.js';

export interface FacetValuesProps {
  /** Field of the stock. */
  name: FacetName;
  /** Its values, with how many vehicles have each. */
  values: readonly { value: string; count: number }[];
  /** Values that are ticked. */
  chosen: readonly string[];
  /** Values before "Show all". */
  shown: number;
  /** Names of locations and dealerships by slug. */
  labels: ValueNames;
  /** Called with each tick, set or taken away. */
  onToggle: (name: FacetName, value: string) => void;
}

export interface FacetGroupProps extends FacetValuesProps {
  /** A menu in a row, closed until it is opened; otherwise a group in a column. */
  isMenu: boolean;
  /** The site offers no "No" of a yes or no. */
  isYesOnly?: boolean;
  /** Values of another facet that belong to those chosen here: the models of the makes. */
  inner?: FacetValuesProps | undefined;
}

/** Facets with this many values can be searched in. */
const SEARCHED_FROM = 12;
/** Small letters without accents: a Škoda is found by "skoda". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Facets that are open at first in a column. */
const OPEN: readonly FacetName[] = ['car_type', 'item_type', 'make', 'model', 'body'];

/** All values of a facet: what was chosen is there also at zero. */
function withChosen({ values, chosen }: Pick<FacetValuesProps, 'values' | 'chosen'>): FacetValuesProps['values'] {
  const missing = chosen.filter((value) => !values.some((item) => item.value === value));
  return [...values, ...missing.map((value) => ({ value, count: 0 }))];
}

/** One value is no choice, but where it is chosen already. */
const isChoice = (facet: Pick<FacetValuesProps, 'values' | 'chosen'>): boolean =>
  withChosen(facet).length > 1 || facet.chosen.length > 0;

/** One facet with its values and how many vehicles each has; what was chosen is there also at zero. */
export const FacetGroup = memo(function FacetGroup(props: FacetGroupProps) {
  const say = useWords(searchWords);
  const { name, values, chosen, isMenu, isYesOnly = false, inner } = props;
  // a yes is a choice whose no is not offered (SRCH-20)
  if (!isChoice(props) && !(name === 'certified' && isYesOnly && values.length === 1)) return null;
  return (
    <FilterGroup
      name={name}
      label={say(FACET_WORDS[name].label)}
      chosen={chosen.length + (inner?.chosen.length ?? 0)}
      isMenu={isMenu}
      isOpenFirst={OPEN.includes(name) || chosen.length > 0}
    >
      <FacetValues {...props}>
        {inner && isChoice(inner) && (
          <div
            css={styles.inner}
            role="group"
            aria-label={say('facet.within', { facets: say(FACET_WORDS[inner.name].plural), values: chosen.join(', ') })}
          >
            <FacetValues {...inner} />
          </div>
        )}
      </FacetValues>
    </FilterGroup>
  );
});

/** The values to tick. The children follow the last of those that are chosen. */
function FacetValues(props: FacetValuesProps & { readonly children?: ReactNode }) {
  const say = useWords(searchWords);
  const { name, chosen, shown, labels, onToggle, children } = props;
  const dispatch = useAppDispatch();
  const isFull = useAppSelector((state) => selectIsExpanded(state, name));
  const [words, setWords] = useState('');
  const all = withChosen(props);
  const facets = say(FACET_WORDS[name].plural);
  const nameOf = (value: string): string => wordOf(value, labels, say);
  const visible =
    words.trim() !== ''
      ? all.filter(({ value }) => plain(nameOf(value)).includes(plain(words)))
      : isFull
        ? all
        : all.filter(({ value }, index) => index < shown || chosen.includes(value));
  const lastChosen = visible.findLast(({ value }) => chosen.includes(value))?.value;
  return (
    <>
      {all.length >= SEARCHED_FROM && (
        <div css={onlyWithScript}>
          <TextField
            label={say('facet.search', { facets })}
            name=""
            type="search"
            isPlain
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </div>
      )}
      {visible.length === 0 && <p css={styles.none}>{say('facet.noMatch', { facets, words: words.trim() })}</p>}
      <ul css={styles.values}>
        {visible.map(({ value, count }) => (
          <li key={value}>
            <label>
              <input
                type="checkbox"
                name={name}
                value={value}
                checked={chosen.includes(value)}
                onChange={() => onToggle(name, value)}
              />
              <span>{nameOf(value)}</span>
              <small>{formatNumber(count)}</small>
            </label>
            {value === lastChosen && children}
          </li>
        ))}
      </ul>
      {all.length > visible.length && words.trim() === '' && (
        <Button variant="quiet" onClick={() => dispatch(facetExpanded(name))}>
          {say('facet.showAll', { facets })}
        </Button>
      )}
    </>
  );
}
