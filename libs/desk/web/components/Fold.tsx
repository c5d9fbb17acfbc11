import type { ReactNode } from 'react';
import { Icon } from '@forecourt/ui-kit';
import * as styles from './website.styles.js';

export interface FoldProps {
  title: string;
  /** In the same line, such as what a person does. */
  note?: string | undefined;
  /** Below another one, whose heading is above this one's. */
  isInner?: boolean;
  /** Open from the start: what was just sent is in it, or there is no other. */
  isOpen: boolean;
  children: ReactNode;
}

/** A part of a page of which only the heading shows, until it is opened; without script too. */
export function Fold({ title, note, isInner = false, isOpen, children }: FoldProps) {
  const Heading = isInner ? 'h3' : 'h2';
  return (
    <details css={styles.fold} open={isOpen}>
      <summary>
        <span>
          <Heading>{title}</Heading>
          {note && <span css={styles.note}>{note}</span>}
        </span>
        <Icon name="down" />
      </summary>
      <div css={styles.folds}>{children}</div>
    </details>
  );
}
