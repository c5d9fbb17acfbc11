import type { DeskImportsAnswer } from '@forecourt/contracts/api';
import { useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { momentWords } from '../domain/words.js';
import { Facts } from './Facts.js';
import * as styles from './desk.styles.js';

/** The last imports with their counts, each with the way to its rows. */
export function ImportRuns({ runs, href }: Pick<DeskImportsAnswer, 'runs'> & { href: string }) {
  const { timeZone } = useSection(siteSection);
  return (
    <section css={styles.section} aria-labelledby="runs">
      <h2 id="runs">Imports</h2>
      {runs.length === 0 ? (
        <p>No feed has been imported yet.</p>
      ) : (
        <ul css={styles.list}>
          {runs.map((run) => (
            <li key={run.id}>
              <div css={styles.head}>
                <h3>{run.file}</h3>
                <time css={styles.muted} dateTime={run.started_at}>
                  {momentWords(run.started_at, timeZone)}
                </time>
              </div>
              <Facts
                facts={[
                  ['Rows', run.read],
                  ['New', run.created],
                  ['Changed', run.updated],
                  ['Unchanged', run.unchanged],
                  ['Sold', run.sold],
                  ['Mended rows', run.mended],
                  ['Refused rows', run.skipped],
                ]}
              />
              <p>
                <a href={`${href}?run=${encodeURIComponent(run.id)}`}>
                  Rows of {run.file}, {momentWords(run.started_at, timeZone)}
                </a>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
