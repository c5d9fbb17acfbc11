import { css } from '@emotion/react';

export const calls = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: 'var(--space-4)',
  paddingBlock: 'var(--space-6)',
  listStyle: 'none',
  li: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: 'var(--space-2)',
    padding: 'var(--space-5)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius)',
    background: 'var(--color-surface-raised)',
    '&:hover': { borderColor: 'var(--color-brand)' },
  },
  'li > svg': { color: 'var(--color-brand)' },
  h2: { fontSize: 'var(--text-l)' },
  p: { color: 'var(--color-ink-muted)' },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    fontWeight: 600,
    // the whole card leads there
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--radius)' },
  },
});
