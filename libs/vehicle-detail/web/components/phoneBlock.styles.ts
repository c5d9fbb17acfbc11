import { css } from '@emotion/react';

export const number = css({ whiteSpace: 'nowrap' });
export const word = css({ textDecoration: 'underline', textUnderlineOffset: '0.2em', whiteSpace: 'nowrap' });
export const page = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  maxWidth: 560,
  paddingBlock: 'var(--space-7)',
});
