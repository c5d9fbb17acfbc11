import { css, keyframes } from '@emotion/react';

export const grid = css({
  display: 'grid',
  gap: 'var(--space-4)',
  listStyle: 'none',
  // a card that only moves is not laid out or painted anew; its shadow and focus ring reach over its edge
  '@supports (overflow-clip-margin: 48px)': { '&, & > li': { contain: 'content', overflowClipMargin: 48 } },
});
export const layouts = {
  grid: css({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))' }),
  dense: css({
    gap: 'var(--space-3)',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 244px), 1fr))',
  }),
  list: css({ gridTemplateColumns: 'minmax(0, 1fr)' }),
} as const;
/** As tall as the cards next to it. */
export const tile = css({ display: 'grid', '& > [data-part]': { display: 'grid' } });
/** Room for a tile whose code is on its way. */
export const tileRoom = css({ minHeight: 220 });
const run = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });
/** Newer results are loading: words stay readable, pictures fade and a line runs above. */
export const dim = css({
  position: 'relative',
  img: { opacity: 0.5 },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: -10,
    height: 3,
    borderRadius: 3,
    background: 'linear-gradient(90deg, transparent 40%, var(--color-brand) 50%, transparent 60%) 0 0 / 200% 100%',
    animation: `${run} 1.1s linear infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none', background: 'var(--color-brand)' },
  },
});
export const spoken = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
