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
export const form = css({
  display: 'grid',
  gap: 'var(--space-2)',
  minWidth: 0,
  label: { fontWeight: 600 },
  'input[type="file"]': {
    width: '100%',
    minHeight: 48,
    padding: 10,
    border: '1.5px dashed var(--color-line)',
    borderRadius: 'min(var(--radius-button), 12px)',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
  },
  '::file-selector-button': {
    marginInlineEnd: 'var(--space-3)',
    padding: '6px var(--space-3)',
    background: 'transparent',
    border: '1.5px solid currentColor',
    borderRadius: 'var(--radius-button)',
    font: 'inherit',
    fontSize: 'var(--text-s)',
    fontWeight: 600,
    color: 'inherit',
    cursor: 'pointer',
  },
  'input[type="file"]:hover': { borderColor: 'var(--color-ink)' },
});
export const rules = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' });
