import { css } from '@emotion/react';

export const block = css({
  display: 'grid',
  '&[open] > summary .closed, &:not([open]) > summary .open': { display: 'none' },
  '> a': { marginTop: 'var(--space-2)' },
});
export const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-2)',
  minHeight: 44,
  padding: '0 var(--space-4)',
  border: '1.5px solid currentColor',
  borderRadius: 'var(--radius-button)',
  fontWeight: 600,
  fontSize: 'var(--text-s)',
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { background: 'var(--color-surface-sunken)' },
});
export const word = css({ textDecoration: 'underline', textUnderlineOffset: '0.2em' });
