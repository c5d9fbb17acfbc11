import type { DeskActivityAnswer } from '@forecourt/contracts/api';
import { eventWords } from '../domain/words.js';
import * as styles from './desk.styles.js';

/** What was counted and how often: two columns, which a phone has room for. */
export function CountTable({ caption, counts }: { caption: string; counts: DeskActivityAnswer['totals'] }) {
  return (
    <table css={styles.counts}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How often</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ kind, count }) => (
          <tr key={kind}>
            <th scope="row">{eventWords(kind)}</th>
            <td>{count.toLocaleString('en-AU')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
