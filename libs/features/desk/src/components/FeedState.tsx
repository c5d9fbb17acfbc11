import type { DeskImportsAnswer } from '@forecourt/contracts/api';
import { useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { momentWords } from '../domain/words.js';
import * as styles from './desk.styles.js';

const OUTCOMES = {
  imported: 'A new version was imported.',
  unchanged: 'It was the same as before.',
  failed: 'It was not taken.',
} as const;

/** The feed that the site looks for: where it comes from, when it came, and what the last try gave. */
export function FeedState({ feed }: { feed: NonNullable<DeskImportsAnswer['feed']> }) {
  const { timeZone } = useSection(siteSection);
  const when = (moment: string | undefined, none: string) => (moment ? momentWords(moment, timeZone) : none);
  return (
    <section css={styles.section} aria-label="Stock feed">
      <h2>Stock feed</h2>
      <p>
        {feed.source}, looked for every {feed.every_minutes} minutes. The next time: {when(feed.next_at, 'soon')}.
      </p>
      <p>The last new version came: {when(feed.came_at, 'never')}.</p>
      <p>
        Last looked for: {when(feed.checked_at, 'never')}. {feed.outcome && OUTCOMES[feed.outcome]}
      </p>
      {feed.outcome === 'failed' && feed.detail && <p>Why: {feed.detail}</p>}
    </section>
  );
}
