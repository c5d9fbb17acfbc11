import { css } from '@emotion/react';

export const section = css({
  paddingBlock: 'var(--space-6)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4)',
});
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 var(--space-4)',
  h2: { fontSize: 'var(--text-2xl)' },
});
export const more = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  color: 'var(--color-link)',
  fontWeight: 600,
  fontSize: 'var(--text-s)',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
