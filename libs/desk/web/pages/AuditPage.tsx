import { useLoaderData } from 'react-router-dom';
import { deskAuditRoute } from '@forecourt/contracts';
import { useRouteHref, useWords } from '@forecourt/composition';
import { DeskFrame } from '../components/DeskFrame.js';
import { DoneList } from '../components/DoneList.js';
import * as styles from '../components/desk.styles.js';
import type { AuditData } from './auditLoader.js';
import { deskWords } from '../words/deskWords.js';

/** Who looked at, changed or took away what, the newest first. */
export function Component() {
  const { found, refused, isLater } = useLoaderData<AuditData>();
  const say = useWords(deskWords);
  const href = useRouteHref(deskAuditRoute) ?? '';
  return (
    <DeskFrame title={say('audit.title')} at="nav.audit" refused={refused}>
      {found && (
        <section css={styles.section} aria-label={say('audit.title')}>
          {found.entries.length === 0 ? <p>{say('audit.none')}</p> : <DoneList entries={found.entries} hasLinks />}
          {(isLater || found.next) && (
            <div css={styles.row}>
              {isLater && <a href={href}>{say('newest')}</a>}
              {found.next && <a href={`${href}?cursor=${encodeURIComponent(found.next)}`}>{say('older')}</a>}
            </div>
          )}
        </section>
      )}
    </DeskFrame>
  );
}
