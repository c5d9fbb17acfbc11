import { Icon, visuallyHidden, type IconName } from '@forecourt/ui-kit';
import * as styles from './headerTools.styles.js';

export interface HeaderTool {
  icon: IconName;
  /** Next to the icon where there is room. */
  word: string;
  /** With the word before it, the whole name of the link. */
  what: string;
  href: string;
  count: number;
}

/** Links of the header with a count on their icon; none is shown for nothing. */
export function HeaderTools({ tools }: { tools: readonly HeaderTool[] }) {
  if (tools.length === 0) return null;
  return (
    <ul css={styles.tools}>
      {tools.map(({ icon, word, what, href, count }) => (
        <li key={word}>
          <a css={styles.tool} href={href}>
            <Icon name={icon} size={22} />
            <span css={styles.word}>{word}</span>
            <span css={visuallyHidden}>
              {' '}
              {what}
              {count > 0 && ', '}
            </span>
            {count > 0 && <span css={styles.badge}>{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
