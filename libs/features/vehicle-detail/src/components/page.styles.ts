import { css } from '@emotion/react';
import { panel } from '@forecourt/ui-kit';

/** Where one column is below the other, the first action must be on the first screen. */
const ON_PHONES = '@media (max-width: 639px)';

export const page = css({
  display: 'grid',
  gap: 'var(--space-5)',
  paddingBlock: 'var(--space-4) var(--space-8)',
  [ON_PHONES]: { gap: 'var(--space-3)', paddingTop: 'var(--space-1)' },
});
export const columns = css({
  display: 'grid',
  gap: 'var(--space-6)',
  alignItems: 'start',
  [ON_PHONES]: { gap: 'var(--space-3)' },
  // on phones title and price follow the pictures; on wide pages they stay visible in the second column
  '@media (min-width: 1000px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    gridTemplateRows: 'auto 1fr',
    '> aside': { gridColumn: 2, gridRow: '1 / span 2' },
  },
});
export const main = css({ display: 'grid', gap: 'var(--space-5)', minWidth: 0 });
/** Below the site's header, where that follows the page. */
const SIDE_TOP = 'calc(var(--header-height, 68px) + 16px)';
export const side = css({
  display: 'grid',
  gap: 'var(--space-4)',
  padding: 'var(--space-5)',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  boxShadow: 'var(--shadow-low)',
  '> [data-part]:empty': { display: 'none' },
  [ON_PHONES]: { gap: 'var(--space-3)', padding: 'var(--space-3) var(--space-4)' },
  '@media (min-width: 1000px)': { position: 'sticky', top: `min(${SIDE_TOP}, var(--side-end, ${SIDE_TOP}))` },
});
export const section = css([
  panel,
  {
    display: 'grid',
    gap: 'var(--space-4)',
    '> h2': { fontSize: 'var(--text-xl)' },
  },
]);
/** A section that has nothing to say leaves no gap. */
export const sections = css({ '> [data-part]:empty': { display: 'none' } });
/**
 * Rows and sections as wide as the page. Not a grid: what has nothing to show must keep its place, to be seen coming.
 */
export const below = css({ '> :not(:empty) ~ :not(:empty)': { marginTop: 'var(--space-5)' } });
