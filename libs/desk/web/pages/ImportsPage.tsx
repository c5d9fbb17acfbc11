import { useLoaderData } from 'react-router-dom';
import { deskImportsRoute } from '@forecourt/contracts';
import { useRouteHref, useWords } from '@forecourt/composition';
import { DeskFrame } from '../components/DeskFrame.js';
import { FeedState } from '../components/FeedState.js';
import { ImportIssues } from '../components/ImportIssues.js';
import { ImportRefusals } from '../components/ImportRefusals.js';
import { ImportRuns } from '../components/ImportRuns.js';
import * as styles from '../components/desk.styles.js';
import type { ImportsData } from './importsLoader.js';
import { deskWords } from '../words/deskWords.js';

/** What came into the stock by feeds, and what was refused. */
export function Component() {
  const { run, found, refused } = useLoaderData<ImportsData>();
  const say = useWords(deskWords);
  const href = useRouteHref(deskImportsRoute) ?? '';
  const { owner, runs = [], refusals = [], issues, feed } = found ?? {};
  return (
    <DeskFrame title={say('imports.title')} at="nav.imports" refused={refused} warnings={found?.warnings}>
      {owner !== undefined && (
        <section css={styles.section} aria-label={say('imports.title')}>
          <p>{say('imports.ofOther', { site: owner })}</p>
        </section>
      )}
      {feed && <FeedState feed={feed} />}
      {issues && <ImportIssues issues={issues} file={runs.find(({ id }) => id === run)?.file} href={href} />}
      {refusals.length > 0 && <ImportRefusals refusals={refusals} />}
      {found && owner === undefined && <ImportRuns runs={runs} href={href} />}
    </DeskFrame>
  );
}
