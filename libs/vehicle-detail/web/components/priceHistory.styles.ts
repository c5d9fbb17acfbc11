import { css } from '@emotion/react';

export const history = css({
  marginBlock: -10,
  '&[open]': { marginBottom: 0 },
  fontSize: 'var(--text-s)',
  summary: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    cursor: 'pointer',
    color: 'var(--color-link)',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  ol: { listStyle: 'none', borderTop: '1px solid var(--color-line)' },
  li: {
    display: 'grid',
    gridTemplateColumns: '1fr auto 7.5em',
    gap: 'var(--space-2)',
    paddingBlock: 'var(--space-2)',
    borderBottom: '1px solid var(--color-line)',
  },
  'li > span': { color: 'var(--color-ink-muted)' },
  'li > span:last-child': { textAlign: 'end' },
  strong: { fontVariantNumeric: 'tabular-nums' },
  p: { marginTop: 'var(--space-2)', color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' },
});
