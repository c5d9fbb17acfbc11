import { css } from '@emotion/react';

export const head = css({ display: 'grid', gap: 'var(--space-3)' });
export const banner = css({
  display: 'grid',
  gap: 'var(--space-5)',
  alignItems: 'center',
  padding: 'var(--space-6) var(--space-5)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface-raised)',
  '@media (min-width: 800px)': {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    padding: 'var(--space-7) var(--space-6)',
  },
});
export const words = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-3)',
  h1: {
    fontSize: 'var(--text-2xl)',
    lineHeight: 1.15,
    span: { color: 'var(--color-ink-muted)', fontWeight: 400 },
  },
  p: { color: 'var(--color-ink-muted)', fontVariantNumeric: 'tabular-nums' },
});
/** Large lettering next to the words; hidden on phones, where the heading has the name. */
export const mark = css({
  display: 'none',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  '@media (min-width: 800px)': { display: 'block' },
});
export const conditions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  listStyle: 'none',
  a: {
    display: 'inline-flex',
    gap: 'var(--space-2)',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 'var(--space-4)',
    border: '1px solid var(--color-line)',
    borderRadius: 999,
    color: 'var(--color-ink)',
    textDecoration: 'none',
    '&:hover': { borderColor: 'var(--color-brand)' },
  },
  small: { color: 'var(--color-ink-muted)', fontVariantNumeric: 'tabular-nums' },
});
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });
