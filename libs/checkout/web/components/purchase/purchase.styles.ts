import { css } from '@emotion/react';

export const stepTitle = css({ outline: 'none' });
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
/** Right below the field that it sets. */
export const slider = css({ marginTop: 'calc(-1 * var(--space-3))', minWidth: 0 });
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
