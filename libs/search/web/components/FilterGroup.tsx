import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '@forecourt/composition';
import { useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import { Icon, visuallyHidden } from '@forecourt/ui-kit';
import type { GroupName } from '../rules/panelGroups.js';
import { groupToggled, selectGroup } from '../state/searchSlice.js';
import { searchWords } from '../words/searchWords.js';
import * as styles from './filters.styles.js';

export interface FilterGroupProps {
  name: GroupName;
  label: string;
  /** How many of its choices are made. */
  chosen: number;
  /** A menu in a row, closed until it is opened; otherwise a group in a column. */
  isMenu: boolean;
  /** Open in a column until the shopper closes it. */
  isOpenFirst: boolean;
  /** Has something to say that must be seen. */
  mustOpen?: boolean;
  children: ReactNode;
}

/** A group of the filter panel. In a column it stays as it was left, also when the listing is read anew. */
export function FilterGroup({
  name,
  label,
  chosen,
  isMenu,
  isOpenFirst,
  mustOpen = false,
  children,
}: FilterGroupProps) {
  const say = useWords(searchWords);
  const dispatch = useAppDispatch();
  const left = useAppSelector((state) => selectGroup(state, name));
  const isOpen = mustOpen || (!isMenu && (left ?? isOpenFirst));
  const details = useRef<HTMLDetailsElement>(null);
  const tell = (isNow: boolean): void => {
    if (!isMenu && isNow !== isOpen) dispatch(groupToggled({ name, isOpen: isNow }));
  };
  const tellFirst = useRef(tell);
  // it may have been opened or closed before its code was there
  useEffect(() => {
    if (details.current) tellFirst.current(details.current.open);
  }, []);
  return (
    <details
      ref={details}
      css={[styles.group, isMenu && styles.menu]}
      name={isMenu ? 'listing-filters' : undefined}
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => tell(currentTarget.open)}
    >
      <summary>
        <span>
          {label}
          {chosen > 0 && (
            <span css={styles.chosen}>
              {chosen}
              <span css={visuallyHidden}> {say('filters.chosen')}</span>
            </span>
          )}
        </span>
        <Icon name="down" size={18} />
      </summary>
      <div className="content">{children}</div>
    </details>
  );
}
