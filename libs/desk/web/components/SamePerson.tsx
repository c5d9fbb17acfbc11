import { deskLeadRoute } from '@forecourt/contracts';
import type { DeskLeadAnswer } from '@forecourt/desk/domain';
import { useSection, useSite, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { momentWords, STATE_WORDS } from '../rules/words.js';
import * as styles from './desk.styles.js';
import { deskWords } from '../words/deskWords.js';

/** What else the same shopper has sent. */
export function SamePerson({ leads }: { leads: DeskLeadAnswer['same_person'] }) {
  const say = useWords(deskWords);
  const site = useSite();
  const { timeZone } = useSection(siteSection);
  return (
    <section css={styles.section} aria-labelledby="same-person">
      <h2 id="same-person">{say('samePerson')}</h2>
      <ul css={styles.list}>
        {leads.map(({ id, received_at: at, category, vehicle, state }) => (
          <li key={id}>
            <div css={styles.head}>
              <a href={site.href(deskLeadRoute, { id })}>{[category, vehicle].filter(Boolean).join(', ')}</a>
              <span css={styles.tag}>{say(STATE_WORDS[state])}</span>
            </div>
            <p css={styles.muted}>
              <time dateTime={at}>{momentWords(at, timeZone, say.language)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
