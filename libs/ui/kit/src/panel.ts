import { css, type SerializedStyles } from '@emotion/react';

/** A separate box on a page: raised, with a line around it. */
export const panel: SerializedStyles = css({
  padding: 'clamp(16px, 3vw, 28px)',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
});

/** Of what has no use on paper: buttons, menus, forms. */
export const notOnPaper = css({ '@media print': { display: 'none' } });
