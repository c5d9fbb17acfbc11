import { css } from '@emotion/react';

export const number = css({ whiteSpace: 'nowrap' });
export const word = css({ textDecoration: 'underline', textUnderlineOffset: '0.2em', whiteSpace: 'nowrap' });
export const page = css({
  display: 'grid',
  gap: 'var(--space-6)',
  paddingBlock: 'var(--space-7)',
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)' },
});
export const call = css({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: 'var(--space-4)' });
