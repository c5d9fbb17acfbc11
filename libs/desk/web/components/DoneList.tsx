import { deskLeadRoute } from '@forecourt/contracts';
import type { DeskAuditEntry } from '@forecourt/desk/domain';
import { useSection, useSite, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { actWords, momentWords, referenceWords } from '../rules/words.js';
import { Facts } from './Facts.js';
import * as styles from './desk.styles.js';
import { deskWords } from '../words/deskWords.js';

/** Who did what, and when. */
export function DoneList({ entries, hasLinks = false }: { entries: readonly DeskAuditEntry[]; hasLinks?: boolean }) {
  const say = useWords(deskWords);
  const site = useSite();
  const { timeZone } = useSection(siteSection);
  return (
    <ul css={styles.list}>
      {entries.map(({ at, who, what, lead, detail }, index) => (
        <li key={`${at} ${index}`} css={styles.done}>
          <p>{actWords({ what, detail }, say)}</p>
          <Facts
            facts={[
              [say('who'), who],
              [say('when'), <time dateTime={at}>{momentWords(at, timeZone, say.language)}</time>],
              [
                say('lead'),
                hasLinks && lead && <a href={site.href(deskLeadRoute, { id: lead })}>{referenceWords(lead)}</a>,
              ],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
