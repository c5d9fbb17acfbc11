import { css } from '@emotion/react';

/** Fields below each other; two halves next to each other where there is room. */
export const fieldGrid = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '> *': { gridColumn: '1 / -1' },
  '@media (min-width: 380px)': { '> [data-half="short"]': { gridColumn: 'auto' } },
  '@media (min-width: 560px)': { '> [data-half]': { gridColumn: 'auto' } },
});
