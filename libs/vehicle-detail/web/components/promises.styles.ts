import { css } from '@emotion/react';

export const list = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  listStyle: 'none',
  li: { display: 'flex', gap: 10, alignItems: 'start' },
  svg: { flex: 'none', color: 'var(--color-positive)', marginTop: 2 },
  strong: { display: 'block' },
});
export const text = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' });
export const tiles = css({
  display: 'grid',
  gap: 'var(--space-3)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  listStyle: 'none',
  a: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: 'var(--space-1) var(--space-3)',
    height: '100%',
    padding: 'var(--space-5)',
    borderRadius: 'var(--radius)',
    background: 'var(--color-brand)',
    color: 'var(--color-brand-ink)',
    textDecoration: 'none',
    '&:hover strong': { textDecoration: 'underline' },
  },
  strong: { font: 'var(--heading-weight) var(--text-l)/1.2 var(--font-display)' },
  'a > span': { gridColumn: 1, fontSize: 'var(--text-s)' },
  svg: { gridColumn: 2, gridRow: '1 / span 2' },
  // rows of a list, where tiles would take half a screen
  '@media (max-width: 639px)': {
    gap: 0,
    borderRadius: 'var(--radius)',
    overflow: 'hidden',
    a: { padding: 'var(--space-3) var(--space-4)', borderRadius: 0 },
    'li + li': { borderTop: '1px solid color-mix(in srgb, var(--color-brand-ink) 25%, transparent)' },
    strong: { fontSize: 'var(--text-m)' },
  },
});
