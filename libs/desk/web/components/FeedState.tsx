import type { DeskImportsAnswer } from '@forecourt/desk/domain';
import { useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { momentWords } from '../rules/words.js';
import * as styles from './desk.styles.js';
import { deskWords } from '../words/deskWords.js';

const OUTCOMES = {
  imported: 'feed.imported',
  unchanged: 'feed.unchanged',
  failed: 'feed.failed',
} as const;

/** The feed that the site looks for: where it comes from, when it came, and what the last try gave. */
export function FeedState({ feed }: { feed: NonNullable<DeskImportsAnswer['feed']> }) {
  const say = useWords(deskWords);
  const { timeZone } = useSection(siteSection);
  const when = (moment: string | undefined, none: string) =>
    moment ? momentWords(moment, timeZone, say.language) : none;
  return (
    <section css={styles.section} aria-label={say('feed.title')}>
      <h2>{say('feed.title')}</h2>
      <p>
        {say('feed.source', {
          source: feed.source,
          minutes: feed.every_minutes,
          moment: when(feed.next_at, say('feed.soon')),
        })}
      </p>
      <p>{say('feed.came', { moment: when(feed.came_at, say('feed.never')) })}</p>
      <p>
        {say('feed.checked', { moment: when(feed.checked_at, say('feed.never')) })}{' '}
        {feed.outcome && say(OUTCOMES[feed.outcome])}
      </p>
      {feed.outcome === 'failed' && feed.detail && <p>{say('feed.why', { reason: feed.detail })}</p>}
    </section>
  );
}
