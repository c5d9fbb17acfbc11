import { css } from '@emotion/react';

const WIDE = '@media (min-width: 720px)';

export const card = css({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  minWidth: 0,
  minHeight: 220,
  borderRadius: 'var(--radius)',
  background: 'linear-gradient(150deg, var(--color-hero-surface), var(--color-hero-to))',
  color: 'var(--color-hero-ink)',
});
export const wide = css({ minHeight: 0, [WIDE]: { flexDirection: 'row' } });
export const picture = css({
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
});
export const besideWords = css({ [WIDE]: { width: 260, flex: 'none', aspectRatio: 'auto' } });
export const words = css({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  padding: 'var(--space-5)',
  h2: { fontSize: 'var(--text-xl)' },
  a: { color: 'inherit', borderColor: 'currentColor', background: 'transparent' },
});
export const wordsInRow = css({
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    p: { gridColumn: 1 },
    a: { gridColumn: 2, gridRow: '1 / span 2' },
  },
});
