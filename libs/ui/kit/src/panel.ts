import { css, type SerializedStyles } from '@emotion/react';

/** A separate box on a page: raised, with a line around it. */
export const panel: SerializedStyles = css({
  padding: 'clamp(var(--space-4), 3vw, 28px)',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
});

/** What happens, in order: each step has its number in a circle. */
export const numberedSteps: SerializedStyles = css({
  display: 'grid',
  gap: 'var(--space-3)',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  counterReset: 'step',
  li: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    columnGap: 'var(--space-3)',
    counterIncrement: 'step',
  },
  'li::before': {
    content: 'counter(step)',
    gridRow: '1 / span 2',
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    border: '2px solid currentColor',
    borderRadius: '50%',
    fontWeight: 700,
  },
  span: { gridColumn: 2, color: 'var(--color-ink-muted)' },
  strong: { gridColumn: 2 },
  'li:not(:has(strong))': { alignItems: 'center', '&::before': { gridRow: 1 } },
});

/** Of what has no use on paper: buttons, menus, forms. */
export const notOnPaper = css({ '@media print': { display: 'none' } });
