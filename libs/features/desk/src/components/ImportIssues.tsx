import type { DeskImportsAnswer } from '@forecourt/contracts/api';
import { Facts } from './Facts.js';
import * as styles from './desk.styles.js';

type Issues = NonNullable<DeskImportsAnswer['issues']>;

const KINDS: Readonly<Record<Issues[number]['kind'], string>> = {
  skipped: 'Row refused',
  mended: 'Value left out',
  noted: 'Noted',
};

/** What an import found in its rows, the refused ones first. */
export function ImportIssues({ issues, file, href }: { issues: Issues; file: string | undefined; href: string }) {
  return (
    <section css={styles.section} aria-labelledby="issues">
      <h2 id="issues">{file === undefined ? 'Rows of the import' : `Rows of ${file}`}</h2>
      {issues.length === 0 ? (
        <p>Nothing was refused or mended.</p>
      ) : (
        <ul css={styles.list}>
          {issues.map(({ row, column, value, reason, kind }, index) => (
            <li key={`${row} ${column} ${index}`}>
              <p>
                <span css={styles.tag}>{KINDS[kind]}</span> {reason}
              </p>
              <Facts
                facts={[
                  ['Row', row],
                  ['Column', column],
                  ['Value', value],
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={href}>All imports</a>
      </p>
    </section>
  );
}
