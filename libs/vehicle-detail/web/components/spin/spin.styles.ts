import { css } from '@emotion/react';

/** 3 by 2 like the pictures, so that nothing moves when modes change or frames arrive. */
export const stage = css({
  position: 'relative',
  width: '100%',
  aspectRatio: '3 / 2',
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  background: 'var(--color-surface-sunken)',
});
export const full = css({ aspectRatio: 'auto', height: 'calc(100dvh - 64px)' });
/** The picture's own shape inside the stage: hotspots are positioned in percent of it. */
export const frame = css({
  position: 'relative',
  width: 'min(100cqw, 100cqh * var(--shape, 1.5))',
  aspectRatio: 'var(--shape, 1.5)',
});
export const picture = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  userSelect: 'none',
  WebkitUserDrag: 'none',
});
/** Sideways is a turn, up and down stays with the page. */
export const handle = css({
  position: 'absolute',
  inset: 0,
  touchAction: 'pan-y',
  cursor: 'grab',
  userSelect: 'none',
  '&:focus-visible': { outline: '3px solid var(--color-focus)', outlineOffset: -4 },
});
export const dragging = css({ cursor: 'grabbing' });
export const controls = css({
  position: 'absolute',
  insetBlockEnd: 'var(--space-3)',
  insetInlineStart: '50%',
  translate: '-50%',
  display: 'flex',
  gap: 'var(--space-2)',
  zIndex: 1,
});
export const control = css({
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
});
export const corner = css({
  position: 'absolute',
  insetBlockStart: 'var(--space-3)',
  insetInlineEnd: 'var(--space-3)',
  zIndex: 1,
});
export const hint = css({
  position: 'absolute',
  insetBlockStart: 'var(--space-3)',
  insetInlineStart: '50%',
  translate: '-50%',
  padding: 'var(--space-1) 14px',
  borderRadius: 999,
  background: 'rgb(12 18 26 / 0.78)',
  color: '#fff',
  fontSize: 'var(--text-s)',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
/** A thin line that fills while frames arrive. */
export const progress = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  height: 4,
  transformOrigin: 'left',
  transform: 'scaleX(var(--done))',
  background: 'var(--color-accent)',
  pointerEvents: 'none',
});
export const note = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-3)',
  padding: 'var(--space-4)',
  textAlign: 'center',
});
/** The unrolled picture, as high as the stage; it repeats, so there is no end to turn into. */
export const panorama = css({
  position: 'absolute',
  inset: 0,
  backgroundRepeat: 'repeat-x',
  backgroundSize: 'auto 100%',
  backgroundPosition: 'calc(50cqw - var(--heading) * var(--shape) * 1cqh) 0',
});
export const around = css({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });
export const embedded = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 });
