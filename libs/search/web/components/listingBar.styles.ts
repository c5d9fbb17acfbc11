import { css } from '@emotion/react';
import { PAGE_MARGIN, visuallyHidden } from '@forecourt/ui-kit';

const NARROW = '@media (max-width: 999px)';
const WIDE = '@media (min-width: 1000px)';
const PHONE = '@media (max-width: 699px)';
/** A bar at the top of a low window would leave little of the page. */
const TALL = '(min-height: 520px)';
const HIGH = 46;
const BAR_HEIGHT = HIGH + 20;

/** How far down the bar reaches while the page is scrolled; the header shows, or gives way. */
export const BAR_BOTTOM = `calc(var(--header-room, 0px) + ${BAR_HEIGHT}px)`;

/** Sticks below the header, which gives way. */
const sticky = {
  position: 'sticky',
  top: 'var(--header-room, 0px)',
  zIndex: 30,
  transition: 'top 300ms ease-out',
} as const;
/** As wide as the window, with content as wide as the page's. */
export const FULL = 'calc(50% - 50vw)';
export const PAGE_SIDES = `max(${PAGE_MARGIN}, calc(50vw - 620px))`;
const surface = {
  background: 'var(--color-surface)',
  // once the page has left its top, a line parts the bar from what moves below it
  '@supports (animation-timeline: scroll())': {
    animation: 'fc-stuck linear both',
    animationTimeline: 'scroll(root)',
    animationRange: '100px 160px',
  },
  '@keyframes fc-stuck': { to: { boxShadow: '0 1px 0 var(--color-line), 0 6px 12px rgb(15 25 40 / 0.05)' } },
} as const;

/** Headline and bar: one row that stays on wide screens; on others the bar alone stays. */
export const head = css({
  [NARROW]: { display: 'contents' },
  [WIDE]: {
    [`@media screen and ${TALL}`]: sticky,
    ...surface,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-2) var(--space-5)',
    marginInline: FULL,
    paddingBlock: 10,
    paddingInline: PAGE_SIDES,
  },
});
/** What follows is not covered when the keyboard or a link leads to it. */
export const roomAbove = css({
  // a listing has a field that its results follow: the header's would ask which one to use
  'html:has(&) [data-site-search]': { display: 'none' },
  'html:root:has(&)': { scrollPaddingTop: `calc(var(--header-height, 0px) + ${BAR_HEIGHT}px)` },
});

export const bar = css({
  display: 'flex',
  gap: 'var(--space-2)',
  alignItems: 'center',
  [NARROW]: { ...surface, marginInline: `calc(-1 * ${PAGE_MARGIN})`, padding: `10px ${PAGE_MARGIN}` },
  [`@media screen and (max-width: 999px) and ${TALL}`]: sticky,
  [WIDE]: { flex: '1 1 600px', maxWidth: 720, gap: 'var(--space-3)' },
  '@media print': { display: 'none' },
});
/** The button is the glass inside the field. */
export const words = css({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  input: {
    paddingInline: '40px var(--space-2)',
    textOverflow: 'ellipsis',
    '&::placeholder': { fontSize: 'var(--text-s)' },
  },
});
export const go = css({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: 40,
  padding: 0,
  border: 0,
  borderRadius: 'min(var(--radius-button), 12px)',
  background: 'none',
  color: 'var(--color-ink-muted)',
  cursor: 'pointer',
  '&:hover': { color: 'var(--color-ink)' },
});
/** On a phone the order is an icon, over which the native list opens. */
export const sort = css({
  position: 'relative',
  flex: 'none',
  '> svg': { display: 'none' },
  [PHONE]: {
    display: 'grid',
    placeItems: 'center',
    width: HIGH,
    height: HIGH,
    border: '1.5px solid color-mix(in srgb, var(--color-ink-muted) 60%, var(--color-line))',
    borderRadius: 'min(var(--radius-button), 12px)',
    background: 'var(--color-surface-raised)',
    '> svg': { display: 'block' },
    '> div': { position: 'absolute', inset: 0 },
    select: { position: 'absolute', inset: 0, height: '100%', padding: 0, opacity: 0, cursor: 'pointer' },
    '&:has(:focus-visible)': { outline: '3px solid var(--color-focus)', outlineOffset: 2 },
  },
});
export const openFilters = css({
  position: 'relative',
  flex: 'none',
  '> a': { minHeight: HIGH, padding: '2px var(--space-3) 17px', whiteSpace: 'nowrap' },
  // without a search there is no outcome
  '&:has(p:empty) > a': { paddingBlock: 2 },
  [WIDE]: { display: 'contents', '> a': { display: 'none' } },
});
/** Below the word on the button, which it says the outcome of; read out when it changes. */
export const total = css({
  [NARROW]: {
    position: 'absolute',
    insetInline: 0,
    bottom: 5,
    color: 'var(--color-brand-ink)',
    fontSize: 12,
    lineHeight: '15px',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
  [WIDE]: visuallyHidden,
});
/** How many filters are chosen. */
export const chosen = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 18,
  height: 18,
  marginInlineStart: 6,
  paddingInline: 'var(--space-1)',
  borderRadius: 999,
  background: 'var(--color-brand-ink)',
  color: 'var(--color-brand)',
  fontSize: 12,
  fontWeight: 700,
  lineHeight: 1,
});
export const views = css({
  display: 'flex',
  flex: 'none',
  minHeight: HIGH,
  border: '1.5px solid color-mix(in srgb, var(--color-ink-muted) 60%, var(--color-line))',
  borderRadius: 'min(var(--radius-button), 12px)',
  overflow: 'clip',
  background: 'var(--color-surface-raised)',
  // one vehicle a row is all that a phone has room for
  [PHONE]: { display: 'none' },
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
