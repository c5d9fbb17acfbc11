import { css } from '@emotion/react';

export { onlyWithScript } from '@forecourt/ui-kit';

/** Paper has no navigation, and no colours behind text. */
export const paper = css({
  '@page': { size: 'A4', margin: '11mm 13mm' },
  '@media print': {
    'header, footer': { display: 'none !important' },
    'html, body': { background: '#fff !important', color: '#000 !important', fontSize: '9.5pt' },
  },
});
export const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  maxWidth: 860,
  marginInline: 'auto',
  paddingTop: 'var(--space-4)',
  '@media print': { display: 'none' },
});
/** On a screen it looks like the sheet that it becomes. */
export const sheet = css({
  display: 'grid',
  gap: 'var(--space-4)',
  maxWidth: 860,
  margin: 'var(--space-4) auto var(--space-7)',
  padding: 'clamp(var(--space-4), 4vw, 40px)',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  boxShadow: 'var(--shadow-low)',
  h1: { fontSize: 'var(--text-2xl)' },
  h2: { fontSize: 'var(--text-m)', marginBottom: 6, breakAfter: 'avoid' },
  h3: { fontSize: 'var(--text-s)', marginBottom: 2, breakAfter: 'avoid' },
  section: { breakInside: 'avoid' },
  '@media print': {
    display: 'block',
    maxWidth: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    boxShadow: 'none',
    background: 'none',
    lineHeight: 1.3,
    '> * + *': { marginTop: '3mm' },
    h1: { fontSize: '17pt' },
    h2: { fontSize: '11pt' },
    h3: { fontSize: '9.5pt' },
  },
});
/** May break across pages, but leaves at least three lines on each. */
export const divisible = css({ 'section&, &': { breakInside: 'auto' }, orphans: 3, widows: 3 });
export const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: 'var(--space-2) var(--space-4)',
  '> div': { flex: '1 1 0', minWidth: 'min(100%, 260px)' },
});
export const dealer = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' });
export const sold = css({ font: '800 var(--text-2xl)/1 var(--font-display)', color: 'var(--color-danger)' });
export const pictures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 'var(--space-2)',
  listStyle: 'none',
  breakInside: 'avoid',
  img: { width: '100%', height: '100%', aspectRatio: '3 / 2', objectFit: 'cover' },
  'li:first-of-type': { gridColumn: '1 / span 2', gridRow: '1 / span 2' },
  '@media print': { maxWidth: '106mm', marginInline: 'auto' },
});
/** One or two pictures: only the first, because a large one would have a gap next to it. */
export const onlyOne = css({
  gridTemplateColumns: '1fr',
  maxWidth: 560,
  'li:first-of-type': { gridColumn: 'auto', gridRow: 'auto' },
  '@media print': { maxWidth: '110mm' },
});
/** Label above value. */
export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  // two on a phone, where the longest value breaks
  '@media screen and (max-width: 639px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    overflowWrap: 'anywhere',
  },
  gap: 'var(--space-2) var(--space-4)',
  dt: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' },
  dd: { fontWeight: 600, overflowWrap: 'anywhere' },
  '@media print': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '1mm 4mm',
    dt: { fontSize: '7.5pt' },
    dd: { fontSize: '8.5pt' },
  },
});
export const prose = css({
  '> * + *': { marginTop: 6 },
  'ul, ol': { paddingInlineStart: '1.3em' },
  '@media print': { 'ul, ol': { columns: 2 } },
});
export const features = css({
  columns: '3 180px',
  columnGap: 'var(--space-4)',
  paddingInlineStart: '1.1em',
  // the marks that lists of the page do without
  li: { breakInside: 'avoid', listStyle: 'disc' },
});
export const groups = css({
  columns: '2 280px',
  columnGap: 'var(--space-5)',
  '> * + *': { marginTop: 'var(--space-3)' },
  '@media print': { '> * + *': { marginTop: '2mm' } },
});
export const group = css({
  breakInside: 'avoid',
  'dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 'var(--space-3)',
    paddingBlock: 1,
    borderBottom: '1px solid var(--color-line)',
  },
  dt: { color: 'var(--color-ink-muted)' },
  dd: { fontWeight: 600, textAlign: 'end', overflowWrap: 'anywhere' },
});
export const panel = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: 'var(--space-3) var(--space-5)',
  padding: 'var(--space-3) var(--space-4)',
  '@media print': { gap: '1mm 6mm', padding: '2.5mm 4mm' },
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-small)',
});
export const hours = css({ listStyle: 'none', fontSize: 'var(--text-s)' });
export const licences = css({ gridColumn: '1 / -1' });
export const small = css({
  color: 'var(--color-ink-muted)',
  fontSize: 'var(--text-xs)',
  '@media print': { fontSize: '7.5pt', breakInside: 'avoid' },
});
export const address = css({ overflowWrap: 'anywhere' });
