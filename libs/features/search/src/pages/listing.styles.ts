import { css } from '@emotion/react';

export const page = css({ paddingBlock: 'var(--space-5) var(--space-8)' });
export const top = css({
  display: 'grid',
  gap: 'var(--space-3)',
  marginBottom: 'var(--space-5)',
  h1: { fontSize: 'var(--text-2xl)' },
});
export const count = css({ color: 'var(--color-ink-muted)' });
export const columns = css({
  display: 'grid',
  gap: 'var(--space-6)',
  alignItems: 'start',
  '@media (min-width: 1000px)': { gridTemplateColumns: '272px minmax(0, 1fr)' },
});
export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  alignItems: 'end',
  marginBottom: 'var(--space-4)',
  '> :first-of-type': { flex: '1 1 220px' },
  '> *': { minWidth: 150 },
});
export const openFilters = css({ '@media (min-width: 1000px)': { display: 'none' } });
export const grid = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
  listStyle: 'none',
  transition: 'opacity var(--duration)',
});
export const dim = css({ opacity: 0.5 });
export const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  listStyle: 'none',
  marginBottom: 'var(--space-4)',
});
export const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 34,
  padding: '2px 12px',
  border: '1px solid var(--color-line)',
  borderRadius: 999,
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  fontSize: 'var(--text-xs)',
  textDecoration: 'none',
  '&:hover': { borderColor: 'var(--color-ink)' },
});
export const empty = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  padding: 'var(--space-6)',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
});
export const paging = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 'var(--space-2)',
  marginTop: 'var(--space-6)',
  listStyle: 'none',
  'a, span': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    height: 44,
    padding: '0 var(--space-3)',
    borderRadius: 'var(--radius-button)',
    border: '1px solid var(--color-line)',
    background: 'var(--color-surface-raised)',
    color: 'var(--color-ink)',
    textDecoration: 'none',
    fontWeight: 600,
    fontSize: 'var(--text-s)',
  },
  '[aria-current]': {
    background: 'var(--color-brand)',
    color: 'var(--color-brand-ink)',
    borderColor: 'var(--color-brand)',
  },
});

export const panel = css({
  display: 'grid',
  gap: 'var(--space-2)',
  fontSize: 'var(--text-s)',
  '@media (max-width: 999px)': {
    display: 'none',
    position: 'fixed',
    inset: 0,
    zIndex: 50,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: 'var(--space-4) var(--space-4) 96px',
    background: 'var(--color-surface)',
    '&:target': { display: 'block' },
  },
});
export const panelHead = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginBottom: 'var(--space-3)',
  h2: { fontSize: 'var(--text-xl)' },
  '@media (min-width: 1000px)': { a: { display: 'none' } },
});
export const group = css({
  borderBottom: '1px solid var(--color-line)',
  paddingBlock: 'var(--space-2)',
  summary: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 44,
    cursor: 'pointer',
    fontWeight: 600,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
});
export const values = css({
  display: 'grid',
  gap: 2,
  paddingBottom: 'var(--space-3)',
  listStyle: 'none',
  maxHeight: 340,
  overflow: 'auto',
  label: {
    display: 'grid',
    gridTemplateColumns: '22px 1fr auto',
    gap: 'var(--space-2)',
    alignItems: 'center',
    minHeight: 36,
    cursor: 'pointer',
  },
  input: { width: 18, height: 18, margin: 0, accentColor: 'var(--color-brand)' },
  small: { color: 'var(--color-ink-muted)', fontVariantNumeric: 'tabular-nums' },
});
export const bounds = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-2)',
  paddingBottom: 'var(--space-3)',
});
export const showResults = css({
  '@media (max-width: 999px)': {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    padding: 'var(--space-3) var(--space-4)',
    background: 'var(--color-surface-raised)',
    borderTop: '1px solid var(--color-line)',
  },
  '@media (min-width: 1000px)': { paddingTop: 'var(--space-3)', '.has-script &': { display: 'none' } },
});
