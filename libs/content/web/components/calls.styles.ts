import { css } from '@emotion/react';

export const calls = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: 'var(--space-3)',
  paddingBlock: 'var(--space-6)',
  listStyle: 'none',
  // lines, not cards: the icon is left of the words
  li: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    alignContent: 'start',
    gap: '2px var(--space-4)',
    padding: 'var(--space-4)',
    borderRadius: 'var(--radius)',
    background: 'var(--color-surface-sunken)',
    '&:hover': { boxShadow: 'inset 0 0 0 1.5px var(--color-brand)' },
  },
  'li > svg': { gridRow: '1 / span 3', marginTop: 2, color: 'var(--color-brand)' },
  h2: { fontSize: 'var(--text-l)' },
  p: { color: 'var(--color-ink-muted)' },
  a: {
    gridColumn: 2,
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    fontWeight: 600,
    // the whole card leads there
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--radius)' },
  },
});
