import { css } from '@emotion/react';
import { PAGE_MARGIN, notOnPaper } from '@forecourt/ui-kit';

export const summary = css({ display: 'grid', gap: 'var(--space-3)', h1: { fontSize: 'var(--text-xl)' } });
/** Badge and place in one line, where both fit. */
export const about = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-3)',
});
export const variant = css({
  display: 'block',
  marginTop: 'var(--space-1)',
  color: 'var(--color-ink-muted)',
  font: '400 var(--text-m)/1.4 var(--font-body)',
  letterSpacing: 0,
  textTransform: 'none',
});
export const tag = css({
  justifySelf: 'start',
  padding: 'var(--space-1) 10px',
  borderRadius: 'var(--radius-small)',
  background: 'var(--color-brand)',
  color: 'var(--color-brand-ink)',
  fontWeight: 700,
  fontSize: 'var(--text-xs)',
});
export const gone = css({ display: 'grid', gap: 'var(--space-2)' });
export const sold = css({
  font: '800 var(--text-2xl)/1 var(--font-display)',
  color: 'var(--color-danger)',
  letterSpacing: '0.04em',
});
export const certified = css({
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  color: 'var(--color-positive)',
  fontWeight: 700,
  fontSize: 'var(--text-s)',
});
export const meta = css({
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  color: 'var(--color-ink-muted)',
  fontSize: 'var(--text-s)',
});
/** What is known of the offer so far, in one line; the list of earlier prices opens as wide as the column. */
export const record = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 var(--space-4)',
  '&:empty': { display: 'none' },
  '> details[open]': { flex: '1 0 100%' },
});
export const actions = css([{ display: 'grid', gap: 'var(--space-3)' }, notOnPaper]);
/** One row where both fit, below each other where a label or a masked number is long. */
export const firstActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  // a masked number may take two lines, so that both share a row of a phone; no hair more, or a font that comes
  // late wraps the row
  '&& > *': { flex: '1 1 auto', paddingInline: 'var(--space-2)' },
  '&& > :last-child': { flexBasis: 130 },
});
/** As many in a row as fit with their words in one line. */
export const pair = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  '&& > *': { flex: '1 1 auto', paddingInline: 'var(--space-3)' },
});
export const actionRows = css({
  listStyle: 'none',
  borderTop: '1px solid var(--color-line)',
  li: { borderBottom: '1px solid var(--color-line)' },
});
export const actionRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  minHeight: 44,
  color: 'var(--color-ink)',
  fontSize: 'var(--text-s)',
  fontWeight: 600,
  textDecoration: 'none',
  '> span': { flex: 1 },
  '> svg': { flex: 'none', color: 'var(--color-ink-muted)' },
  '&:hover > span': { textDecoration: 'underline' },
});
/** A panel of the card with tabs. */
export const details = css({ display: 'grid', gap: 'var(--space-4)' });
export const facts = css({
  display: 'grid',
  // at most four in a row; the rest wrap below
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(130px, 21%), 1fr))',
  gap: 'var(--space-4)',
  div: { display: 'grid', gap: 2, minWidth: 0, alignContent: 'start' },
  dt: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' },
  // a VIN is one long word
  dd: { fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' },
});
export const rows = css({
  display: 'grid',
  '> div': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 'var(--space-3)',
    paddingBlock: 9,
    borderBottom: '1px solid var(--color-line)',
  },
  dt: { color: 'var(--color-ink-muted)' },
  dd: { fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' },
});
export const more = css({
  // room for a finger that the eye does not see as a gap
  marginBlock: -10,
  '&[open]': { marginBottom: 0 },
  summary: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    cursor: 'pointer',
    color: 'var(--color-link)',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  '&[open] > summary .closed, &:not([open]) > summary .open': { display: 'none' },
});
/** The whole text begins with it. */
export const beginning = css({ '&:has(+ details[open])': { display: 'none' } });
export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 'var(--space-2)',
  listStyle: 'none',
  li: { display: 'flex', gap: 'var(--space-2)', alignItems: 'start' },
  svg: { flex: 'none', color: 'var(--color-positive)', marginTop: 3 },
});
export const prose = css({
  maxWidth: '42em',
  // a dealer's text may hold a link or a word that is wider than the page
  overflowWrap: 'anywhere',
  '> * + *': { marginTop: 'var(--space-3)' },
  'ul, ol': { paddingInlineStart: '1.3em' },
});
export const group = css({
  display: 'grid',
  gap: 'var(--space-2)',
  h3: { fontSize: 'var(--text-m)' },
  '& + &': { marginTop: 'var(--space-4)' },
});
/** One row that is swiped and snaps, so that six cards do not push the rest of the page away. */
export const strip = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(80%, 276px)',
  gap: 'var(--space-4)',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--color-line) transparent',
  padding: 'var(--space-1) var(--space-1) var(--space-4)',
  marginInline: 'calc(-1 * var(--space-1))',
  listStyle: 'none',
  '> li': { scrollSnapAlign: 'start' },
  '@media (max-width: 639px)': {
    scrollPaddingInline: PAGE_MARGIN,
    marginInline: `calc(-1 * ${PAGE_MARGIN})`,
    paddingInline: PAGE_MARGIN,
    scrollbarWidth: 'none',
  },
});
export const market = css({
  display: 'grid',
  gap: 2,
  paddingInlineStart: 'var(--space-3)',
  borderInlineStart: '3px solid var(--color-positive)',
  fontSize: 'var(--text-s)',
  strong: { color: 'var(--color-positive)' },
  span: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' },
});
