import { css } from '@emotion/react';

export const page = css({ display: 'grid', gap: 'var(--space-6)' });
export const grid = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
});
export const swatch = css({
  overflow: 'hidden',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface-raised)',
});
export const colour = css({ height: 72, borderBottom: '1px solid var(--color-line)' });
export const facts = css({ display: 'grid', gap: 'var(--space-1)', padding: 'var(--space-3)' });
export const small = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' });
export const scroll = css({ overflowX: 'auto' });
export const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--text-s)',
  'th, td': {
    padding: 'var(--space-2) var(--space-3)',
    borderBottom: '1px solid var(--color-line)',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  'td > code': { whiteSpace: 'nowrap' },
});
/** A phone scrolls the table, where a sentence would have a letter a line. */
export const prose = css({ minWidth: 200 });
export const pair = css({
  padding: 'var(--space-1) var(--space-2)',
  borderRadius: 'var(--radius-small)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
export const bar = css({ height: 20, background: 'var(--color-brand)' });
export const corner = css({
  height: 96,
  border: '2px solid var(--color-ink)',
  background: 'var(--color-surface-raised)',
});
export const raised = css({
  display: 'grid',
  alignContent: 'end',
  height: 120,
  padding: 'var(--space-3)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface-raised)',
});
export const moving = css({
  width: 120,
  padding: 'var(--space-3)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-brand)',
  color: 'var(--color-brand-ink)',
  transition: 'transform var(--duration)',
  'button:hover + &, button:focus-visible + &': { transform: 'translateX(160px)' },
});
