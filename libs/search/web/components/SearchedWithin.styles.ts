import { css } from '@emotion/react';

export const line = css({
  marginBottom: 'var(--space-4)',
  color: 'var(--color-ink-muted)',
  fontSize: 'var(--text-s)',
  overflowWrap: 'anywhere',
  // a target for fingers in a line of text
  a: { display: 'inline-block', paddingBlock: 6, fontWeight: 600 },
});
