import { css } from '@emotion/react';

export const grid = css({
  display: 'grid',
  gap: 'var(--space-4)',
  listStyle: 'none',
  transition: 'opacity var(--duration)',
});
export const layouts = {
  grid: css({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))' }),
  dense: css({
    gap: 'var(--space-3)',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 244px), 1fr))',
  }),
  list: css({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  carousel: css({
    gridAutoFlow: 'column',
    gridAutoColumns: 'clamp(248px, 78vw, 306px)',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    // room for shadows and focus rings inside the scrolling box
    margin: '-8px -8px 0',
    padding: '8px 8px 18px',
    scrollPaddingInline: 8,
    '> li': { scrollSnapAlign: 'start' },
  }),
} as const;
export const dim = css({ opacity: 0.5 });
export const spoken = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
