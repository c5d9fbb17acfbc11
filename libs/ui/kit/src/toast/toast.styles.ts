import { css, keyframes } from '@emotion/react';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** Above anything at the bottom of a page; `pointer-events` keep the page around it usable. */
export const place = css({
  position: 'fixed',
  zIndex: 80,
  insetInline: 0,
  // a page with a bar at its bottom says how high that is
  bottom: 'calc(var(--space-4) + env(safe-area-inset-bottom) + var(--bottom-bar, 0px))',
  display: 'flex',
  justifyContent: 'center',
  paddingInline: 'var(--space-4)',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
});
export const toast = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  maxWidth: 560,
  minHeight: 56,
  paddingInlineStart: 'var(--space-4)',
  background: 'var(--color-ink)',
  color: 'var(--color-surface-raised)',
  borderRadius: 'var(--radius-small)',
  boxShadow: 'var(--shadow-high)',
  fontSize: 'var(--text-s)',
  pointerEvents: 'auto',
  animation: `${rise} 180ms ease-out`,
  // the next one takes its place at once
  '&[data-ending-style]': { display: 'none' },
  // a finger moves it down or to the right, and away
  transform: 'translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0))',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '> svg': { flex: 'none' },
  p: { flex: 1, minWidth: 0, overflowWrap: 'anywhere', paddingBlock: 'var(--space-2)', lineHeight: 1.4 },
  'button, a': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    minWidth: 44,
    minHeight: 44,
    padding: '0 var(--space-2)',
    border: 0,
    borderRadius: 'var(--radius-small)',
    background: 'transparent',
    color: 'inherit',
    fontWeight: 700,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  },
  // the site's focus colour is meant for light surfaces
  ':focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 },
});
