import type { ReactNode } from 'react';
import { css } from '@emotion/react';

const toggle = css({
  '&:has(details[open]) > p': { display: 'none' },
  summary: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    cursor: 'pointer',
    color: 'var(--color-link)',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  'details[open] .closed, details:not([open]) .open': { display: 'none' },
  // the whole text replaces the short one, with the toggle below it
  'details[open]': { display: 'flex', flexDirection: 'column-reverse', alignItems: 'start' },
});

export interface MoreTextProps {
  /** Shown until the whole text is opened. */
  short: string;
  /** Words that open and close it. */
  more: string;
  less: string;
  /** The whole. */
  children: ReactNode;
}

/** A long text that begins short and opens in its place, without script. */
export const MoreText = ({ short, more, less, children }: MoreTextProps) => (
  <div css={toggle}>
    <p>{short}</p>
    <details>
      <summary>
        <span className="closed">{more}</span>
        <span className="open">{less}</span>
      </summary>
      <div>{children}</div>
    </details>
  </div>
);
