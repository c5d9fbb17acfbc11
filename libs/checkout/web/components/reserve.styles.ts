import { css } from '@emotion/react';
import { formActs, panel } from '@forecourt/ui-kit';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-5)',
  paddingBlock: 'var(--space-4) var(--space-8)',
  h1: { fontSize: 'var(--text-2xl)' },
  'h1 + p': { marginTop: 'var(--space-1)' },
});
/** From here on there is room at the side of the step. */
const WIDE = '@media (min-width: 900px)';
/**
 * The vehicle, what is to be done, then what belongs to it: below each other on a phone. Where there is room, all but
 * the step itself is at its side.
 */
export const columns = css({
  display: 'grid',
  gap: 'var(--space-5)',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '> :not([data-step]) h2': { fontSize: 'var(--text-l)' },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    // a step that is longer than its side stretches the last row alone; a row without content takes no room
    gridTemplateRows: 'auto auto 1fr',
    rowGap: 0,
    '> *': { gridColumn: 2, marginBlockEnd: 'var(--space-5)' },
    '> [data-step]': { gridColumn: 1, gridRow: '1 / span 3' },
  },
});
export const box = css([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'var(--space-4)',
    minWidth: 0,
    overflowWrap: 'anywhere',
    h2: { fontSize: 'var(--text-xl)' },
    h3: { fontSize: 'var(--text-m)' },
    ul: { paddingInlineStart: '1.2em', display: 'grid', gap: 'var(--space-1)' },
  },
]);
export const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-5)',
  minWidth: 0,
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
    padding: 'var(--space-1) 10px',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-small)',
    background: 'var(--color-surface)',
    fontSize: 'var(--text-xs)',
    fontWeight: 700,
  },
});
export const acts = formActs;
/** Below a tick, in line with its words. */
export const ofTick = css({
  marginTop: 'calc(-1 * var(--space-3))',
  paddingInlineStart: 'calc(22px + var(--space-2))',
});
export const small = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)', maxWidth: '42em' });
export const vehicle = css([panel, { padding: 'var(--space-4)', '@media print': { border: 0 } }]);
export const vehicleRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-4)',
  img: {
    flex: 'none',
    width: 'clamp(96px, 30vw, 144px)',
    height: 'auto',
    aspectRatio: '3 / 2',
    borderRadius: 'var(--radius-small)',
    objectFit: 'cover',
  },
  '> div': { display: 'grid', gap: 'var(--space-1)', minWidth: 0 },
});
/** What is left to pay, on a phone, where all amounts come after the step. */
export const balance = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 var(--space-3)',
  marginTop: 'var(--space-3)',
  paddingTop: 'var(--space-3)',
  borderTop: '1px solid var(--color-line)',
  fontSize: 'var(--text-s)',
  strong: { fontSize: 'var(--text-l)', fontVariantNumeric: 'tabular-nums' },
  a: { flexBasis: '100%', minHeight: 44, alignContent: 'center' },
  [WIDE]: { display: 'none' },
});
export const name = css({ fontWeight: 700, fontSize: 'var(--text-l)', overflowWrap: 'anywhere' });
/** Until when it is held: what people look for first. */
export const until = css({
  display: 'grid',
  gap: 'var(--space-1)',
  margin: 0,
  span: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' },
  strong: { font: '700 var(--text-3xl)/1.15 var(--font-display)', textWrap: 'balance' },
});
