import { css } from '@emotion/react';
import { PAGE_MARGIN } from '@forecourt/ui-kit';

export const grid = css({
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
  listStyle: 'none',
  li: { display: 'grid', gap: 'var(--space-2)', alignContent: 'start', position: 'relative' },
  img: {
    width: '100%',
    height: 'auto',
    aspectRatio: '1 / 1',
    objectFit: 'cover',
    borderRadius: 'var(--radius)',
    background: 'var(--color-surface-sunken)',
  },
  'h2, h3': { fontSize: 'var(--text-l)', lineHeight: 1.3 },
  // the whole card leads to the article
  a: { color: 'inherit', textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  'a:hover': { textDecoration: 'underline' },
  p: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' },
});
export const wide = css({ img: { aspectRatio: '3 / 2' } });
/** One row: small pictures next to their words, on a phone cards that are swiped. */
export const row = css({
  '@media (min-width: 640px)': {
    gap: 'var(--space-4) var(--space-6)',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    li: { gridTemplateColumns: '132px minmax(0, 1fr)', columnGap: 'var(--space-4)' },
    img: { gridRow: '1 / span 3' },
    'li > :not(img)': { gridColumn: 2 },
    'h2, h3': { fontSize: 'var(--text-m)' },
  },
  '@media (max-width: 639px)': {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: 'min(70%, 260px)',
    gap: 'var(--space-4)',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: PAGE_MARGIN,
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${PAGE_MARGIN})`,
    paddingInline: PAGE_MARGIN,
    '> li': { scrollSnapAlign: 'start' },
  },
});
const THUMB = { gridTemplateColumns: '104px minmax(0, 1fr)', columnGap: 'var(--space-4)', rowGap: 2 } as const;
const SMALL = {
  ...THUMB,
  img: { gridRow: '1 / span 3', height: 'auto', aspectRatio: '4 / 3' },
  'p:last-of-type': { display: 'none' },
} as const;
/** On the front page: the newest is large, the others are lines next to it; on a phone all are lines. */
export const front = css({
  '@media (max-width: 639px)': { gap: 'var(--space-4)', li: SMALL },
  '@media (min-width: 900px)': {
    '&:has(> :nth-of-type(3))': {
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
      gap: 'var(--space-4) var(--space-6)',
      '> :first-of-type': {
        gridRow: '1 / span 2',
        'h2, h3': { fontSize: 'var(--text-xl)' },
        img: { aspectRatio: '2 / 1' },
      },
      '> :not(:first-of-type)': {
        ...THUMB,
        gridTemplateColumns: '180px minmax(0, 1fr)',
        img: { gridRow: '1 / span 4' },
      },
    },
  },
});
export const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  listStyle: 'none',
  a: {
    display: 'inline-block',
    padding: 'var(--space-2) var(--space-4)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-button)',
    background: 'var(--color-surface-raised)',
    color: 'var(--color-ink)',
    fontSize: 'var(--text-s)',
    textDecoration: 'none',
  },
  'a:hover': { borderColor: 'var(--color-ink-muted)' },
  'a[aria-current]': {
    background: 'var(--color-brand)',
    borderColor: 'var(--color-brand)',
    color: 'var(--color-brand-ink)',
  },
});
export const pager = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-4)',
});
export const featured = css({ display: 'grid', gap: 'var(--space-4)', h2: { fontSize: 'var(--text-xl)' } });
export const news = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  listStyle: 'none',
  li: { display: 'flex', alignItems: 'center', gap: 'var(--space-3)', position: 'relative', minWidth: 0 },
  img: {
    flex: 'none',
    width: 80,
    height: 80,
    objectFit: 'cover',
    borderRadius: 'var(--radius)',
    background: 'var(--color-surface-sunken)',
  },
  h3: { fontSize: 'var(--text-m)', lineHeight: 1.35 },
  // the whole entry leads to the article
  a: { color: 'inherit', textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  'a:hover': { textDecoration: 'underline' },
  p: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' },
});
