import { css } from '@emotion/react';

const ON_PHONES = '@media (max-width: 639px)';
/** One below the other where letters are large. */
const TWO_IN_A_ROW = 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))';

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
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  [ON_PHONES]: { gridTemplateColumns: TWO_IN_A_ROW, gap: '0 var(--space-4)' },
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
  [ON_PHONES]: {
    gridColumn: '1 / -1',
    marginBottom: 'var(--space-5)',
    'div& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 var(--space-4)' },
  },
});
/** All of the dealer’s places side by side, below the groups of links. */
export const places = css({
  gridColumn: '1 / -1',
  [ON_PHONES]: { marginTop: 'var(--space-5)' },
  'div & ul': {
    gap: 'var(--space-5) var(--space-6)',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    [ON_PHONES]: { gridTemplateColumns: TWO_IN_A_ROW, columnGap: 'var(--space-4)' },
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
  h1: {
    fontSize: 'var(--text-3xl)',
    // on some phones a title takes one line or two by a hair: the font that comes late then moves nothing below it
    [ON_PHONES]: { minHeight: '2lh', alignContent: 'end' },
  },
  form: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--space-3)',
    alignItems: 'end',
    width: '100%',
    // the button is as wide as its words
    '> div:first-of-type': { flex: '1 1 220px' },
  },
});
