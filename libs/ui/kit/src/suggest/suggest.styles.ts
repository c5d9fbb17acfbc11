import { css } from '@emotion/react';

export const group = css({
  display: 'flex',
  alignItems: 'center',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  border: '1.5px solid color-mix(in srgb, var(--color-ink-muted) 60%, var(--color-line))',
  borderRadius: 'min(var(--radius-button), 999px)',
  '&:focus-within': { outline: '3px solid var(--color-focus)', outlineOffset: 2 },
});
export const input = css({
  flex: 1,
  minWidth: 0,
  minHeight: 42,
  padding: 'var(--space-2) var(--space-1) var(--space-2) var(--space-4)',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  fontSize: 'var(--text-m)',
  outline: 'none',
  // the browser's own cross has no accessible name and no touch size
  '&::-webkit-search-cancel-button': { display: 'none' },
});
export const go = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
});
export const positioner = css({ zIndex: 60, outline: 'none' });
export const popup = css({
  width: 'max(var(--anchor-width), min(420px, 94vw))',
  maxWidth: 'var(--available-width)',
  maxHeight: 'min(70vh, var(--available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 'var(--space-2)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-small)',
  boxShadow: 'var(--shadow-high)',
  '&[data-empty]:not(:has([role="status"]:not(:empty)))': { display: 'none' },
});
export const heading = css({
  padding: '10px 10px var(--space-1)',
  fontSize: 'var(--text-xs)',
  fontWeight: 700,
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
  color: 'var(--color-ink-muted)',
});
export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  minHeight: 44,
  padding: '6px 10px',
  borderRadius: 8,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  '&[data-highlighted]': {
    background: 'color-mix(in srgb, var(--color-brand) 12%, var(--color-surface-raised))',
    outline: '2px solid var(--color-brand)',
    outlineOffset: -2,
  },
});
export const status = css({
  padding: '10px',
  color: 'var(--color-ink-muted)',
  fontSize: 'var(--text-s)',
  overflowWrap: 'anywhere',
});
