import { Icon, type IconName } from '@forecourt/ui-kit';
import * as styles from './headerTools.styles.js';

export interface HeaderTool {
  icon: IconName;
  /** Beside the icon where there is room. */
  word: string;
  /** Begins with the word: the whole name of the link. */
  name: string;
  href: string;
  count: number;
}

/** Links of the header with a count on their icon; none is shown for nothing. */
export function HeaderTools({ tools }: { tools: readonly HeaderTool[] }) {
  if (tools.length === 0) return null;
  return (
    <ul css={styles.tools}>
      {tools.map(({ icon, word, name, href, count }) => (
        <li key={word}>
          <a css={styles.tool} href={href} aria-label={count > 0 ? `${name}, ${count}` : name}>
            <span css={styles.icon}>
              <Icon name={icon} size={22} />
              {count > 0 && <span css={styles.badge}>{count}</span>}
            </span>
            <span css={styles.word}>{word}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
