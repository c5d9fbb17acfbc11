import { css } from '@emotion/react';

export const gallery = css({ display: 'grid', gap: 'var(--space-2)', minWidth: 0 });
export const stage = css({
  position: 'relative',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface-sunken)',
  overflow: 'hidden',
});
/** 600 x 400 whatever the file is, so that nothing moves when it arrives (A4). */
export const picture = css({
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 2',
  height: 'auto',
  objectFit: 'cover',
});
export const link = css({ display: 'block', cursor: 'zoom-in' });
export const enlarge = css({
  position: 'absolute',
  insetBlockStart: 'var(--space-3)',
  insetInlineEnd: 'var(--space-3)',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: '1px solid var(--color-line)',
  borderRadius: 999,
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  cursor: 'pointer',
  // of no use without script
  '@media (scripting: none)': { display: 'none' },
});
export const thumbs = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '104px',
  justifyContent: 'start',
  gap: 'var(--space-2)',
  overflowX: 'auto',
  listStyle: 'none',
  padding: 'var(--space-1)',
  '@media (max-width: 639px)': { gridAutoColumns: '72px' },
  a: {
    display: 'block',
    borderRadius: 'var(--radius-small)',
    overflow: 'hidden',
    aspectRatio: '3 / 2',
    '&[aria-current="true"]': { outline: '3px solid var(--color-accent)', outlineOffset: 1 },
    '&:focus-visible': { outline: '3px solid var(--color-focus)' },
  },
  img: { width: '100%', height: '100%', objectFit: 'cover' },
});
export const filmThumb = css({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  background: '#0c121a',
  color: '#fff',
  fontSize: 'var(--text-s)',
});
export const screen = css({
  height: '100%',
  display: 'grid',
  alignItems: 'center',
  '& li > *': { width: '100%', height: 'calc(100dvh - 64px)' },
});
export const closer = css({
  display: 'block',
  padding: 0,
  border: 0,
  background: 'none',
  overflow: 'hidden',
  cursor: 'zoom-in',
  img: { width: '100%', height: '100%', objectFit: 'contain' },
});
export const close = css({
  overflow: 'auto',
  cursor: 'zoom-out',
  img: { width: '200%', maxWidth: 'none', height: '200%' },
});
export const note = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' });
