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
    gap: 4,
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
export const posts = css({
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  listStyle: 'none',
  li: { display: 'grid', gap: 'var(--space-2)', alignContent: 'start', position: 'relative' },
  img: {
    width: '100%',
    height: 'auto',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    borderRadius: 'var(--radius-small)',
    background: 'var(--color-surface-sunken)',
  },
  h3: { fontSize: 'var(--text-l)', lineHeight: 1.3 },
  // the whole card leads to the post
  a: { color: 'inherit', textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  'a:hover': { textDecoration: 'underline' },
  time: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' },
});
export const film = css({ overflow: 'hidden', borderRadius: 'var(--radius-small)', maxWidth: 760 });
