import { css } from '@emotion/react';

export const hero = css({
  background:
    'linear-gradient(120deg, var(--color-hero-surface) 35%, color-mix(in srgb, var(--color-hero-surface) 78%, var(--color-accent)))',
  color: 'var(--color-hero-ink)',
  paddingBlock: 'clamp(40px, 7vw, 104px)',
});
export const heroInner = css({
  display: 'grid',
  gap: 'var(--space-6)',
  maxWidth: 880,
  h1: { fontSize: 'var(--text-3xl)' },
  '> p': { fontSize: 'var(--text-l)', maxWidth: '46ch' },
});
export const form = css({
  display: 'grid',
  gap: 'var(--space-3)',
  alignItems: 'end',
  padding: 'var(--space-4)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow-high)',
  '@media (min-width: 720px)': { gridTemplateColumns: '2fr 1fr 1fr auto' },
});
export const section = css({ paddingBlock: 'var(--space-7)', display: 'grid', gap: 'var(--space-5)' });
export const sectionHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 'var(--space-3)',
  h2: { fontSize: 'var(--text-2xl)' },
});
export const bodies = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 'var(--space-3)',
  listStyle: 'none',
  a: {
    display: 'grid',
    gap: 2,
    padding: 'var(--space-4)',
    minHeight: 84,
    alignContent: 'center',
    borderRadius: 'var(--radius)',
    border: '1px solid var(--color-line)',
    background: 'var(--color-surface-raised)',
    color: 'var(--color-ink)',
    textDecoration: 'none',
    fontWeight: 600,
    '&:hover': { borderColor: 'var(--color-brand)', boxShadow: 'var(--shadow-low)' },
  },
  small: { color: 'var(--color-ink-muted)', fontWeight: 400 },
});
