import { css } from '@emotion/react';
import { panel } from '@forecourt/ui-kit';

export const page = css({
  display: 'grid',
  gap: 'var(--space-5)',
  paddingBlock: 'var(--space-4) var(--space-8)',
  h1: { fontSize: 'var(--text-2xl)' },
});
export const columns = css({
  display: 'grid',
  gap: 'var(--space-5)',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});
export const box = css([
  panel,
  {
    display: 'grid',
    gap: 'var(--space-4)',
    minWidth: 0,
    h2: { fontSize: 'var(--text-xl)' },
    h3: { fontSize: 'var(--text-m)' },
    ul: { paddingInlineStart: '1.2em', display: 'grid', gap: 'var(--space-1)' },
  },
]);
export const stack = css({ display: 'grid', gap: 'var(--space-5)', minWidth: 0 });
export const form = css({ display: 'grid', gap: 'var(--space-4)' });
export const pair = css({
  display: 'grid',
  gap: 'var(--space-4)',
  alignItems: 'start',
  '@media (min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const steps = css({
  display: 'grid',
  gap: 'var(--space-3)',
  listStyle: 'none',
  padding: 0,
  counterReset: 'step',
  li: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    columnGap: 'var(--space-3)',
    counterIncrement: 'step',
  },
  'li::before': {
    content: 'counter(step)',
    gridRow: '1 / span 2',
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    border: '2px solid currentColor',
    borderRadius: '50%',
    fontWeight: 700,
  },
  span: { gridColumn: 2, color: 'var(--color-ink-muted)' },
  strong: { gridColumn: 2 },
});
export const amount = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  alignItems: 'baseline',
});
export const facts = css({
  display: 'grid',
  gap: 'var(--space-2)',
  margin: 0,
  div: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 var(--space-4)' },
  dt: { color: 'var(--color-ink-muted)' },
  dd: { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
});
export const marks = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  listStyle: 'none',
  '&&': { padding: 0, display: 'flex' },
  li: {
    padding: '4px 10px',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-small)',
    background: 'var(--color-surface)',
    fontSize: 'var(--text-xs)',
    fontWeight: 700,
  },
});
export const acts = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)', alignItems: 'center' });
export const small = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)', maxWidth: '70ch' });
export const vehicle = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-4)',
  img: { flex: 'none', borderRadius: 'var(--radius-small)', objectFit: 'cover' },
  '> div': { display: 'grid', gap: 'var(--space-1)', minWidth: 0 },
});
export const name = css({ fontWeight: 700, fontSize: 'var(--text-l)' });
/** Until when it is held: what people look for first. */
export const until = css({
  display: 'grid',
  gap: 'var(--space-1)',
  margin: 0,
  span: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' },
  strong: { font: '700 var(--text-3xl)/1.15 var(--font-display)', textWrap: 'balance' },
});
