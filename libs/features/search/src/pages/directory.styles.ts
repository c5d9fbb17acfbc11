import { css } from '@emotion/react';

export const page = css({ display: 'grid', gap: 'var(--space-6)', paddingBlock: 'var(--space-5) var(--space-8)' });
export const top = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-3)',
  h1: { fontSize: 'var(--text-2xl)' },
  p: { color: 'var(--color-ink-muted)' },
});
export const section = css({ display: 'grid', gap: 'var(--space-4)', h2: { fontSize: 'var(--text-xl)' } });
export const own = css({
  display: 'grid',
  gap: 'var(--space-3)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  listStyle: 'none',
  a: {
    display: 'grid',
    gap: 4,
    height: '100%',
    padding: 'var(--space-5)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius)',
    background: 'var(--color-surface-raised)',
    color: 'var(--color-ink)',
    textDecoration: 'none',
    '&:hover': { borderColor: 'var(--color-brand)' },
  },
  span: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' },
});
export const choose = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  alignItems: 'end',
  '> *': { flex: '0 1 220px', minWidth: 140 },
});
export const models = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(44%, 210px), 1fr))',
  listStyle: 'none',
  a: {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius)',
    background: 'var(--color-surface-raised)',
    color: 'var(--color-ink)',
    textDecoration: 'none',
    '&:hover': { borderColor: 'var(--color-brand)', boxShadow: 'var(--shadow-high)' },
  },
  img: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    background: 'var(--color-surface-sunken)',
  },
  'a > span': { display: 'grid', gap: 2, padding: 'var(--space-3) var(--space-4) var(--space-4)' },
  small: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)', fontVariantNumeric: 'tabular-nums' },
});
export const empty = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-3)' });
