import { deskLeadRoute } from '@forecourt/contracts';
import type { DeskAuditEntry } from '@forecourt/contracts/api';
import { useSection, useSite } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { actWords, momentWords, referenceWords } from '../domain/words.js';
import { Facts } from './Facts.js';
import * as styles from './desk.styles.js';

/** Who did what, and when. */
export function DoneList({ entries, hasLinks = false }: { entries: readonly DeskAuditEntry[]; hasLinks?: boolean }) {
  const site = useSite();
  const { timeZone } = useSection(siteSection);
  return (
    <ul css={styles.list}>
      {entries.map(({ at, who, what, lead, detail }, index) => (
        <li key={`${at} ${index}`}>
          <p>{actWords({ what, detail })}</p>
          <Facts
            facts={[
              ['Who', who],
              ['When', <time dateTime={at}>{momentWords(at, timeZone)}</time>],
              ['Lead', hasLinks && lead && <a href={site.href(deskLeadRoute, { id: lead })}>{referenceWords(lead)}</a>],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
