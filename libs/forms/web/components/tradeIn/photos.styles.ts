import { css } from '@emotion/react';

export const section = css({
  display: 'grid',
  gap: 'var(--space-3)',
  minWidth: 0,
  borderTop: '1px solid var(--color-line)',
  paddingTop: 'var(--space-4)',
  h3: { fontSize: 'var(--text-l)', outline: 'none' },
});
export const photos = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: 'var(--space-3)',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  li: { display: 'grid', gap: 'var(--space-2)', alignContent: 'start', minWidth: 0 },
  'li > a': { display: 'block' },
  img: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: 'var(--radius-small)',
    background: 'var(--color-line)',
  },
});
export const files = css({
  display: 'grid',
  gap: 'var(--space-2)',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  fontSize: 'var(--text-s)',
  li: { minWidth: 0, overflowWrap: 'anywhere' },
  label: { display: 'grid', gap: 'var(--space-1)' },
  progress: { width: '100%', height: 8, accentColor: 'var(--color-brand)' },
  'li[data-fault]': { color: 'var(--color-danger)', fontWeight: 600 },
});
export const said = css({ fontSize: 'var(--text-s)', '&:empty': { display: 'none' } });
export const rules = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' });
