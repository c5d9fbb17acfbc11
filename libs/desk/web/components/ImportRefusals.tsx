import type { DeskImportsAnswer } from '@forecourt/desk/domain';
import { useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { momentWords } from '../rules/words.js';
import * as styles from './desk.styles.js';
import { deskWords } from '../words/deskWords.js';

/** Feeds of which nothing was taken, and why. */
export function ImportRefusals({ refusals }: Pick<DeskImportsAnswer, 'refusals'>) {
  const say = useWords(deskWords);
  const { timeZone } = useSection(siteSection);
  return (
    <section css={styles.section} aria-labelledby="refusals">
      <h2 id="refusals">{say('refusals.title')}</h2>
      <ul css={styles.list}>
        {refusals.map(({ file, at, reason }) => (
          <li key={`${at} ${file}`}>
            <div css={styles.head}>
              <h3>{file}</h3>
              <time css={styles.muted} dateTime={at}>
                {momentWords(at, timeZone, say.language)}
              </time>
            </div>
            <p>{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
