import { css } from '@emotion/react';

export const page = css({ paddingBlock: 'var(--space-5) var(--space-8)' });
export const top = css({
  display: 'grid',
  gap: 'var(--space-3)',
  marginBottom: 'var(--space-5)',
  h1: { fontSize: 'var(--text-2xl)' },
});
export const count = css({ color: 'var(--color-ink-muted)' });
export const columns = css({
  display: 'grid',
  gap: 'var(--space-6)',
  alignItems: 'start',
});
/** Filters beside the results, or above them. */
export const placements = {
  side: css({ '@media (min-width: 1000px)': { gridTemplateColumns: '272px minmax(0, 1fr)' } }),
  top: css({ gap: 'var(--space-4)' }),
} as const;
export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  alignItems: 'end',
  marginBottom: 'var(--space-4)',
  '> :first-of-type': { flex: '1 1 220px' },
  '> *': { minWidth: 150 },
});
export const openFilters = css({ '@media (min-width: 1000px)': { display: 'none' } });
export const empty = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  padding: 'var(--space-6)',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
});
