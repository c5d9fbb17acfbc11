import { memo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import { Button, TextField, onlyWithScript } from '@forecourt/ui-kit';
import { formatNumber } from '@forecourt/vehicle';
import { FACETS, wordOf, type FacetName, type ValueNames } from '../domain/attributes.js';
import { facetExpanded, selectIsExpanded } from '../state/searchSlice.js';
import { FilterGroup } from './FilterGroup.js';
import * as styles from './filters.styles.js';

export interface FacetGroupProps {
  name: FacetName;
  values: readonly { value: string; count: number }[];
  chosen: readonly string[];
  /** Values before "Show all". */
  shown: number;
  /** A menu in a row, closed until it is opened; otherwise a group in a column. */
  isMenu: boolean;
  /** Names of locations and dealerships by slug. */
  labels: ValueNames;
  /** The site offers no "No" of a yes or no. */
  isYesOnly?: boolean;
  onToggle: (name: FacetName, value: string) => void;
}

/** Facets with this many values can be searched in. */
const SEARCHED_FROM = 12;
/** Small letters without accents: a Škoda is found by "skoda". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Facets that are open at first in a column. */
const OPEN: readonly FacetName[] = ['car_type', 'item_type', 'make', 'model', 'body'];

/** One facet with its values and how many vehicles each has; what was chosen is there also at zero. */
export const FacetGroup = memo(function FacetGroup(props: FacetGroupProps) {
  const { name, values, chosen, shown, isMenu, labels, isYesOnly = false, onToggle } = props;
  const dispatch = useAppDispatch();
  const isFull = useAppSelector((state) => selectIsExpanded(state, name));
  const [words, setWords] = useState('');
  const missing = chosen
    .filter((value) => !values.some((item) => item.value === value))
    .map((value) => ({ value, count: 0 }));
  const all = [...values, ...missing];
  // one value is no choice, but for a yes whose no is not offered (SRCH-20)
  if (all.length === 0 || (all.length === 1 && chosen.length === 0 && !(name === 'certified' && isYesOnly)))
    return null;
  const { label, plural } = FACETS[name];
  const nameOf = (value: string): string => wordOf(value, labels);
  const visible =
    words.trim() !== ''
      ? all.filter(({ value }) => plain(nameOf(value)).includes(plain(words)))
      : isFull
        ? all
        : all.filter(({ value }, index) => index < shown || chosen.includes(value));
  return (
    <FilterGroup
      name={name}
      label={label}
      chosen={chosen.length}
      isMenu={isMenu}
      isOpenFirst={OPEN.includes(name) || chosen.length > 0}
    >
      {all.length >= SEARCHED_FROM && (
        <div css={onlyWithScript}>
          <TextField
            label={`Search ${plural}`}
            name=""
            type="search"
            isPlain
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </div>
      )}
      {visible.length === 0 && (
        <p css={styles.none}>
          No {plural} match “{words.trim()}”.
        </p>
      )}
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
          </li>
        ))}
      </ul>
      {all.length > visible.length && words.trim() === '' && (
        <Button variant="quiet" onClick={() => dispatch(facetExpanded(name))}>
          Show all {plural}
        </Button>
      )}
    </FilterGroup>
  );
});
