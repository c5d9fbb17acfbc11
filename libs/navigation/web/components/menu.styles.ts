import { css, keyframes } from '@emotion/react';
import { PAGE_MARGIN } from '@forecourt/ui-kit';
import { BAR, linkLook, MENU_ROW, NO_BAR } from './header.styles.js';

const comesDown = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });
const MOTION = '300ms ease-out';

export const nav = css({
  [BAR]: {
    '&&': { flexShrink: 1, minWidth: 0 },
    '[data-layout="rows"] &&': { order: 1, flexBasis: '100%', minHeight: MENU_ROW },
  },
  // without script, and before it: the address opens it below the header
  [NO_BAR]: {
    display: 'none',
    '&:target': {
      display: 'block',
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      maxHeight: 'calc(100dvh - 100%)',
      overflowY: 'auto',
      padding: 'var(--space-4)',
      background: 'var(--color-surface-raised)',
      color: 'var(--color-ink)',
      borderBottom: '1px solid var(--color-line)',
      boxShadow: 'var(--shadow-high)',
    },
  },
});
export const menu = css({
  listStyle: 'none',
  '> li > a, summary': linkLook,
  'a[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.35em', textDecorationThickness: 2 },
  summary: { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  'summary svg': { transition: `rotate ${MOTION}` },
  'details[open] > summary svg': { rotate: '180deg' },
  [BAR]: {
    display: 'flex',
    // with large text in more rows than one
    flexWrap: 'wrap',
    gap: 'var(--space-1)',
    marginInlineStart: -10,
    whiteSpace: 'nowrap',
    '> li': { position: 'relative' },
    // as wide as the page: below the whole header
    '> [data-wide]': { position: 'static' },
  },
});
export const panel = css({
  ul: { listStyle: 'none' },
  '> ul a': linkLook,
  [BAR]: {
    position: 'absolute',
    insetInlineStart: 0,
    top: '100%',
    minWidth: 210,
    padding: 'var(--space-2)',
    whiteSpace: 'normal',
    background: 'var(--color-surface-raised)',
    color: 'var(--color-ink)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-small)',
    boxShadow: 'var(--shadow-high)',
    animation: `${comesDown} ${MOTION}`,
    // the header stays above the page: what is longer than the window scrolls in itself
    maxHeight: `calc(100dvh - var(--header-height, 0px))`,
    overflowY: 'auto',
    '[data-wide] &': {
      insetInline: 0,
      display: 'flex',
      gap: 'var(--space-5)',
      padding: `var(--space-5) max(${PAGE_MARGIN}, calc((100% - 1240px) / 2))`,
      borderWidth: '1px 0',
      borderRadius: 0,
      // a line parts the pages from the stock
      '> ul': {
        flex: 'none',
        width: 200,
        marginInlineStart: -10,
        borderInlineEnd: '1px solid var(--color-line)',
      },
    },
  },
  [NO_BAR]: { paddingInlineStart: 'var(--space-4)' },
  // where the browser can, it goes as it came
  'details:has(> &)::details-content': {
    opacity: 0,
    transition: `opacity ${MOTION}, content-visibility ${MOTION} allow-discrete`,
  },
  'details[open]:has(> &)::details-content': { opacity: 1 },
});
export const closeMenu = css({ ...linkLook, marginTop: 'var(--space-3)', [BAR]: { display: 'none' } });
