import { css } from '@emotion/react';

export const form = css({ display: 'grid', gap: 'var(--space-4)' });
export const figures = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  alignItems: 'end',
});
export const narrow = css({
  display: 'grid',
  gap: 'var(--space-3)',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  maxWidth: 440,
  // next to the field, below its label
  '> button': { marginTop: '1.8125rem', minHeight: 46 },
});
/** Room for the answer, so that nothing below moves when it comes. */
export const answer = css({ minHeight: '2.6em', maxWidth: '36em' });
export const result = css({
  fontSize: 'var(--text-l)',
  strong: { font: '700 var(--text-2xl)/1.2 var(--font-display)', marginInlineEnd: 6 },
});
export const muted = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' });
