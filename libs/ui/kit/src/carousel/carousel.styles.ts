import { css } from '@emotion/react';

export const frame = css({ position: 'relative', minWidth: 0 });
/** Scrolls and snaps by CSS alone: it works before, and without, any script. */
export const strip = css({
  display: 'flex',
  // visually hidden words are positioned absolutely: without this they would be outside of the page
  position: 'relative',
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: 'inherit',
  '> li': { flex: '0 0 var(--slide)', minWidth: 0, scrollSnapAlign: 'start', listStyle: 'none' },
  img: { WebkitUserDrag: 'none' },
});
/** With the slider at work; the same boxes in the same places. */
export const driven = css({
  overflow: 'hidden',
  scrollSnapType: 'none',
  touchAction: 'pan-y',
  userSelect: 'none',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
});
export const arrow = css({
  position: 'absolute',
  insetBlockStart: 'calc(var(--arrows, 50%) - 22px)',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: '1px solid var(--color-line)',
  borderRadius: 999,
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow-low)',
  cursor: 'pointer',
  // at an end it would only cover the slide
  '&:disabled': { opacity: 0, cursor: 'default' },
});
/** For slides that show the edge of the next: fingers swipe those, and an arrow would cover what they say. */
export const forPointers = css({
  '@media (hover: none) and (pointer: coarse)': { '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' } },
});
export const before = css({ insetInlineStart: 'var(--space-2)' });
export const after = css({ insetInlineEnd: 'var(--space-2)' });
export const counter = css({
  position: 'absolute',
  insetBlockEnd: 'var(--space-3)',
  insetInlineEnd: 'var(--space-3)',
  zIndex: 1,
  padding: '2px 10px',
  borderRadius: 999,
  background: 'rgb(12 18 26 / 0.78)',
  color: '#fff',
  fontSize: 'var(--text-xs)',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});
