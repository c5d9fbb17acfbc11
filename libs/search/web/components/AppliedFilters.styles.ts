import { css } from '@emotion/react';

export const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  listStyle: 'none',
  li: { minWidth: 0 },
  marginBottom: 'var(--space-4)',
});
export const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 34,
  padding: '2px var(--space-3)',
  border: '1px solid var(--color-line)',
  borderRadius: 17,
  overflowWrap: 'anywhere',
  svg: { flex: 'none' },
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  fontSize: 'var(--text-xs)',
  textDecoration: 'none',
  '&:hover': { borderColor: 'var(--color-ink)' },
});
