import { css } from '@emotion/react';

export const group = css({ display: 'grid', gap: 'var(--space-2)', minWidth: 0 });
export const legend = css({ padding: 0, fontWeight: 600, fontSize: 'var(--text-s)' });
export const values = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  color: 'var(--color-ink-muted)',
  fontSize: 'var(--text-s)',
  fontVariantNumeric: 'tabular-nums',
});

/** Size of a handle: the values of the track begin and end so far from its edges. */
export const HANDLE = 24;

const thumb = {
  pointerEvents: 'auto',
  width: HANDLE,
  height: HANDLE,
  border: '3px solid var(--color-surface-raised)',
  borderRadius: 999,
  background: 'var(--color-accent)',
  boxShadow: '0 0 0 1.5px var(--color-accent), var(--shadow-low)',
  cursor: 'grab',
} as const;

const at = (end: 'from' | 'to') => `calc(${HANDLE}px + (100% - ${2 * HANDLE}px) * var(--${end}) / 100)`;
/** Two native sliders on one track; only their thumbs take the pointer, so that both can be reached. */
export const track = css({
  position: 'relative',
  height: 44,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 20,
    height: 4,
    borderRadius: 2,
    pointerEvents: 'none',
  },
  '&::before': { insetInline: 0, background: 'color-mix(in srgb, var(--color-ink-muted) 35%, var(--color-line))' },
  '&::after': {
    insetInlineStart: at('from'),
    insetInlineEnd: `calc(100% - ${at('to')})`,
    background: 'var(--color-accent)',
  },
  // forced colours give both the colour of the page
  '@media (forced-colors: active)': {
    '&::before': { background: 'CanvasText' },
    '&::after': { background: 'Highlight' },
  },
  input: {
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    width: `calc(100% - ${HANDLE}px)`,
    height: '100%',
    margin: 0,
    appearance: 'none',
    background: 'none',
    pointerEvents: 'none',
    '&::-webkit-slider-runnable-track': { background: 'none' },
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none' },
    '&::-moz-range-track': { background: 'none' },
    '&::-moz-range-thumb': { ...thumb, boxSizing: 'border-box' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': { outline: '3px solid var(--color-focus)', outlineOffset: 2 },
    '&:focus-visible::-moz-range-thumb': { outline: '3px solid var(--color-focus)', outlineOffset: 2 },
  },
});
/** Each handle keeps to its own side of its value: at the same value they meet and never cover each other. */
export const low = css({ '&&': { insetInlineEnd: HANDLE } });
export const high = css({ '&&': { insetInlineStart: HANDLE } });
