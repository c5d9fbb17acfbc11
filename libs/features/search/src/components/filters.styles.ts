import { css } from '@emotion/react';

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
    gridTemplateColumns: '22px minmax(0, 1fr) auto',
    gap: 'var(--space-2)',
    alignItems: 'center',
    minHeight: 36,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  input: { width: 18, height: 18, margin: 0, accentColor: 'var(--color-brand)' },
  small: { color: 'var(--color-ink-muted)', fontVariantNumeric: 'tabular-nums' },
});
export const bounds = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-2)',
  // apart from the values of the slider above
  '* + &': { marginTop: 'var(--space-3)' },
  paddingBottom: 'var(--space-3)',
});
/** An error below one field does not move the field next to it. */
export const fromTop = css({ alignItems: 'start' });
export const showResults = css({
  '@media (max-width: 999px)': {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    padding: 'var(--space-3) var(--space-4)',
    background: 'var(--color-surface-raised)',
    borderTop: '1px solid var(--color-line)',
  },
  '@media (min-width: 1000px)': { paddingTop: 'var(--space-3)' },
  // with script the results update after each choice, so no button is needed
  '@media (min-width: 1000px) and (scripting: enabled)': { display: 'none' },
});
/** How many values of a group are chosen. */
export const chosen = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  marginInlineStart: 8,
  paddingInline: 5,
  borderRadius: 999,
  background: 'var(--color-brand)',
  color: 'var(--color-brand-ink)',
  fontSize: 12,
  fontWeight: 700,
  lineHeight: 1,
});

const WIDE = '@media (min-width: 1000px)';
/** The panel as a row of menus above the results; on phones it is the same sheet as ever. */
export const row = css({
  [WIDE]: {
    display: 'flex',
    flexWrap: 'wrap',
    padding: 'var(--space-3)',
    background: 'var(--color-surface-raised)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius)',
    '> div:first-of-type': { display: 'none' },
    // nothing was found and no menu has a choice: an empty frame says nothing
    '&:not(:has(details))': { display: 'none' },
  },
});
export const menu = css({
  [WIDE]: {
    position: 'relative',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-button)',
    paddingBlock: 0,
    summary: { gap: 'var(--space-3)', paddingInline: 'var(--space-3)' },
    '&[open]': { borderColor: 'var(--color-ink)' },
    '> .content': {
      position: 'absolute',
      zIndex: 20,
      top: 'calc(100% + 6px)',
      left: 0,
      width: 300,
      padding: 'var(--space-3) var(--space-4) 0',
      background: 'var(--color-surface-raised)',
      border: '1px solid var(--color-line)',
      borderRadius: 'var(--radius)',
      boxShadow: 'var(--shadow-high)',
    },
  },
});

/** A quiet line below a field. */
export const note = css({
  paddingBlock: 'var(--space-2) var(--space-3)',
  color: 'var(--color-ink-muted)',
  fontSize: 'var(--text-xs)',
  '&:empty': { paddingBlock: 'var(--space-2) 0' },
});

export const none = css({ overflowWrap: 'anywhere', paddingBlock: 'var(--space-2)', color: 'var(--color-ink-muted)' });
