import { useLoaderData } from 'react-router-dom';
import { deskActivityRoute } from '@forecourt/contracts';
import { useRouteHref, useWords } from '@forecourt/composition';
import { Button, TextField } from '@forecourt/ui-kit';
import { formatDay } from '@forecourt/words';
import { CountTable } from '../components/CountTable.js';
import { DeskFrame } from '../components/DeskFrame.js';
import * as styles from '../components/desk.styles.js';
import type { ActivityData } from './activityLoader.js';
import { deskWords } from '../words/deskWords.js';

/** What shoppers did on the site, by day and kind, the newest day first. */
export function Component() {
  const { from, to, found, refused } = useLoaderData<ActivityData>();
  const say = useWords(deskWords);
  const href = useRouteHref(deskActivityRoute) ?? '';
  return (
    <DeskFrame title={say('nav.activity')} at="nav.activity" refused={refused}>
      <form method="get" action={href} aria-label={say('activity.days')} css={styles.fieldRow}>
        <TextField name="from" label={say('from')} type="date" defaultValue={found?.from ?? from} isPlain />
        <TextField name="to" label={say('to')} type="date" defaultValue={found?.to ?? to} isPlain />
        <Button type="submit">{say('show')}</Button>
      </form>
      <p css={styles.muted}>{say('activity.note')}</p>
      {found && (
        <section css={styles.section} aria-labelledby="totals">
          <h2 id="totals">{say('activity.all')}</h2>
          {found.totals.length === 0 ? (
            <p>{say('activity.none')}</p>
          ) : (
            <CountTable caption={say('activity.all')} counts={found.totals} />
          )}
        </section>
      )}
      <div css={styles.boxes}>
        {found?.days.map(({ day, counts }) => (
          <section key={day} css={styles.section} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`}>
              {formatDay(day, say.language)} {day.slice(0, 4)}
            </h2>
            <CountTable caption={formatDay(day, say.language)} counts={counts} />
          </section>
        ))}
      </div>
    </DeskFrame>
  );
}
