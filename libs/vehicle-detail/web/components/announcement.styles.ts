import { css } from '@emotion/react';

export const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  marginTop: 'var(--space-2)',
  paddingInlineStart: 'var(--space-3)',
  borderRadius: 'var(--radius-small)',
  background: 'var(--color-brand)',
  color: 'var(--color-brand-ink)',
  fontSize: 'var(--text-s)',
  '@media (max-width: 639px)': { fontSize: 'var(--text-xs)' },
});
export const text = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  svg: { flex: 'none' },
  margin: 0,
  '& > span': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 'var(--space-2)',
    paddingBlock: 'var(--space-1)',
    lineHeight: 1.3,
  },
  a: { display: 'inline-block', paddingBlock: 6, color: 'inherit', fontWeight: 600 },
});
export const close = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
