import { css } from '@emotion/react';

export const page = css({ paddingBlock: 'var(--space-5) var(--space-8)' });
export const top = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-3)',
  marginBottom: 'var(--space-5)',
  overflowWrap: 'anywhere',
  h1: { fontSize: 'var(--text-2xl)' },
});
export const count = css({ color: 'var(--color-ink-muted)' });
/** As high as what may come into it. */
export const totals = css({
  display: 'flex',
  flexWrap: 'nowrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  minHeight: 44,
});
export const atPlace = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  minWidth: 0,
  padding: '0 var(--space-3)',
  border: '1px solid var(--color-line)',
  borderRadius: 999,
  background: 'var(--color-surface-raised)',
  color: 'var(--color-link)',
  fontSize: 'var(--text-s)',
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  svg: { flex: 'none' },
});
export const columns = css({
  display: 'grid',
  // a column never grows with a name that does not wrap
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-6)',
  alignItems: 'start',
});
/** Filters next to the results, or above them. */
export const placements = {
  side: css({ '@media (min-width: 1000px)': { gridTemplateColumns: '272px minmax(0, 1fr)' } }),
  top: css({ gap: 'var(--space-4)' }),
} as const;
