import { css } from '@emotion/react';
import { visuallyHidden } from '@forecourt/ui-kit';
import { BELOW_HEADER } from '@forecourt/contracts';
import { GOING_DOWN, TAKEN } from '../headerScroll.js';

/** From here on the menu is a bar; below, a link opens it. */
export const BAR = '@media (min-width: 1000px)';
const NO_BAR = '@media (max-width: 999px)';
/** Heights, pixels; the menu's row is there on wide screens, and where the site has one. */
const ROW = 68;
export const MENU_ROW = 48;

export const header = css({
  position: 'relative',
  zIndex: 40,
  containerType: 'inline-size',
  background: 'var(--color-header-surface)',
  color: 'var(--color-header-ink)',
  borderBottom: 'var(--header-edge)',
  boxShadow: 'var(--header-shadow)',
});
/** The part that the header is, as the page has it: what stays at the top of the window must be a child of the page. */
const PART = '[data-part="navigation/header"]';
/** The header stays while a menu is open or keyboard focus is in it. */
const UNTOUCHED = ':not(:has([open], :focus-visible))';
/** Never in the way on paper, nor where it would take half of a low window. */
const PINNED = '@media screen and (min-height: 420px)';
const pinnedRoom = (height: number) => ({
  'html:has(&)': {
    '--header-height': `${height}px`,
    '--header-room': `${height}px`,
    scrollPaddingTop: height + 16,
  },
});
/** A header that follows the page. It gives way to the page's own bar and, with `givesWay`, to scrolling down. */
export const pinned = (hasMenuRow: boolean, givesWay: boolean) =>
  css({
    [PINNED]: {
      ...pinnedRoom(ROW),
      [`${PART}:has(> &)`]: { position: 'sticky', top: 0, zIndex: 40, transition: 'translate 300ms ease-out' },
      [`${TAKEN} ${PART}:has(> &)${UNTOUCHED}`]: { translate: '0 -110%' },
      ...(givesWay
        ? {
            [`${GOING_DOWN} ${PART}:has(> &)${UNTOUCHED}`]: { translate: '0 -110%' },
            // not on the root: each turn of the scroll would style the whole page anew
            [`${GOING_DOWN}:has(&) [${BELOW_HEADER}]`]: { '--header-room': '0px' },
          }
        : {}),
    },
    ...(hasMenuRow ? { [`${PINNED} and (min-width: 1000px)`]: pinnedRoom(ROW + MENU_ROW) } : {}),
  });
/** Attribute of a brand whose name is written out. */
export const NAMED = 'data-named';
/** Too narrow, for the size of the visitor's text, for a name beside the tools: it gets a line of its own. */
const OWN_LINE = '@container (max-width: 21rem)';
/** Attribute of the bar's last piece. */
export const BAR_END = 'data-bar-end';
export const bar = css({
  // each piece pushes those before it: while the page is still on its way they wait for the last one
  [`&:not(:has(> [${BAR_END}]))`]: { visibility: 'hidden' },
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-4)',
  minHeight: ROW,
  '@media (max-width: 1279px)': { gap: 'var(--space-2)' },
  '@media (max-width: 520px)': { gap: 2 },
  [OWN_LINE]: {
    [`&:has(> [${NAMED}])`]: { flexWrap: 'wrap', justifyContent: 'flex-end', paddingTop: 'var(--space-2)' },
    [`> [${NAMED}]`]: { flexBasis: '100%' },
  },
  // the name alone
  '@media print': { '> * + *': { display: 'none !important' } },
  [BAR]: {
    // the menu is the last to give way
    '> *': { flexShrink: 1000 },
    '[data-layout="rows"] &': { flexWrap: 'wrap', rowGap: 0, '> *': { minHeight: ROW, alignContent: 'center' } },
  },
});
export const name = css({
  marginInlineEnd: 'auto',
  minWidth: 0,
  // on the narrowest screens its words break rather than push the menu off the page
  overflowWrap: 'anywhere',
  // a long name keeps to two lines: search and menu give way first
  '@media (min-width: 860px)': { minWidth: 170 },
  '@media (min-width: 1100px)': { minWidth: 215 },
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  color: 'inherit',
  textDecoration: 'none',
  font: 'var(--heading-weight) clamp(1.05rem, 0.9rem + 0.7vw, 1.4rem)/1.1 var(--font-display)',
  letterSpacing: 'var(--heading-tracking)',
  textTransform: 'var(--heading-case)' as never,
  '@media (max-width: 520px)': { gap: 'var(--space-2)', fontSize: '0.875rem', paddingInlineEnd: 'var(--space-2)' },
});
/** Too narrow for both the logo and the name. */
const BARELY_A_NAME = '@media (max-width: 359px)';
export const logo = css({ flex: 'none', objectFit: 'contain', [BARELY_A_NAME]: { display: 'none' } });
/** Chooses between files; its place is the picture's own. */
export const logoChoice = css({ display: 'contents' });
/** A logo that shows the name itself: where there is little room it shrinks and replaces the text. */
export const wordMark = css({
  flex: '0 1 auto',
  minWidth: 72,
  maxWidth: 'min(190px, 40vw)',
  [BARELY_A_NAME]: { display: 'block' },
});
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
/** A link or a disclosure of the bar. */
export const linkLook = {
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
} as const;
/** Narrow bars have no room for it: there it is in the menu. */
export const phone = css({
  ...linkLook,
  flex: 'none',
  whiteSpace: 'nowrap',
  '@media (max-width: 599px)': { display: 'none' },
  '@media (max-width: 1020px)': { span: visuallyHidden },
});
/** Narrow screens have them in the drawer. */
export const languages = css({ flex: 'none', [NO_BAR]: { display: 'none' } });
export const opener = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: 8,
  color: 'inherit',
  [BAR]: { display: 'none' },
});
export { NO_BAR };
