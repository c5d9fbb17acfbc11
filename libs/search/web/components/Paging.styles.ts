import { css } from '@emotion/react';

export const paging = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 'var(--space-2)',
  marginTop: 'var(--space-6)',
  listStyle: 'none',
  '@media print': { display: 'none' },
  'a, span': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    height: 44,
    padding: '0 var(--space-3)',
    borderRadius: 'var(--radius-button)',
    border: '1px solid var(--color-line)',
    background: 'var(--color-surface-raised)',
    color: 'var(--color-ink)',
    textDecoration: 'none',
    fontWeight: 600,
    fontSize: 'var(--text-s)',
  },
  '[aria-current]': {
    background: 'var(--color-brand)',
    color: 'var(--color-brand-ink)',
    borderColor: 'var(--color-brand)',
  },
});
