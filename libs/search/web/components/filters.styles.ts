import { css } from '@emotion/react';
import { BAR_BOTTOM, FULL, PAGE_SIDES } from './listingBar.styles.js';

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
    padding: '0 var(--space-4) var(--space-9)',
    // what has the focus is not behind its head or its button
    scrollPaddingBlock: '64px 96px',
    background: 'var(--color-surface)',
    '&:target': { display: 'block' },
  },
});
/** The column stays in the window and scrolls by itself: long filters never push the results away. */
export const column = css({
  '@media (min-width: 1000px) and (min-height: 520px)': {
    position: 'sticky',
    top: `calc(${BAR_BOTTOM} + var(--space-2))`,
    maxHeight: `calc(100dvh - ${BAR_BOTTOM} - var(--space-4))`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    transition: 'top 300ms ease-out',
    // rings around a focused field and the slider's handles reach over its edge
    marginInline: -6,
    paddingInline: '6px 10px',
  },
});
export const panelHead = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  h2: { fontSize: 'var(--text-xl)' },
  a: { display: 'grid', placeItems: 'center', width: 48, height: 48, marginInlineEnd: -11, color: 'inherit' },
  '@media (max-width: 999px)': {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    marginInline: 'calc(-1 * var(--space-4))',
    padding: '6px var(--space-4)',
    background: 'var(--color-surface)',
    borderBottom: '1px solid var(--color-line)',
  },
  '@media (min-width: 1000px)': { minHeight: 44, a: { display: 'none' } },
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
  '&:has([role="group"])': { maxHeight: 'min(70dvh, 560px)' },
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
/** Values that belong to the one above them: they scroll with it. */
export const inner = css({
  marginInlineStart: 'var(--space-2)',
  paddingInlineStart: 'var(--space-4)',
  borderInlineStart: '2px solid var(--color-line)',
  ul: { maxHeight: 'none', paddingBottom: 'var(--space-2)' },
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
    // above the handles of sliders that scroll below it
    zIndex: 3,
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
/** Opens the groups after it. */
export const more = css({
  paddingBlock: 'var(--space-2)',
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 44,
    cursor: 'pointer',
    color: 'var(--color-link)',
    fontWeight: 600,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&:not([open]) .all, &[open] .less': { display: 'none' },
  '&[open] svg': { transform: 'rotate(180deg)' },
  '&:not([open]) ~ details': { display: 'none' },
  // what is behind it has nothing to choose from
  '&:not(:has(~ details))': { display: 'none' },
});
/** How many values of a group are chosen. */
export const chosen = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  marginInlineStart: 'var(--space-2)',
  paddingInline: 5,
  borderRadius: 999,
  background: 'var(--color-brand)',
  color: 'var(--color-brand-ink)',
  fontSize: 12,
  fontWeight: 700,
  lineHeight: 1,
});

const WIDE = '@media (min-width: 1000px)';
/** The panel as a row of menus, below the bar while the page scrolls; on phones it is the same sheet as ever. */
export const row = css({
  [WIDE]: {
    display: 'flex',
    flexWrap: 'wrap',
    marginInline: FULL,
    paddingInline: PAGE_SIDES,
    paddingBottom: 'var(--space-2)',
    background: 'var(--color-surface)',
    '> div:first-of-type': { display: 'none' },
    // nothing was found and no menu has a choice
    '&:not(:has(details:not([data-more])))': { display: 'none' },
  },
  '@media screen and (min-width: 1000px) and (min-height: 640px)': {
    position: 'sticky',
    top: BAR_BOTTOM,
    zIndex: 25,
    transition: 'top 300ms ease-out',
  },
});
export const moreMenu = css({
  [WIDE]: { paddingBlock: 0, summary: { gap: 'var(--space-2)', paddingInline: 'var(--space-2)' } },
});
export const menu = css({
  [WIDE]: {
    position: 'relative',
    border: '1px solid var(--color-line)',
    borderRadius: 'min(var(--radius-button), 12px)',
    background: 'var(--color-surface-raised)',
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
