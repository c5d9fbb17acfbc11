import { css } from '@emotion/react';

export const choices = css({
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
export const error = css({ color: 'var(--color-danger)', fontSize: 'var(--text-s)', fontWeight: 600, margin: 0 });
/** What belongs to one of the choices; shown below it, also without script. */
export const detail = css({
  display: 'grid',
  gap: 'var(--space-3)',
  padding: 'var(--space-3) var(--space-4)',
  borderInlineStart: '3px solid var(--color-line)',
});
export const triple = css({
  display: 'grid',
  gap: 'var(--space-3)',
  alignItems: 'start',
  '@media (min-width: 560px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
export const amounts = css({
  margin: 0,
  display: 'grid',
  gap: 'var(--space-2)',
  div: { display: 'flex', justifyContent: 'space-between', gap: 'var(--space-4)', alignItems: 'baseline' },
  dt: { color: 'var(--color-ink-muted)', minWidth: 0 },
  dd: { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  'div[data-total]': {
    borderTop: '2px solid var(--color-line)',
    paddingTop: 'var(--space-2)',
    dt: { color: 'var(--color-ink)', fontWeight: 700 },
    dd: { fontSize: 'var(--text-l)', fontWeight: 700 },
  },
});
export const said = css({
  margin: 0,
  display: 'grid',
  gap: 'var(--space-3)',
  div: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 var(--space-3)' },
  dt: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' },
  dd: { margin: 0, gridColumn: 1, overflowWrap: 'anywhere' },
  'dd + dd': { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' },
  a: { display: 'inline-block', padding: 'var(--space-2) 0' },
});
export const hours = css({ margin: 0, color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' });
