import { css } from '@emotion/react';
import { frontRow } from '@forecourt/ui-kit';

export const row = frontRow('min(72%, 17rem)');
export const banner = css({
  display: 'grid',
  gap: 'var(--space-4)',
  paddingBlock: 'var(--space-6)',
  h2: { fontSize: 'var(--text-2xl)' },
  ul: {
    display: 'grid',
    gap: 'var(--space-3)',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
    listStyle: 'none',
  },
  a: {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-4)',
    height: '100%',
    minHeight: 88,
    padding: 'var(--space-4)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius)',
    background: 'var(--color-surface-raised)',
    color: 'var(--color-ink)',
    textDecoration: 'none',
    transition: 'border-color var(--duration), box-shadow var(--duration)',
    '&:hover': { borderColor: 'var(--color-brand)', boxShadow: 'var(--shadow-high)' },
  },
  img: { flex: 'none', objectFit: 'contain' },
  span: { display: 'grid', gap: 2, minWidth: 0 },
  strong: { fontFamily: 'var(--font-display)', fontSize: 'var(--text-l)', lineHeight: 1.2 },
  small: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' },
});
