import { css } from '@emotion/react';

export const group = css({
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
  display: 'grid',
  gap: 'var(--space-2)',
  legend: { fontWeight: 700, padding: 0, marginBottom: 'var(--space-2)' },
});
export const choice = css({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: 'var(--space-3)',
  alignItems: 'start',
  padding: 'var(--space-3)',
  minHeight: 48,
  border: '1.5px solid var(--color-line)',
  borderRadius: 'var(--radius-small)',
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: 'var(--color-ink)' },
  '&:has(:focus-visible)': { outline: '3px solid var(--color-focus, currentColor)', outlineOffset: 2 },
  input: { width: 20, height: 20, margin: '2px 0 0', accentColor: 'var(--color-brand)' },
  strong: { display: 'block' },
  small: { display: 'block', color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' },
});
/** A choice with what belongs to it, which is in sight once it is chosen; without script too. */
export const option = css({
  display: 'grid',
  gap: 'var(--space-2)',
  minWidth: 0,
  '&:not(:has(> label > input:checked)) > [data-detail]': { display: 'none' },
});
export const detail = css({
  minWidth: 0,
  padding: 'var(--space-3) var(--space-4)',
  borderInlineStart: '3px solid var(--color-line)',
});
