import { css } from '@emotion/react';

export const steps = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  listStyle: 'none',
  counterReset: 'step',
  li: {
    counterIncrement: 'step',
    display: 'grid',
    gap: 'var(--space-1)',
    alignContent: 'start',
    paddingTop: 'var(--space-3)',
    borderTop: '3px solid var(--color-brand)',
    '&::before': {
      content: 'counter(step)',
      color: 'var(--color-ink-muted)',
      font: '700 var(--text-xl)/1 var(--font-display)',
    },
  },
  span: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' },
});
export const film = css({ overflow: 'hidden', borderRadius: 'var(--radius-small)', maxWidth: 760 });
