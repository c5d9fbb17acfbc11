import { css } from '@emotion/react';

/** Covers the picture without catching its drags. */
export const list = css({
  position: 'absolute',
  inset: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  pointerEvents: 'none',
});
export const spot = css({
  position: 'absolute',
  insetInlineStart: 'calc(var(--x) * 1%)',
  insetBlockStart: 'calc(var(--y) * 1%)',
  width: 0,
  height: 0,
  '&[data-open="true"]': { zIndex: 2 },
});
export const button = css({
  position: 'absolute',
  inset: -18,
  width: 36,
  height: 36,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: 999,
  background: 'none',
  cursor: 'pointer',
  pointerEvents: 'auto',
});
export const dot = css({
  width: 20,
  height: 20,
  borderRadius: 999,
  border: '3px solid #fff',
  background: 'var(--color-accent)',
  boxShadow: '0 0 0 1px rgb(12 18 26 / 0.55), var(--shadow-low)',
  transition: 'transform var(--duration)',
  'button:hover > &, button[aria-expanded="true"] > &': { transform: 'scale(1.25)' },
});
export const popover = css({
  position: 'absolute',
  width: 'min(240px, 52cqw)',
  padding: 'var(--space-2) var(--space-3)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow-high)',
  fontSize: 'var(--text-xs)',
  lineHeight: 1.4,
  pointerEvents: 'auto',
  strong: { display: 'block', fontSize: 'var(--text-s)' },
});
export const toLeft = css({ insetInlineEnd: 0 });
export const toRight = css({ insetInlineStart: 0 });
export const above = css({ insetBlockEnd: 22 });
export const below = css({ insetBlockStart: 22 });
