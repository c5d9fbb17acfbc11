import { css } from '@emotion/react';

export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: 'var(--color-surface-raised)',
  border: 'var(--card-line)',
  borderTop: 'var(--card-edge)',
  borderRadius: 'var(--radius)',
  boxShadow: 'var(--shadow-low)',
  overflow: 'hidden',
  transition: 'box-shadow var(--duration), transform var(--duration)',
  '&:hover': { boxShadow: 'var(--shadow-high)' },
  '&[data-swipes]': { touchAction: 'pan-y pinch-zoom' },
  '&:hover img': { transform: 'scale(1.03)' },
  '@media print': { breakInside: 'avoid' },
});
/** From 640 pixels of the page: below, a wide card is like any other. */
export const wide = css({
  '@media (min-width: 640px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 38%) minmax(0, 1fr)',
    '> :first-of-type': { aspectRatio: 'auto', minHeight: 236 },
    // its corner has a control
    'h2, h3': { paddingInlineEnd: 'var(--space-7)', fontSize: 'var(--text-xl)' },
  },
});
export const picture = css({
  position: 'relative',
  aspectRatio: 'var(--picture-ratio)',
  background: 'var(--color-surface-sunken)',
  overflow: 'hidden',
  img: { width: '100%', height: '100%', objectFit: 'cover', transition: 'transform 400ms' },
});
/** Above the card's link, so that it is swiped; its pictures lead to the vehicle themselves. */
export const strip = css({
  position: 'relative',
  zIndex: 2,
  height: '100%',
  '> div, ul, li, a': { display: 'block', height: '100%' },
  ul: { display: 'flex' },
});
export const place = css({
  display: 'flex',
  gap: 7,
  alignItems: 'center',
  marginTop: -6,
  color: 'var(--color-ink-muted)',
  fontSize: 'var(--text-xs)',
  svg: { flex: 'none' },
  // the vehicle's own page has the whole name
  span: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden', minWidth: 0 },
  // the distance comes late: it makes no line of its own
  'span:has(+ small)': { WebkitLineClamp: 1 },
  small: { flex: 'none', fontSize: 'inherit', '&::before': { content: '"· "' } },
});
/** Counts are one above the other. */
export const corner = css({
  position: 'absolute',
  zIndex: 3,
  right: 10,
  bottom: 10,
  display: 'grid',
  justifyItems: 'end',
  gap: 'var(--space-1)',
  pointerEvents: 'none',
});
export const views = css({
  display: 'flex',
  gap: 'var(--space-1)',
  alignItems: 'center',
  padding: '3px 9px',
  borderRadius: 14,
  lineHeight: 1.4,
  background: 'rgb(12 18 26 / 0.78)',
  color: '#fff',
  fontSize: 'var(--text-xs)',
  fontVariantNumeric: 'tabular-nums',
});
export const tag = css({
  position: 'absolute',
  // the corner of the control stays free
  maxWidth: 'calc(100% - 74px)',
  insetInlineStart: 'var(--tag-inset)',
  top: 10,
  padding: 'var(--space-1) 10px',
  borderRadius: 'var(--tag-radius)',
  textTransform: 'var(--label-case)' as never,
  letterSpacing: 'var(--label-tracking)',
  background: 'var(--color-brand)',
  color: 'var(--color-brand-ink)',
  fontSize: 'var(--text-xs)',
  fontWeight: 700,
});
export const tagSold = css(tag, { background: 'var(--color-ink)', color: 'var(--color-surface-raised)' });
export const tagAccent = css(tag, { background: 'var(--color-accent)', color: 'var(--color-accent-ink)' });
/** One control is in the corner of the card; what says so takes a place in the row of buttons, off the picture. */
export const controls = css({
  display: 'contents',
  button: { position: 'absolute', insetInlineEnd: 10, top: 10, zIndex: 3 },
  'button[data-among-buttons]': {
    top: 'auto',
    bottom: 'var(--space-4)',
    insetInlineEnd: 'var(--space-4)',
    borderRadius: 'var(--radius-button)',
    borderColor: 'currentColor',
    background: 'transparent',
  },
  'button[data-among-buttons][aria-pressed="true"]': { background: 'var(--color-brand)' },
});
const AMONG_BUTTONS = 'article:has([data-among-buttons]) &';
export const body = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-3)',
  padding: 'var(--space-4)',
  flex: 1,
});
export const title = css({
  fontSize: 'var(--text-l)',
  a: { color: 'var(--color-ink)', textDecoration: 'none' },
  'a::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  'a:focus-visible': { outline: 'none' },
  'a:focus-visible::after': {
    outline: '3px solid var(--color-focus)',
    outlineOffset: -3,
    borderRadius: 'var(--radius)',
  },
});
export const variant = css({
  display: 'block',
  minHeight: '1.45em',
  marginTop: 3,
  color: 'var(--color-ink-muted)',
  font: '400 var(--text-s)/1.45 var(--font-body)',
  letterSpacing: 0,
  textTransform: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const note = css({
  fontSize: 'var(--text-s)',
  fontWeight: 600,
  color: 'var(--color-ink)',
});
export const facts = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '6px var(--space-3)',
  listStyle: 'none',
  fontSize: 'var(--text-xs)',
  color: 'var(--color-ink-muted)',
  li: { display: 'flex', gap: 7, alignItems: 'center', minWidth: 0 },
  svg: { flex: 'none' },
});
/** Prices of a row of cards begin at one height; what differs is between them and the buttons at the bottom. */
export const foot = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-2)',
  paddingTop: 'var(--space-3)',
  borderTop: '1px solid var(--color-line)',
});
export const buttons = css({
  marginTop: 'auto',
  paddingTop: 'var(--space-1)',
  // the control is next to the last button; rows above it use the whole width
  [AMONG_BUTTONS]: { minHeight: 48, '> :last-child': { marginInlineEnd: 52 } },
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  // side by side where their longest words fit, below each other where they do not
  '> *': { flex: '1 1 auto', minWidth: 'min-content' },
  // "View details" on one line in the narrowest of four columns
  '> a': { paddingInline: 'var(--space-2)' },
  position: 'relative',
  zIndex: 2,
});
export const price = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px var(--space-2)',
  // words instead of a price take the same room
  minHeight: 'calc(1.2 * var(--text-xl))',
});
/** What the price contains: in one place and shape, so that a page of prices can be compared at a glance. */
export const basis = css({
  padding: '1px var(--space-2)',
  border: '1px solid var(--color-line)',
  borderRadius: 'min(var(--radius-button), 10px)',
  background: 'var(--color-surface-sunken)',
  color: 'var(--color-ink)',
  fontSize: 'var(--text-xs)',
  fontWeight: 600,
  lineHeight: 1.5,
});
/** One line, whether or not the vehicle has something to say in it. */
export const deal = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  minHeight: 28,
});
export const amount = css({ font: '700 var(--text-xl)/1.2 var(--font-display)', fontVariantNumeric: 'tabular-nums' });
export const amountText = css(amount, { fontSize: 'var(--text-l)' });
export const amountLarge = css(amount, { fontSize: 'var(--text-2xl)' });
/** One size and weight: the rates may not be less prominent than the repayment. */
export const repayment = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--space-3)',
  fontSize: 'var(--text-s)',
  fontWeight: 600,
  lineHeight: 1.5,
});
export const small = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' });
export const market = css({
  // above the card's link
  position: 'relative',
  zIndex: 2,
  fontSize: 'var(--text-s)',
  summary: {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-1)',
    minHeight: 28,
    color: 'var(--color-positive)',
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] svg': { transform: 'rotate(180deg)' },
  '&[open]': { flexBasis: '100%' },
  p: { paddingBlock: '6px var(--space-1)', color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' },
});
/** What the filled part and the whole line are. */
export const ends = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 var(--space-3)',
});
/** The average is the whole line, the price its filled part. */
export const scale = css({
  height: 8,
  borderRadius: 4,
  background: 'linear-gradient(90deg, var(--color-positive) var(--share), var(--color-line) var(--share)) border-box',
  border: '1px solid var(--color-line)',
});
export const was = css({
  color: 'var(--color-ink-muted)',
  fontSize: 'var(--text-s)',
  // the word says it, the line is for the figure
  textDecoration: 'none',
  span: { textDecoration: 'line-through' },
});
/** A line of its own. */
export const above = css({ flexBasis: '100%', lineHeight: 1.3 });
export const bone = css({
  borderRadius: 6,
  background: 'linear-gradient(90deg, var(--color-surface-sunken), var(--color-line), var(--color-surface-sunken))',
  backgroundSize: '200% 100%',
  animation: 'fc-bone 1.4s infinite linear',
  '@keyframes fc-bone': { to: { backgroundPosition: '-200% 0' } },
});
