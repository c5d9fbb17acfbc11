import { css } from '@emotion/react';

const WIDE = '@media (min-width: 700px)';

export const header = css({
  background: 'var(--color-header-surface)',
  color: 'var(--color-header-ink)',
  borderBottom: '1px solid var(--color-line)',
  '@media print': { display: 'none' },
});
export const main = css({ flex: '1 0 auto', '&:focus': { outline: 'none' } });
export const top = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  minHeight: 60,
  paddingBlock: 'var(--space-2)',
});
export const brand = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  minWidth: 0,
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
});
export const logoChoice = css({ display: 'contents' });
export const logo = css({ flex: '0 1 auto', minWidth: 34, maxWidth: '30vw', objectFit: 'contain' });
export const mark = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 34,
  height: 34,
  borderRadius: 'var(--radius-small)',
  background: 'var(--color-accent)',
  color: 'var(--color-accent-ink)',
  fontWeight: 800,
});
export const names = css({ display: 'grid', minWidth: 0, lineHeight: 1.25 });
export const dealer = css({
  fontWeight: 700,
  fontSize: 'var(--text-s)',
  // a phone has room for two lines of a long name
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  [WIDE]: { fontSize: 'var(--text-m)' },
});
export const desk = css({ fontSize: 'var(--text-xs)', whiteSpace: 'nowrap' });
/** On a phone the name is above the button, which leaves the dealer's name its room. */
export const who = css({
  display: 'grid',
  justifyItems: 'end',
  flex: 'none',
  [WIDE]: { display: 'flex', alignItems: 'center', gap: 'var(--space-3)' },
});
/** A phone has room for what is needed all day. */
export const siteLink = css({
  display: 'none',
  color: 'inherit',
  fontSize: 'var(--text-s)',
  [WIDE]: { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});
export const person = css({
  maxWidth: '30vw',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 'var(--text-xs)',
  [WIDE]: { fontSize: 'var(--text-s)' },
});
export const out = css({ paddingInline: 'var(--space-3)', '&&': { color: 'inherit' } });
/** The sections on one line, which is pushed sideways where it is too long. */
export const nav = css({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  marginInline: 'calc(-1 * var(--space-2))',
  ul: { display: 'flex', listStyle: 'none', padding: 0, width: 'max-content', [WIDE]: { gap: 'var(--space-1)' } },
  li: { display: 'flex', alignItems: 'center' },
  a: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    // all of them fit a phone
    padding: '0 6px',
    [WIDE]: { paddingInline: 'var(--space-2)' },
    color: 'inherit',
    fontSize: 'var(--text-s)',
    fontWeight: 600,
    textDecoration: 'none',
    borderBottom: '3px solid transparent',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: -3 },
  },
  'a[aria-current="page"]': { borderBottomColor: 'currentColor', fontWeight: 800 },
});
export const badge = css({
  '&&': { fontSize: 'var(--text-xs)', whiteSpace: 'nowrap', textDecoration: 'underline', textUnderlineOffset: 3 },
});
