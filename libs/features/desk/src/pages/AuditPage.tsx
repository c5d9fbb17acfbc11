import { useLoaderData } from 'react-router-dom';
import { deskAuditRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { DeskFrame } from '../components/DeskFrame.js';
import { DoneList } from '../components/DoneList.js';
import * as styles from '../components/desk.styles.js';
import type { AuditData } from './auditLoader.js';

/** Who looked at, changed or took away what, the newest first. */
export function Component() {
  const { found, refused, isLater } = useLoaderData<AuditData>();
  const href = useRouteHref(deskAuditRoute) ?? '';
  return (
    <DeskFrame title="What was done" at="What was done" refused={refused}>
      {found && (
        <section css={styles.section} aria-label="What was done">
          {found.entries.length === 0 ? <p>Nothing was done yet.</p> : <DoneList entries={found.entries} hasLinks />}
          {(isLater || found.next) && (
            <div css={styles.row}>
              {isLater && <a href={href}>Newest</a>}
              {found.next && <a href={`${href}?cursor=${encodeURIComponent(found.next)}`}>Older</a>}
            </div>
          )}
        </section>
      )}
    </DeskFrame>
  );
}
