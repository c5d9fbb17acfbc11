import { css } from '@emotion/react';

const fade = { opacity: 0 } as const;
export const backdrop = css({
  position: 'fixed',
  inset: 0,
  zIndex: 90,
  background: 'rgb(12 18 26 / 0.62)',
  transition: 'opacity var(--duration)',
  '&[data-starting-style], &[data-ending-style]': fade,
});
const popup = css({
  position: 'fixed',
  zIndex: 91,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow-high)',
  outline: 'none',
  transition: 'opacity var(--duration), transform var(--duration)',
  '&[data-starting-style], &[data-ending-style]': fade,
});
const centre = css({
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  width: 'min(560px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  borderRadius: 'var(--radius)',
  transform: 'translate(-50%, -50%)',
});
const fromBelow = css({
  insetInline: 0,
  insetBlockEnd: 0,
  maxHeight: '88dvh',
  borderRadius: 'var(--radius) var(--radius) 0 0',
  '&[data-starting-style], &[data-ending-style]': { transform: 'translateY(100%)' },
});
export const placements = {
  centre: css(popup, centre),
  adaptive: css(popup, { '@media (max-width: 599px)': fromBelow, '@media (min-width: 600px)': centre }),
  full: css(popup, { inset: 0, background: '#0c121a', color: '#fff' }),
  left: css(popup, {
    insetBlock: 0,
    insetInlineStart: 0,
    width: 'min(420px, 92vw)',
    '&[data-starting-style], &[data-ending-style]': { transform: 'translateX(-100%)' },
  }),
  right: css(popup, {
    insetBlock: 0,
    insetInlineEnd: 0,
    width: 'min(420px, 92vw)',
    '&[data-starting-style], &[data-ending-style]': { transform: 'translateX(100%)' },
  }),
  bottom: css(popup, fromBelow),
} as const;
export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  padding: 'var(--space-2) var(--space-2) var(--space-2) var(--space-4)',
  h2: { fontSize: 'var(--text-l)' },
});
export const close = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-small)',
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
});
export const body = css({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: 'var(--space-2) var(--space-4) var(--space-4)',
});
export const bodyFull = css({ padding: 0, overflow: 'hidden' });
