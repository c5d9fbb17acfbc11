import { useEffect, useRef } from 'react';
import { useWords } from '@forecourt/composition';
import type { MenuEntry } from '../rules/sectionMenu.js';
import * as styles from './sectionMenu.styles.js';
import { useCurrentSection } from './useCurrentSection.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** A place of the menu with its name in words. */
export interface SectionLink extends Omit<MenuEntry, 'name'> {
  readonly label: string;
}

/** Links to the sections of the page; the one that is being read is marked, and in sight where the row is longer. */
export function SectionMenu({ entries }: { entries: readonly SectionLink[] }) {
  const say = useWords(vehicleDetailWords);
  const row = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(
    entries.map(({ id }) => id),
    row,
  );
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav css={styles.menu} aria-label={say('menu.name')}>
      <ul ref={row} css={styles.row}>
        {entries.map(({ id, label, isUnsure }) => (
          <li key={id} css={isUnsure && styles.ifThere(id)}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
