import type { DeskActivityAnswer } from '@forecourt/desk/domain';
import { useWords } from '@forecourt/composition';
import { eventWords } from '../rules/words.js';
import * as styles from './desk.styles.js';
import { deskWords } from '../words/deskWords.js';

/** What was counted and how often: two columns, which a phone has room for. */
export function CountTable({ caption, counts }: { caption: string; counts: DeskActivityAnswer['totals'] }) {
  const say = useWords(deskWords);
  return (
    <table css={styles.counts}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say('counts.what')}</th>
          <th scope="col">{say('counts.howOften')}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ kind, count }) => (
          <tr key={kind}>
            <th scope="row">{eventWords(kind, say)}</th>
            <td>{count.toLocaleString('en-AU')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
