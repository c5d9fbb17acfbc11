import { css } from '@emotion/react';

export const columns = css({
  display: 'grid',
  gap: 'var(--space-4) var(--space-6)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
});
export const address = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-1)',
  fontStyle: 'normal',
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    color: 'var(--color-link)',
    fontWeight: 600,
  },
});
export const heading = css({ fontSize: 'var(--text-m)', marginBottom: 'var(--space-1)' });
export const hours = css({ listStyle: 'none', color: 'var(--color-ink-muted)' });
/** The end of a wide row, its own line on phones. */
export const way = css({ '@media (min-width: 700px)': { justifySelf: 'end' } });
