import { css } from '@emotion/react';

export const box = css({
  display: 'grid',
  // as long as the words may be that were searched for
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  padding: 'var(--space-6)',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
});
export const list = css({
  display: 'grid',
  width: '100%',
  maxWidth: 560,
  listStyle: 'none',
  a: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px var(--space-4)',
    alignItems: 'center',
    minHeight: 48,
    paddingBlock: 'var(--space-2)',
    borderBottom: '1px solid var(--color-line)',
    color: 'var(--color-ink)',
    textDecoration: 'none',
    '> span': { minWidth: 0 },
    '&:hover strong': { textDecoration: 'underline' },
  },
});
export const count = css({
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  color: 'var(--color-link)',
  fontWeight: 600,
});
export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });
export const nearest = css({
  display: 'grid',
  gap: 'var(--space-4)',
  width: '100%',
  h2: { fontSize: 'var(--text-l)' },
});
