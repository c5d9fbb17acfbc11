import { css } from '@emotion/react';
import { visuallyHidden } from '@forecourt/ui-kit';

export const skip = css({
  position: 'absolute',
  insetInlineStart: 8,
  top: -60,
  zIndex: 100,
  padding: '10px 16px',
  background: 'var(--color-brand)',
  color: 'var(--color-brand-ink)',
  '&:focus': { top: 8 },
});
export const header = css({
  position: 'relative',
  zIndex: 40,
  background: 'var(--color-header-surface)',
  color: 'var(--color-header-ink)',
  borderBottom: '1px solid var(--color-line)',
});
export const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-4)',
  minHeight: 68,
  '@media (max-width: 1279px)': { gap: 'var(--space-2)' },
  '@media (max-width: 520px)': { gap: 'var(--space-1)' },
});
export const name = css({
  marginInlineEnd: 'auto',
  // on the narrowest screens its words break rather than push the menu off the page
  minWidth: 0,
  overflowWrap: 'anywhere',
  // a long name keeps to two lines: search and menu give way first
  '@media (min-width: 860px)': { minWidth: 170 },
  '@media (min-width: 1100px)': { minWidth: 215 },
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: 'inherit',
  textDecoration: 'none',
  font: 'var(--heading-weight) clamp(1.05rem, 0.9rem + 0.7vw, 1.4rem)/1.1 var(--font-display)',
  letterSpacing: 'var(--heading-tracking)',
  textTransform: 'var(--heading-case)' as never,
});
/** Beside the name where there is room for both. */
const BARELY_A_NAME = '@media (max-width: 359px)';
export const logo = css({ flex: 'none', objectFit: 'contain', [BARELY_A_NAME]: { display: 'none' } });
/** Says the name itself: where there is little room it gives up height, and stands alone. */
export const wordMark = css({ maxWidth: 'min(190px, 40vw)', [BARELY_A_NAME]: { display: 'block' } });
/** Its own shape, also before the picture is there. */
export const logoPlace = ({ width, height }: { width: number; height: number }) =>
  css({ width, height: 'auto', aspectRatio: `${width} / ${height}` });
export const besideWordMark = css({ '@media (max-width: 859px)': visuallyHidden });
export const mark = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: 'min(var(--radius), 14px)',
  background: 'var(--color-accent)',
  color: 'var(--color-accent-ink)',
  fontWeight: 800,
  [BARELY_A_NAME]: { display: 'none' },
});
const linkLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '0 10px',
  borderRadius: 8,
  color: 'inherit',
  fontWeight: 600,
  fontSize: 'var(--text-s)',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
};
export const menu = css({
  display: 'flex',
  gap: 4,
  listStyle: 'none',
  whiteSpace: 'nowrap',
  '> li': { position: 'relative' },
  'a, summary': linkLook,
  summary: { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  'details[open] > summary svg': { transform: 'rotate(180deg)' },
  '@media (max-width: 859px)': { display: 'none' },
});
export const dropdown = css({
  position: 'absolute',
  insetInlineStart: 0,
  top: '100%',
  minWidth: 210,
  padding: 8,
  listStyle: 'none',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-small)',
  boxShadow: 'var(--shadow-high)',
});
/** Narrow bars have no room for it: there it stands first in the menu. */
export const phone = css({
  ...linkLook,
  flex: 'none',
  whiteSpace: 'nowrap',
  '@media (max-width: 599px)': { display: 'none' },
  '@media (max-width: 1020px)': { span: visuallyHidden },
});
export const phoneInMenu = css({ '@media (min-width: 600px)': { display: 'none' } });
export const drawer = css({
  '@media (min-width: 860px)': { display: 'none' },
  summary: {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '> ul': {
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    padding: 'var(--space-4)',
    display: 'grid',
    listStyle: 'none',
    background: 'var(--color-surface-raised)',
    color: 'var(--color-ink)',
    borderBottom: '1px solid var(--color-line)',
    boxShadow: 'var(--shadow-high)',
    a: { ...linkLook, fontSize: 'var(--text-l)', minHeight: 50 },
  },
});
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
