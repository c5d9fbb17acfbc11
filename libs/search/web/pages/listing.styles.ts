import { css } from '@emotion/react';
import { visuallyHidden } from '@forecourt/ui-kit';

/** The bar is as wide as the window with its scrollbar: that must not make the page scroll sideways. */
export const frame = css({ overflowX: 'clip' });
export const page = css({ paddingBlock: '0 var(--space-8)' });
/** As high as what may come into it: the shopper's own place, which only this device knows. */
export const headline = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  minHeight: 46,
  h1: { overflowWrap: 'anywhere', fontSize: 'clamp(1.25rem, 1rem + 1.1vw, var(--text-2xl))' },
  '@media (max-width: 999px)': { paddingTop: 'var(--space-1)' },
  '@media (min-width: 1000px)': { flex: '1 1 400px' },
  // its place is free also where it is not offered: the headline does not wrap when it comes
  '@media (max-width: 699px)': {
    position: 'relative',
    paddingInlineEnd: 52,
    '> a': { position: 'absolute', right: 0 },
  },
});
export const trail = css({ marginTop: 'var(--space-6)' });
export const atPlace = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  minWidth: 0,
  padding: '0 var(--space-3)',
  border: '1px solid var(--color-line)',
  borderRadius: 999,
  background: 'var(--color-surface-raised)',
  color: 'var(--color-link)',
  fontSize: 'var(--text-s)',
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  svg: { flex: 'none' },
  '@media (max-width: 699px)': { justifyContent: 'center', width: 44, padding: 0, span: visuallyHidden },
});
export const columns = css({
  display: 'grid',
  // a column never grows with a name that does not wrap
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-5)',
  alignItems: 'start',
});
/** Filters next to the results, or above them. */
export const placements = {
  side: css({
    '@media (min-width: 1000px)': { gridTemplateColumns: '272px minmax(0, 1fr)', paddingTop: 'var(--space-1)' },
  }),
  top: css({ gap: 'var(--space-1)' }),
} as const;
