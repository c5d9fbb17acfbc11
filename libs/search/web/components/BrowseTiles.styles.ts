import { css } from '@emotion/react';
import { frontRow } from '@forecourt/ui-kit';

export const list = css({ display: 'grid', gap: 'var(--space-3)', listStyle: 'none' });
/** In large letters a tile is as wide as its words need. */
export const rows = {
  tiles: frontRow('max(132px, 8.25rem)'),
  marks: frontRow('max(140px, 8.75rem)', 2),
  wide: frontRow('min(64%, 15rem)'),
  names: css(),
} as const;
export const looks = {
  // two in a row on the narrowest phone, and as wide as their words need
  tiles: css({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(44%, max(132px, 8.25rem)), 1fr))' }),
  marks: css({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(44%, max(150px, 9.4rem)), 1fr))' }),
  wide: css({
    gap: 'var(--space-4)',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(44%, 230px), 1fr))',
  }),
  names: css({
    gap: '0 var(--space-5)',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(44%, 190px), 1fr))',
  }),
} as const;
export const tile = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  border: '1px solid var(--color-line)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  textDecoration: 'none',
  boxShadow: 'var(--shadow-low)',
  transition: 'box-shadow var(--duration), border-color var(--duration)',
  '&:hover': { borderColor: 'var(--color-brand)', boxShadow: 'var(--shadow-high)' },
  '&:hover img': { transform: 'scale(1.04)' },
});
export const name = css({
  flexDirection: 'row',
  border: 0,
  borderBottom: '1px solid var(--color-line)',
  borderRadius: 0,
  background: 'transparent',
  boxShadow: 'none',
  '&:hover': { boxShadow: 'none' },
  '> span': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    width: '100%',
    paddingInline: 2,
  },
});
export const picture = css({
  display: 'block',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  background: 'var(--color-surface-sunken)',
  img: { width: '100%', height: '100%', objectFit: 'cover', transition: 'transform 400ms' },
});
export const pictureWide = css({ aspectRatio: '16 / 9' });
export const words = css({
  // large text needs the room more than the space around it
  overflowWrap: 'anywhere',
  display: 'grid',
  gap: 1,
  padding: 'var(--space-3) var(--space-4)',
  lineHeight: 1.3,
  small: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)', fontVariantNumeric: 'tabular-nums' },
});
