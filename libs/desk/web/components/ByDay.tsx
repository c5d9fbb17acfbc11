import type { ReactNode } from 'react';
import { useWords } from '@forecourt/composition';
import { formatDay } from '@forecourt/words';
import * as styles from './desk.styles.js';
import { deskWords } from '../words/deskWords.js';

interface ByDayProps<Item extends { readonly day: string }> {
  id: string;
  /** What the list is of; part of each day's label, so that two lists on a page have different labels. */
  title: string;
  items: readonly Item[];
  empty: string;
  list: (items: readonly Item[]) => ReactNode;
  /** Way to the next page. */
  more?: ReactNode;
}

/** Things under the days that they belong to, in the order in which they come. */
export function ByDay<Item extends { readonly day: string }>({
  id,
  title,
  items,
  empty,
  list,
  more,
}: ByDayProps<Item>) {
  const say = useWords(deskWords);
  const days = [...new Set(items.map((item) => item.day))];
  return (
    <section css={styles.titled} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {days.length === 0 && (
        <div css={styles.section}>
          <p css={styles.muted}>{empty}</p>
        </div>
      )}
      {days.map((day) => (
        <section
          key={day}
          css={styles.section}
          aria-label={say('dayOf', { title, day: `${formatDay(day, say.language)} ${day.slice(0, 4)}` })}
        >
          <h3 css={styles.day}>
            {formatDay(day, say.language)} {day.slice(0, 4)}
          </h3>
          {list(items.filter((item) => item.day === day))}
        </section>
      ))}
      {more && <p>{more}</p>}
    </section>
  );
}
