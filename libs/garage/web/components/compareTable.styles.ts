import { css } from '@emotion/react';
import { visuallyHidden } from '@forecourt/ui-kit';

/** Here two vehicles are next to each other, and the others are swiped to; names of rows are above their values. */
const PHONE = '@media screen and (max-width: 699px)';
const WIDE = '@media print, (min-width: 700px)';
/** Once the page is alive the head follows the swipe; until then both are swiped as one. */
const ALIVE = '[data-hydrated] &';
const LINE = '1px solid var(--color-line)';

/** Rows that are alike are put away by the checkbox itself: that works before and without script. */
export const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-3)',
  minWidth: 0,
  '&:has(input[name="differences"]:checked) [data-same]': { display: 'none' },
});
export const toggle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 10,
  minHeight: 44,
  fontWeight: 600,
  cursor: 'pointer',
  input: { width: 22, height: 22, margin: 0, accentColor: 'var(--color-brand)' },
  '@media print': { display: 'none' },
});
export const note = css({ color: 'var(--color-ink-muted)' });
/** No box of the table scrolls up and down: the page does, and the head stays below the site's header. */
export const table = css({
  position: 'relative',
  display: 'block',
  minWidth: 0,
  fontSize: 'var(--text-s)',
  tr: { display: 'grid', gridTemplateColumns: 'var(--tracks)' },
  'th, td': { minWidth: 0, padding: 'var(--space-3)', textAlign: 'start', overflowWrap: 'anywhere' },
  // words for screen readers stay inside
  'thead, tbody': { position: 'relative', display: 'block', minWidth: 0 },
  [WIDE]: {
    '--tracks': 'minmax(132px, 15%) repeat(var(--columns), minmax(0, 320px))',
    'tbody tr': { borderBottom: LINE },
  },
  [PHONE]: {
    '--track': 'calc(100% / min(var(--columns), 2.25))',
    '--tracks': 'repeat(var(--columns), var(--track))',
    'th, td': { padding: 'var(--space-2) var(--space-3) var(--space-2) 0' },
    'tbody td': { borderBottom: LINE },
    overflowX: 'auto',
    [ALIVE]: { overflowX: 'visible' },
  },
});
export const head = css({
  background: 'var(--color-surface)',
  borderBottom: '2px solid var(--color-ink)',
  '@media screen and (min-height: 520px)': {
    [ALIVE]: { position: 'sticky', top: 'var(--header-room, 0px)', zIndex: 3, transition: 'top 300ms ease-out' },
  },
  [PHONE]: { [ALIVE]: { overflowX: 'hidden' } },
});
/** Above the column of the rows' names, which a phone does not have. */
export const corner = css({ [PHONE]: visuallyHidden });
export const body = css({
  [PHONE]: {
    td: { scrollSnapAlign: 'start' },
    [ALIVE]: {
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'thin',
    },
  },
});
export const rowName = css({
  fontWeight: 600,
  [PHONE]: {
    '&&': { gridColumn: '1 / -1', paddingBottom: 0 },
    color: 'var(--color-ink-muted)',
    fontSize: 'var(--text-xs)',
    // stays while the values are swiped
    '> span': { position: 'sticky', insetInlineStart: 0 },
  },
});
export const groupName = css(rowName, {
  '&&': {
    gridColumn: '1 / -1',
    paddingTop: 'var(--space-6)',
    color: 'var(--color-ink)',
    fontFamily: 'var(--font-display)',
    fontSize: 'var(--text-l)',
  },
});
export const shared = css({
  gridColumn: '2 / -1',
  ul: { columns: '220px', columnGap: 'var(--space-5)', paddingInlineStart: '1.1em' },
  [PHONE]: {
    gridColumn: '1 / -1',
    ul: { position: 'sticky', insetInlineStart: 0, width: 'min(100%, 100vw - 32px)' },
  },
});
export const column = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 168px) minmax(0, 1fr)',
  rowGap: 2,
  alignContent: 'start',
  '> a:first-of-type': {
    gridColumn: '1 / -1',
    gridRow: 2,
    paddingTop: 'var(--space-2)',
    color: 'var(--color-ink)',
    fontFamily: 'var(--font-display)',
    fontWeight: 700,
    lineHeight: 1.25,
    textDecoration: 'none',
    hyphens: 'auto',
    '&:hover': { textDecoration: 'underline' },
  },
  '> p': { gridColumn: '1 / -1' },
  [PHONE]: { strong: { fontSize: 'var(--text-l)' } },
});
export const variant = css({
  display: 'block',
  overflow: 'hidden',
  color: 'var(--color-ink-muted)',
  font: '400 var(--text-xs)/1.35 var(--font-body)',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const remove = css({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  gridColumn: 1,
  gridRow: 1,
  justifySelf: 'end',
  // a disc over the corner of the picture, in a target of the usual size
  width: 44,
  height: 44,
  padding: 7,
  borderRadius: '50%',
  background: 'var(--color-surface-raised) content-box',
  color: 'var(--color-ink)',
  '&:focus-visible': { borderRadius: '50%' },
  '@media print': { display: 'none' },
});
export const picture = css({
  position: 'relative',
  gridColumn: 1,
  gridRow: 1,
  aspectRatio: '3 / 2',
  [PHONE]: { aspectRatio: '2 / 1' },
  borderRadius: 'var(--radius-small)',
  overflow: 'hidden',
  background: 'var(--color-surface-sunken)',
  img: { width: '100%', height: '100%', objectFit: 'cover' },
});
export const tag = css({
  position: 'absolute',
  insetInlineStart: 4,
  bottom: 4,
  maxWidth: 'calc(100% - 8px)',
  padding: '1px var(--space-2)',
  borderRadius: 'var(--radius-small)',
  background: 'var(--color-brand)',
  color: 'var(--color-brand-ink)',
  fontSize: 'var(--text-xs)',
  fontWeight: 700,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [PHONE]: { paddingInline: 6, fontSize: 11 },
});
export const steps = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  '> a': { flex: '1 1 auto', maxWidth: 260, paddingInline: 'var(--space-2)' },
});
export const stepsRow = css({ '@media print': { display: 'none !important' } });
/** A repayment never comes without its rates: one size and weight for all of it. */
export const repayment = css({ '> span': { display: 'block' } });
export const differing = css({
  td: { fontWeight: 600 },
  [WIDE]: { th: { boxShadow: 'inset 3px 0 0 var(--color-brand)' } },
});
export const mark = css({
  color: 'var(--color-ink-muted)',
  fontSize: 'var(--text-xs)',
  fontWeight: 400,
  whiteSpace: 'nowrap',
  '&::before': { content: '" · "' },
});
export const yes = css({ color: 'var(--color-positive)' });
