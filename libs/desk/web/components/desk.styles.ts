import { css } from '@emotion/react';
import { formActs, panel } from '@forecourt/ui-kit';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-5)',
  paddingBlock: 'var(--space-4) var(--space-8)',
  h1: { fontSize: 'var(--text-2xl)', overflowWrap: 'anywhere' },
  h2: { fontSize: 'var(--text-xl)' },
  'h3, h4': { fontSize: 'var(--text-m)' },
  '> section + section': { marginBlockStart: 'var(--space-2)' },
});
/** A heading with what it is of, closer than other parts of the page. */
export const titled = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-3)' });
export const narrow = css({
  display: 'grid',
  gap: 'var(--space-5)',
  width: '100%',
  maxWidth: 480,
  marginInline: 'auto',
  paddingBlockStart: 'var(--space-8)',
});
export const section = css([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: 'var(--space-4)',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
]);
export const columns = css({
  display: 'grid',
  gap: 'var(--space-5)',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});
/** Short boxes: next to each other where there is room. */
export const boxes = css({
  display: 'grid',
  gap: 'var(--space-5)',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
  '&:empty': { display: 'none' },
});
export const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-5)' });
export const form = css({ display: 'grid', gap: 'var(--space-4)', alignContent: 'start' });
export const filters = css({
  display: 'grid',
  gap: 'var(--space-3) var(--space-4)',
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
});
export const searchField = css({ flex: '1 1 260px', maxWidth: 520 });
/** Words that open a disclosure, which look like a link. */
const wordsThatOpen = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
} as const;
/** What is needed seldom, behind a disclosure. */
export const more = css({
  '> summary': wordsThatOpen,
  '&[open] > summary': { marginBlockEnd: 'var(--space-2)' },
});
export const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-3)' });
/** Fields with the button that sends them, on one line of boxes. */
export const fieldRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 'var(--space-3)',
  a: { minHeight: 44, display: 'flex', alignItems: 'center' },
});
export const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  padding: 0,
  '> li': { display: 'grid', gap: 'var(--space-2)', paddingBlock: 'var(--space-4)', overflowWrap: 'anywhere' },
  // a box has its own room above and below
  '> li:first-of-type': { paddingBlockStart: 0 },
  '> li:last-of-type': { paddingBlockEnd: 0 },
  '> li + li': { borderBlockStart: '1px solid var(--color-line)' },
});
export const day = css({ '&&': { fontSize: 'var(--text-l)' } });
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 'var(--space-2) var(--space-3)',
});
export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1) var(--space-5)',
  fontSize: 'var(--text-s)',
  '> div': { display: 'flex', flexWrap: 'wrap', columnGap: 'var(--space-2)', minWidth: 0 },
  dt: { color: 'var(--color-ink-muted)' },
  dd: { margin: 0, minWidth: 0 },
});
export const lines = css({
  display: 'grid',
  gap: 'var(--space-3)',
  dt: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' },
  dd: { margin: 0, whiteSpace: 'pre-line' },
});
/** What a shopper sent: names in a column where there is room, so that the values are read downwards. */
export const sent = css({
  '@media (min-width: 700px)': {
    '> div': { display: 'grid', gridTemplateColumns: '9.5rem minmax(0, 1fr)', gap: 'var(--space-4)' },
  },
});
/** One line each where there is room: what, then by whom and when. */
export const done = css({
  '@media (min-width: 900px)': {
    '&&': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 33rem)', alignItems: 'baseline', gap: 'var(--space-5)' },
    '&&&': { paddingBlock: 'var(--space-3)' },
  },
});
/** Ways to reach a shopper: an address has no place to break. */
export const contact = css([
  formActs,
  { overflowWrap: 'anywhere', '> a': { minWidth: 0 }, '> a:not(:has(svg))': { minHeight: 44, alignContent: 'center' } },
]);
export const states = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-3)',
  '@media (max-width: 559px)': { width: '100%', '> button': { flex: '1 1 40%' } },
});
/** On a phone the state has a line of its own above what changes it. */
export const stateNow = css({ '@media (max-width: 559px)': { flexBasis: '100%' } });
export const search = css({ display: 'grid', gap: 'var(--space-2)', alignContent: 'start' });
/** In place of a list that is empty. */
export const nothing = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-3)',
  paddingBlock: 'var(--space-6)',
  textAlign: 'center',
  textWrap: 'balance',
  p: { maxWidth: '34em' },
});
export const moment = css({ fontSize: 'var(--text-l)', fontWeight: 700 });
/** As it was typed. */
export const typed = css({ whiteSpace: 'pre-line' });
/** Disclosures in a row; the open one takes its whole width. */
export const replies = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  summary: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 var(--space-4)',
    border: '1.5px solid currentColor',
    borderRadius: 'var(--radius-button)',
    fontSize: 'var(--text-s)',
    fontWeight: 600,
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
  'details[open]': { flexBasis: '100%' },
  'details[open] summary': { background: 'var(--color-surface-sunken)' },
  form: { paddingBlock: 'var(--space-4)' },
});
/** Records that are read seldom. */
export const records = css([
  panel,
  {
    paddingBlock: 'var(--space-2)',
    // a list item: it keeps the browser's mark that it opens
    '> summary': { minHeight: 44, alignContent: 'center', cursor: 'pointer', fontWeight: 600 },
    '&[open]': { paddingBlockEnd: 'var(--space-4)' },
    '&[open] > summary': { marginBlockEnd: 'var(--space-3)' },
  },
]);
export const tag = css({
  padding: '2px 10px',
  border: '1px solid currentColor',
  borderRadius: 999,
  fontSize: 'var(--text-xs)',
  fontWeight: 600,
});
export const decisions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 'var(--space-2) var(--space-4)',
  summary: wordsThatOpen,
  'details[open]': { flexBasis: '100%' },
  form: {
    display: 'grid',
    justifyItems: 'start',
    gap: 'var(--space-3)',
    maxWidth: '36em',
    paddingBlock: 'var(--space-2)',
  },
});
export const counts = css({
  width: '100%',
  maxWidth: 560,
  borderCollapse: 'collapse',
  // the heading above says the same to those who see it
  caption: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  'th, td': { padding: 'var(--space-2) 0', textAlign: 'start' },
  'tbody :is(th, td)': { borderBlockStart: '1px solid var(--color-line)' },
  'tbody tr:last-of-type > *': { paddingBlockEnd: 0 },
  'tbody th': { fontWeight: 400 },
  'th:last-child, td:last-child': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});
/** Further ways on, below the button that most people press. */
export const others = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-4)',
  a: { minHeight: 44, alignContent: 'center' },
});
export const muted = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' });
export const code = css({
  input: { fontSize: 'var(--text-xl)', letterSpacing: '0.25em', fontVariantNumeric: 'tabular-nums', maxWidth: '11em' },
});

export const photos = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: 'var(--space-2)',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  a: { display: 'block' },
  img: { width: '100%', height: 'auto', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 'var(--radius-small)' },
});
