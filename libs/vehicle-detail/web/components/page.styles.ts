import { css } from '@emotion/react';
import { panel } from '@forecourt/ui-kit';
import { MENU_HEIGHT } from './sectionMenu.styles.js';
import { BAR_ROOM } from './useRoomAbove.js';

export { foldsCard as folds } from '@forecourt/ui-kit';

/** Where one column is below the other, the first action must be on the first screen. */
const ON_PHONES = '@media (max-width: 639px)';

export const page = css({
  display: 'grid',
  gap: 'var(--space-5)',
  paddingBlock: 'var(--space-4) var(--space-8)',
  [ON_PHONES]: { gap: 'var(--space-3)', paddingTop: 'var(--space-1)' },
});
const WIDE = '@media (min-width: 1000px)';
/**
 * Pictures, price, menu, sections and rows as wide as the page. On phones title and price follow the pictures; on wide
 * pages they stay visible in the second column.
 */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-6)',
  alignItems: 'start',
  [ON_PHONES]: { gap: 'var(--space-3)' },
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', gridTemplateRows: 'auto 1fr auto' },
});
export const main = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-5)', minWidth: 0 });
export const pictures = css(main, { gridColumn: 1, gridRow: 1 });
/** Its area reaches over the sections and the rows below: it stays as long as there is one of them. */
export const menu = css({
  gridColumn: 1,
  gridRow: '3 / 5',
  alignSelf: 'start',
  minWidth: 0,
  zIndex: 20,
  '@media screen and (min-height: 520px)': {
    position: 'sticky',
    top: `var(${BAR_ROOM}, var(--header-room, 0px))`,
    transition: 'top 300ms ease-out',
  },
  [WIDE]: { gridRow: '2 / 4' },
  '@media print': { display: 'none' },
});
/** Below the site's header, where that follows the page. */
const SIDE_TOP = 'calc(var(--header-height, 68px) + 16px)';
/** As high as pictures and sections together. A sticky box ends with the box that it is in, not with its grid area. */
export const sideArea = css({
  gridColumn: 1,
  gridRow: 2,
  minWidth: 0,
  [WIDE]: { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'stretch' },
});
export const side = css({
  display: 'grid',
  gap: 'var(--space-4)',
  padding: 'var(--space-5)',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  boxShadow: 'var(--shadow-low)',
  '> [data-part]:empty': { display: 'none' },
  [ON_PHONES]: { gap: 'var(--space-3)', padding: 'var(--space-3) var(--space-4)' },
  [WIDE]: {
    position: 'sticky',
    top: `min(${SIDE_TOP}, var(--side-end, ${SIDE_TOP}))`,
    // the height of a tall one is known to a script alone: its last buttons would be out of reach
    '@media (scripting: none)': { position: 'static' },
  },
});
const title = { fontSize: 'var(--text-xl)' };
export const sectionTitle = css(title);
export const section = css([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'var(--space-4)',
    '> h2': title,
  },
]);
/** Where an address or the keyboard leads is below the menu that stays. */
const belowMenu = {
  // with air, because the bar above may get a second row while the page scrolls
  '--scroll-room': `${MENU_HEIGHT + 20}px`,
  ':where(&) :where([id], a, button, input, select, textarea, summary)': { scrollMarginTop: 'var(--scroll-room)' },
};
/** A section that has nothing to say leaves no gap. */
export const sections = css(main, {
  ...belowMenu,
  gridColumn: 1,
  gridRow: 3,
  '> [data-part]:empty': { display: 'none' },
  [WIDE]: { gridRow: 2 },
});
/** The menu lies over the place above the first of them. */
export const sectionsBelowMenu = css({
  marginTop: `calc(${MENU_HEIGHT}px + var(--space-4))`,
  '@media print': { marginTop: 0 },
});
/**
 * Rows and sections as wide as the page. Not a grid: what has nothing to show must keep its place, to be seen coming.
 */
export const below = css({
  ...belowMenu,
  gridColumn: 1,
  gridRow: 4,
  minWidth: 0,
  [ON_PHONES]: { marginTop: 'var(--space-3)' },
  '> :not(:empty) ~ :not(:empty)': { marginTop: 'var(--space-5)' },
  [WIDE]: { gridColumn: '1 / -1', gridRow: 3 },
});
