import { css } from '@emotion/react';

export const footer = css({
  marginTop: 'auto',
  background: 'var(--color-footer-surface)',
  color: 'var(--color-footer-ink)',
  paddingBlock: 'var(--space-7) var(--space-6)',
  a: { color: 'inherit' },
  fontSize: 'var(--text-s)',
});
export const groups = css({
  display: 'grid',
  gap: 'var(--space-6)',
  // two groups side by side on a phone, as many as fit on wide pages
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(44%, 200px), 1fr))',
  h2: { fontSize: 'var(--text-m)', marginBottom: 'var(--space-3)' },
  ul: { listStyle: 'none', display: 'grid', gap: 6 },
  'ul a': {
    textDecoration: 'none',
    display: 'inline-block',
    paddingBlock: 5,
    '&:hover': { textDecoration: 'underline' },
  },
  address: { fontStyle: 'normal' },
});
/** The dealer itself: a row of its own above two groups. */
export const dealer = css({
  '@media (max-width: 639px)': {
    gridColumn: '1 / -1',
    'div& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 var(--space-4)' },
  },
});
/** All of the dealer’s places side by side, below the groups of links. */
export const places = css({
  gridColumn: '1 / -1',
  'div & ul': {
    gap: 'var(--space-5) var(--space-6)',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(44%, 200px), 1fr))',
  },
});
export const legal = css({
  display: 'grid',
  gap: 6,
  marginTop: 'var(--space-6)',
  paddingTop: 'var(--space-4)',
  borderTop: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  fontSize: 'var(--text-xs)',
});
export const errorBox = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  paddingBlock: 'var(--space-8)',
  maxWidth: 640,
  h1: { fontSize: 'var(--text-3xl)' },
  form: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--space-3)',
    alignItems: 'end',
    width: '100%',
    '> :first-of-type': { flex: '1 1 220px' },
  },
});
