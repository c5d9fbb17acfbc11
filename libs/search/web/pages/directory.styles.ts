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
    gap: 'var(--space-1)',
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
export const empty = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-3)' });
