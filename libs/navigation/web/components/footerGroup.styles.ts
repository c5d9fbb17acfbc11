import { css } from '@emotion/react';

/** Where groups are side by side and always open. */
export const WIDE = '(min-width: 640px)';

export const group = css({
  [`@media not all and ${WIDE}`]: {
    gridColumn: '1 / -1',
    borderTop: '1px solid color-mix(in srgb, currentcolor 25%, transparent)',
  },
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 48,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    [`@media ${WIDE}`]: { minHeight: 0, pointerEvents: 'none', svg: { display: 'none' } },
  },
  'summary h2': { [`@media not all and ${WIDE}`]: { margin: 0 } },
  'details[open] > summary svg': { transform: 'rotate(180deg)' },
  [`@media ${WIDE}`]: { 'details::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
  'details > ul': { paddingBottom: 'var(--space-4)', [`@media ${WIDE}`]: { paddingBottom: 0 } },
});
