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
/** A choice with what belongs to it, which is in sight once it is chosen; without script too. */
export const option = css({
  display: 'grid',
  gap: 'var(--space-2)',
  minWidth: 0,
  '&:not(:has(> label > input:checked)) > [data-detail]': { display: 'none' },
});
export const detail = css({
  display: 'grid',
  gap: 'var(--space-3)',
  padding: 'var(--space-3) var(--space-4)',
  borderInlineStart: '3px solid var(--color-line)',
});
export const amounts = css({
  margin: 0,
  display: 'grid',
  gap: 'var(--space-2)',
  fontSize: 'var(--text-s)',
  div: { display: 'flex', justifyContent: 'space-between', gap: 'var(--space-4)', alignItems: 'baseline' },
  dt: { color: 'var(--color-ink-muted)', minWidth: 0 },
  dd: { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});
/** What is left to pay: no figure of the page is larger. */
export const total = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 var(--space-4)',
  paddingTop: 'var(--space-3)',
  borderTop: '2px solid var(--color-line)',
  span: { fontWeight: 700 },
  strong: { font: '700 var(--text-3xl)/1.15 var(--font-display)', fontVariantNumeric: 'tabular-nums' },
  p: { flexBasis: '100%', margin: 0, color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' },
});
/** Deposit, term and frequency with the repayment right next to them; below them where there is no room. */
export const loan = css({ containerType: 'inline-size' });
export const loanColumns = css({
  display: 'grid',
  gap: 'var(--space-4)',
  alignItems: 'start',
  '@container (min-width: 520px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 'var(--space-5)' },
});
export const terms = css({ display: 'grid', gap: 'var(--space-4)', minWidth: 0 });
export const slid = css({ display: 'grid', gap: 'var(--space-1)', minWidth: 0 });
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
export const sum = css({ gap: 'var(--space-3)' });
