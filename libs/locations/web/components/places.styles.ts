import { css } from '@emotion/react';
import { frontRow } from '@forecourt/ui-kit';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-6)',
  paddingBlock: 'var(--space-4) var(--space-8)',
  h1: { fontSize: 'var(--text-2xl)' },
  h2: { fontSize: 'var(--text-xl)', marginBottom: 'var(--space-3)' },
  h3: { fontSize: 'var(--text-m)' },
});
export const muted = css({ color: 'var(--color-ink-muted)' });
export const small = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' });
export const withMap = css({
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 420px)' },
});
/** A form alone in its row is no wider than its fields. */
export const formBox = css({ maxWidth: 720 });
export const grid = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
  listStyle: 'none',
});
export const band = css({ display: 'grid', gap: 'var(--space-4)', '> h2': { fontSize: 'var(--text-xl)' } });
export const homeHeading = css({ fontSize: 'var(--text-2xl)' });
export const homeBand = css({ paddingBlock: 'var(--space-6)' });
/** The only place has the row: its picture next to the words. */
export const onlyHome = css({
  '@media (min-width: 768px)': {
    gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
    columnGap: 'var(--space-5)',
    '> :not([data-words])': {
      width: 'calc(100% + var(--space-4))',
      height: 320,
      marginBlock: 'calc(-1 * var(--space-4))',
      marginInlineEnd: 0,
      aspectRatio: 'auto',
      borderRadius: 'var(--radius) 0 0 var(--radius)',
    },
    '> [data-words]': { display: 'grid', alignContent: 'center', gap: 'var(--space-2)' },
  },
});
export const words = css({ display: 'contents' });
/** As many columns as there are reviews, where they fit. Words between lines, not cards: other sections have those. */
export const homeReviews = css([
  {
    display: 'grid',
    gap: 'var(--space-5)',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 272px), 1fr))',
    listStyle: 'none',
    '> li': {
      display: 'grid',
      alignContent: 'start',
      gap: 'var(--space-2)',
      paddingInlineStart: 'var(--space-4)',
      borderInlineStart: '3px solid var(--color-accent)',
    },
  },
  frontRow('min(84%, 20rem)'),
]);
export const stack = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-2)' });
export const aside = css({ display: 'grid', gap: 'var(--space-4)', alignContent: 'start' });
/** Dealerships with one place are side by side; one with several places has a whole row. */
export const dealerships = css({
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
});
export const wholeRow = css({ gridColumn: '1 / -1' });
export const dealership = css({ display: 'grid', alignContent: 'start', gap: 'var(--space-3)', scrollMarginTop: 96 });
export const box = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-2)',
  height: '100%',
  padding: 'var(--space-4)',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  address: { fontStyle: 'normal' },
  'h2, h3': { fontSize: 'var(--text-l)', margin: 0 },
});
export const plain = css({ height: 'auto', border: 0, background: 'none' });
export const picture = css({
  width: 'calc(100% + 2 * var(--space-4))',
  margin: 'calc(-1 * var(--space-4)) calc(-1 * var(--space-4)) 0',
  maxWidth: 'none',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  overflow: 'hidden',
  borderRadius: 'var(--radius) var(--radius) 0 0',
  '> svg': { height: '100%', aspectRatio: 'auto', border: 0, borderRadius: 0 },
});
export const widePicture = css({ aspectRatio: '21 / 9', marginBottom: 'var(--space-2)' });
export const entrance = css({ display: 'flex', alignItems: 'start', gap: 6, maxWidth: '36em', svg: { marginTop: 3 } });
export const number = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 26,
  height: 26,
  marginInlineEnd: 'var(--space-2)',
  borderRadius: 13,
  background: 'var(--color-accent)',
  color: 'var(--color-accent-ink)',
  fontSize: 'var(--text-s)',
  fontWeight: 700,
});
export const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-3)' });
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  color: 'var(--color-link)',
  fontWeight: 600,
});
export const state = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  fontWeight: 600,
  fontSize: 'var(--text-s)',
});
export const dot = css({ flex: 'none', width: 10, height: 10, borderRadius: 5, background: 'var(--color-ink-muted)' });
export const dots = {
  open: css(dot, { background: 'var(--color-positive)' }),
  closed: css(dot, { background: 'var(--color-danger)' }),
  'by-appointment': css(dot, { background: 'var(--color-warning)' }),
} as const;
export const hours = css({ listStyle: 'none', color: 'var(--color-ink-muted)', fontVariantNumeric: 'tabular-nums' });
const land = {
  fill: 'var(--color-surface-raised)',
  stroke: 'var(--color-line)',
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
} as const;
export const outlinesOnce = css({ position: 'absolute', width: 0, height: 0 });
export const map = css({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  background: 'var(--color-surface-sunken)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  // what is used from elsewhere inherits; no selector reaches into it
  'path, use': land,
  circle: {
    fill: 'var(--color-accent)',
    stroke: 'var(--color-surface-raised)',
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
  },
  text: { fill: 'var(--color-accent-ink)', fontWeight: 700, textAnchor: 'middle', dominantBaseline: 'central' },
});
export const frame = css(map, { border: 0 });
const strip = css({ aspectRatio: 'auto', height: 'clamp(180px, 24vw, 320px)' });
export const wideMap = css(map, strip);
export const wideFrame = css(frame, strip);
export const mapFrame = css({ position: 'relative' });
/** The list is longer than the map next to it. */
export const staysInSight = css({ '@media (min-width: 960px)': { position: 'sticky', top: '6rem' } });
export const postcode = css({
  display: 'grid',
  // the width of a field is that of so many letters otherwise, and the button would wrap with one font and not another
  gridTemplateColumns: 'minmax(0, 200px) auto',
  justifyContent: 'start',
  gap: '6px var(--space-3)',
  // the button is next to the control, whatever the field says below it
  '> div:first-of-type': { display: 'contents' },
  '> div:first-of-type > *': { gridColumn: 1 },
  '> button': { gridColumn: 2, gridRow: 2 },
});
export const stars = css({ color: 'var(--color-accent)', letterSpacing: 1, fontSize: 'var(--text-m)' });
export const reply = css({
  paddingInlineStart: 'var(--space-3)',
  borderInlineStart: '3px solid var(--color-line)',
  color: 'var(--color-ink-muted)',
});
export const person = css({
  display: 'flex',
  gap: 'var(--space-3)',
  alignItems: 'center',
  '> div': { minWidth: 0, overflowWrap: 'anywhere' },
});
export const portrait = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: 28,
  objectFit: 'cover',
  background: 'var(--color-surface-sunken)',
  color: 'var(--color-ink)',
  fontWeight: 700,
});
export const services = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  listStyle: 'none',
  li: { padding: 'var(--space-1) var(--space-3)', borderRadius: 999, background: 'var(--color-surface-sunken)' },
  '[aria-current]': { fontWeight: 700, textDecoration: 'none' },
});
export const slide = css({ height: '100%', padding: 'var(--space-1) var(--space-4) var(--space-3) var(--space-1)' });
export const hint = css({ '@media (min-width: 960px)': { display: 'none' } });
/** In the header: an icon alone on phones. */
export const inHeader = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minWidth: 44,
  minHeight: 44,
  color: 'inherit',
  fontWeight: 600,
  fontSize: 'var(--text-s)',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '@media (max-width: 480px)': { minWidth: 40 },
  // the narrowest phones need the room for the dealer's name; the menu and the footer have the places too
  '@media (max-width: 359px)': { display: 'none' },
  // here the words of the other tools begin, and fill the header
  '@media (min-width: 1240px) and (max-width: 1359px)': { display: 'none' },
  svg: { flex: 'none' },
});
/** A place and where it is, one above the other. */
export const answering = css({
  display: 'grid',
  gap: 'var(--space-3)',
  alignContent: 'start',
  // next to boxes of other features, which have more room inside
  '> article': { padding: 'clamp(var(--space-4), 3vw, 28px)' },
});
