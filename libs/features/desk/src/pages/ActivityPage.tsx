import { useLoaderData } from 'react-router-dom';
import { deskActivityRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { dayWords } from '@forecourt/site-config';
import { Button, TextField } from '@forecourt/ui-kit';
import { CountTable } from '../components/CountTable.js';
import { DeskFrame } from '../components/DeskFrame.js';
import * as styles from '../components/desk.styles.js';
import type { ActivityData } from './activityLoader.js';

/** What shoppers did on the site, by day and kind, the newest day first. */
export function Component() {
  const { from, to, found, refused } = useLoaderData<ActivityData>();
  const href = useRouteHref(deskActivityRoute) ?? '';
  return (
    <DeskFrame title="Activity" at="Activity" refused={refused}>
      <form method="get" action={href} aria-label="Days" css={styles.fieldRow}>
        <TextField name="from" label="From" type="date" defaultValue={found?.from ?? from} isPlain />
        <TextField name="to" label="To" type="date" defaultValue={found?.to ?? to} isPlain />
        <Button type="submit">Show</Button>
      </form>
      <p css={styles.muted}>
        Counted without anything about who it was. Shoppers whose browser asks not to be counted may be missing here;
        enquiries are all there.
      </p>
      {found && (
        <section css={styles.section} aria-labelledby="totals">
          <h2 id="totals">All of these days</h2>
          {found.totals.length === 0 ? (
            <p>Nothing was counted on these days.</p>
          ) : (
            <CountTable caption="All of these days" counts={found.totals} />
          )}
        </section>
      )}
      {found?.days.map(({ day, counts }) => (
        <section key={day} css={styles.section} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>
            {dayWords(day)} {day.slice(0, 4)}
          </h2>
          <CountTable caption={dayWords(day)} counts={counts} />
        </section>
      ))}
    </DeskFrame>
  );
}
