import { css } from '@emotion/react';

export const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  height: '100%',
  minHeight: 220,
  padding: 'var(--space-5)',
  borderRadius: 'var(--radius)',
  background: 'linear-gradient(150deg, var(--color-hero-surface), var(--color-hero-to))',
  color: 'var(--color-hero-ink)',
  h2: { fontSize: 'var(--text-xl)' },
  a: { color: 'inherit', borderColor: 'currentColor', background: 'transparent' },
});
export const wide = css({
  minHeight: 0,
  '@media (min-width: 720px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    p: { gridColumn: 1 },
    a: { gridColumn: 2, gridRow: '1 / span 2' },
  },
});
