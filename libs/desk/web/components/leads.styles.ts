import { css } from '@emotion/react';
import { visuallyHidden } from '@forecourt/ui-kit';

/** From here on leads are a table. */
const TABLE = '@media (min-width: 900px)';
const CARDS = '@media (max-width: 899px)';

export const presets = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3) var(--space-5)',
  [CARDS]: { gap: 'var(--space-1)', marginInline: -3 },
});
export const preset = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-1) var(--space-2)',
  minWidth: 0,
  '> span': { color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' },
  ul: { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-1)', listStyle: 'none', padding: 0 },
  // a phone has room for one line each, which is pushed sideways where it is too long
  [CARDS]: {
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    maxWidth: '100%',
    '> span': { display: 'none' },
    ul: { flexWrap: 'nowrap', width: 'max-content', padding: 3 },
  },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 var(--space-3)',
    border: '1px solid var(--color-line)',
    borderRadius: 999,
    background: 'var(--color-surface-raised)',
    color: 'var(--color-ink)',
    fontSize: 'var(--text-s)',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '&:hover': { background: 'var(--color-surface-sunken)' },
  },
  'a[aria-current]': {
    background: 'var(--color-brand)',
    borderColor: 'var(--color-brand)',
    color: 'var(--color-brand-ink)',
    fontWeight: 700,
  },
});

export const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  overflowWrap: 'anywhere',
  caption: visuallyHidden,
  'th, td': { textAlign: 'start', verticalAlign: 'top', fontWeight: 400, fontSize: 'var(--text-s)' },
  'th > span, td > span:not([aria-hidden])': { display: 'block' },
  [TABLE]: {
    tableLayout: 'fixed',
    'th, td': { padding: 'var(--space-3) var(--space-3) var(--space-3) 0' },
    'thead th': { color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)', paddingBlockEnd: 'var(--space-2)' },
    'thead th:nth-of-type(1)': { width: '25%' },
    'thead th:nth-of-type(2)': { width: '21%' },
    'thead th:nth-of-type(3)': { width: '15%' },
    'thead th:nth-of-type(4)': { width: '17%' },
    'tbody tr': { borderBlockStart: '1px solid var(--color-line)' },
    'tbody tr:hover, tbody tr:focus-within': { background: 'var(--color-surface-sunken)' },
    'tbody tr > th': { paddingInlineStart: 'var(--space-3)', borderInlineStart: '4px solid transparent' },
    'tbody tr[data-unread] > th': { borderInlineStartColor: 'var(--color-brand)' },
    'thead th:first-of-type': { paddingInlineStart: 'calc(var(--space-3) + var(--space-1))' },
  },
  [CARDS]: {
    '&, tbody, tr, th, td': { display: 'block' },
    thead: visuallyHidden,
    tr: { display: 'grid', gap: 'var(--space-2)', padding: 'var(--space-4) 0 var(--space-4) var(--space-3)' },
    'tbody tr': { borderInlineStart: '4px solid transparent' },
    'tbody tr + tr': { borderBlockStart: '1px solid var(--color-line)' },
    'tbody tr:first-of-type': { paddingBlockStart: 0 },
    'tbody tr[data-unread]': { borderInlineStartColor: 'var(--color-brand)' },
    // the state first: it says whether something is to be done
    'td:nth-of-type(3)': { order: -1 },
    '[data-empty]': { display: 'none' },
  },
});
export const name = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  fontSize: 'var(--text-m)',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '[data-unread] &': { fontWeight: 800 },
  [CARDS]: { minHeight: 44, fontSize: 'var(--text-l)' },
});
export const quiet = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' });
export const more = css({ display: 'inline-flex', alignItems: 'center', minHeight: 32, fontSize: 'var(--text-xs)' });
/** A card names what the head of the table names. */
export const label = css({
  marginInlineEnd: 'var(--space-2)',
  color: 'var(--color-ink-muted)',
  [TABLE]: { display: 'none' },
});
export const tags = css({ display: 'flex !important' as never, flexWrap: 'wrap', gap: 'var(--space-1)' });
export const unread = css({ background: 'var(--color-brand)', color: 'var(--color-brand-ink)' });
export const late = css({ color: 'var(--color-danger)', fontWeight: 700 });
