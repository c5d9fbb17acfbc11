import { css } from '@emotion/react';

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  alignItems: 'end',
  marginBottom: 'var(--space-4)',
  '> div': { minWidth: 150 },
});
/** The field and its button keep together; on a phone they have a row of their own. */
export const words = css({
  display: 'flex',
  flex: '1 1 320px',
  gap: 'var(--space-2)',
  alignItems: 'end',
  '> div': { flex: 1, minWidth: 0 },
  button: { flex: 'none' },
});
export const openFilters = css({ '@media (min-width: 1000px)': { display: 'none' } });
export const views = css({
  display: 'flex',
  minHeight: 46,
  border: '1.5px solid color-mix(in srgb, var(--color-ink-muted) 60%, var(--color-line))',
  borderRadius: 'min(var(--radius-button), 12px)',
  overflow: 'clip',
  background: 'var(--color-surface-raised)',
  // one vehicle a row is all that a phone has room for
  '@media (max-width: 699px)': { display: 'none' },
  a: {
    display: 'grid',
    placeItems: 'center',
    padding: '0 var(--space-4)',
    color: 'var(--color-ink)',
    fontWeight: 600,
    fontSize: 'var(--text-s)',
    textDecoration: 'none',
    '&:focus-visible': { outlineOffset: -3 },
  },
  '[aria-current]': { background: 'var(--color-brand)', color: 'var(--color-brand-ink)' },
});
