import type { DeskImportsAnswer } from '@forecourt/desk/domain';
import { useWords } from '@forecourt/composition';
import type { DeskKey } from '../rules/words.js';
import { Facts } from './Facts.js';
import * as styles from './desk.styles.js';
import { deskWords } from '../words/deskWords.js';

type Issues = NonNullable<DeskImportsAnswer['issues']>;

const KINDS: Readonly<Record<Issues[number]['kind'], DeskKey>> = {
  skipped: 'issues.skipped',
  mended: 'issues.mended',
  noted: 'issues.noted',
};

/** What an import found in its rows, the refused ones first. */
export function ImportIssues({ issues, file, href }: { issues: Issues; file: string | undefined; href: string }) {
  const say = useWords(deskWords);
  return (
    <section css={styles.section} aria-labelledby="issues">
      <h2 id="issues">{file === undefined ? say('issues.title') : say('issues.titleOf', { file })}</h2>
      {issues.length === 0 ? (
        <p>{say('issues.none')}</p>
      ) : (
        <ul css={styles.list}>
          {issues.map(({ row, column, value, reason, kind }, index) => (
            <li key={`${row} ${column} ${index}`}>
              <p>
                <span css={styles.tag}>{say(KINDS[kind])}</span> {reason}
              </p>
              <Facts
                facts={[
                  [say('issues.row'), row],
                  [say('issues.column'), column],
                  [say('issues.value'), value],
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={href}>{say('issues.all')}</a>
      </p>
    </section>
  );
}
