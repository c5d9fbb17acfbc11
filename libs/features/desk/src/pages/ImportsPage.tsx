import { useLoaderData } from 'react-router-dom';
import { deskImportsRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { DeskFrame } from '../components/DeskFrame.js';
import { FeedState } from '../components/FeedState.js';
import { ImportIssues } from '../components/ImportIssues.js';
import { ImportRefusals } from '../components/ImportRefusals.js';
import { ImportRuns } from '../components/ImportRuns.js';
import * as styles from '../components/desk.styles.js';
import type { ImportsData } from './importsLoader.js';

/** What came into the stock by feeds, and what was refused. */
export function Component() {
  const { run, found, refused } = useLoaderData<ImportsData>();
  const href = useRouteHref(deskImportsRoute) ?? '';
  const { owner, runs = [], refusals = [], issues, feed } = found ?? {};
  return (
    <DeskFrame title="Stock imports" at="Stock imports" refused={refused} warnings={found?.warnings}>
      {owner !== undefined && (
        <section css={styles.section} aria-label="Stock imports">
          <p>This site shows the stock of “{owner}”: its imports stand at the desk there.</p>
        </section>
      )}
      {feed && <FeedState feed={feed} />}
      {issues && <ImportIssues issues={issues} file={runs.find(({ id }) => id === run)?.file} href={href} />}
      {refusals.length > 0 && <ImportRefusals refusals={refusals} />}
      {found && owner === undefined && <ImportRuns runs={runs} href={href} />}
    </DeskFrame>
  );
}
