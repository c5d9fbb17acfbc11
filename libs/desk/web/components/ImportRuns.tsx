import type { DeskImportsAnswer } from '@forecourt/desk/domain';
import { useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { momentWords } from '../rules/words.js';
import { Facts } from './Facts.js';
import { Nothing } from './Nothing.js';
import * as styles from './desk.styles.js';
import { deskWords } from '../words/deskWords.js';

/** The last imports with their counts, each with the way to its rows. */
export function ImportRuns({ runs, href }: Pick<DeskImportsAnswer, 'runs'> & { href: string }) {
  const say = useWords(deskWords);
  const { timeZone } = useSection(siteSection);
  return (
    <section css={styles.section} aria-labelledby="runs">
      <h2 id="runs">{say('runs.title')}</h2>
      {runs.length === 0 ? (
        <Nothing title={say('runs.none')} text={say('runs.noneText')} />
      ) : (
        <ul css={styles.list}>
          {runs.map((run) => (
            <li key={run.id}>
              <div css={styles.head}>
                <h3>{run.file}</h3>
                <time css={styles.muted} dateTime={run.started_at}>
                  {momentWords(run.started_at, timeZone, say.language)}
                </time>
              </div>
              <Facts
                facts={[
                  [say('runs.rows'), run.read],
                  [say('runs.new'), run.created],
                  [say('runs.changed'), run.updated],
                  [say('runs.unchanged'), run.unchanged],
                  [say('runs.sold'), run.sold],
                  [say('runs.mended'), run.mended],
                  [say('runs.refused'), run.skipped],
                ]}
              />
              <p>
                <a href={`${href}?run=${encodeURIComponent(run.id)}`}>
                  {say('runs.rowsOf', { file: run.file, moment: momentWords(run.started_at, timeZone, say.language) })}
                </a>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
