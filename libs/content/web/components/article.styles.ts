import { css } from '@emotion/react';

/** Lines of about 68 letters: what the eye finds its way back from. */
export const MEASURE = '44rem';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-5)',
  paddingBlock: 'var(--space-4) var(--space-8)',
});
export const column = css({
  width: '100%',
  maxWidth: MEASURE,
  marginInline: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-5)',
});
export const head = css({
  display: 'grid',
  gap: 'var(--space-3)',
  h1: { fontSize: 'var(--text-3xl)', lineHeight: 1.1 },
});
/** Words about a brand on its page, no wider than reads well. */
export const brandWords = css({
  display: 'grid',
  gap: 'var(--space-3)',
  maxWidth: MEASURE,
  h2: { fontSize: 'var(--text-xl)' },
});
export const lead = css({
  fontSize: 'var(--text-xl)',
  lineHeight: 1.45,
  color: 'var(--color-ink-muted)',
  maxWidth: '40em',
});
export const byline = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1) 14px',
  color: 'var(--color-ink-muted)',
  fontSize: 'var(--text-s)',
});
export const tag = css({
  fontSize: 'var(--text-xs)',
  fontWeight: 700,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  a: { textDecoration: 'none' },
  'a:hover': { textDecoration: 'underline' },
});
export const hero = css({
  img: {
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: 'var(--radius)',
    background: 'var(--color-surface-sunken)',
  },
});

/** What Markdown makes: scale, lists, quotes, figures, tables. */
export const prose = css({
  fontSize: 'clamp(1.0625rem, 1rem + 0.25vw, 1.1875rem)',
  lineHeight: 1.7,
  overflowWrap: 'break-word',
  '& > * + *': { marginTop: '1.1em' },
  'h2, h3, h4': { lineHeight: 1.2, scrollMarginTop: '5rem' },
  '& > * + h2': { marginTop: '2em' },
  '& > * + h3': { marginTop: '1.6em' },
  'h2 + *, h3 + *, h4 + *': { marginTop: '0.6em' },
  h2: { fontSize: 'var(--text-2xl)' },
  h3: { fontSize: 'var(--text-xl)' },
  h4: { fontSize: 'var(--text-l)' },
  'ul, ol': { paddingLeft: '1.4em' },
  'li + li': { marginTop: '0.4em' },
  'li > ul, li > ol': { marginTop: '0.4em' },
  'li::marker': { color: 'var(--color-ink-muted)' },
  blockquote: {
    marginBlock: '1.4em',
    marginInline: 0,
    paddingLeft: '1.1em',
    borderLeft: '4px solid var(--color-accent)',
    fontFamily: 'var(--font-display)',
    fontSize: '1.15em',
    lineHeight: 1.45,
  },
  'blockquote p + p': { marginTop: '0.6em' },
  figure: { marginBlock: '1.8em' },
  img: {
    width: '100%',
    height: 'auto',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    borderRadius: 'var(--radius)',
    background: 'var(--color-surface-sunken)',
  },
  figcaption: { marginTop: '0.6em', fontSize: 'var(--text-s)', lineHeight: 1.45, color: 'var(--color-ink-muted)' },
  hr: { border: 0, borderTop: '1px solid var(--color-line)', marginBlock: '2.2em' },
  code: { fontSize: '0.9em', padding: '0.1em 0.35em', borderRadius: 4, background: 'var(--color-surface-sunken)' },
  pre: {
    overflowX: 'auto',
    padding: '1em',
    borderRadius: 'var(--radius-small)',
    background: 'var(--color-surface-sunken)',
  },
  'div[data-table]': {
    overflowX: 'auto',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-small)',
    background: 'var(--color-surface-raised)',
  },
  table: { width: '100%', minWidth: '30rem', borderCollapse: 'collapse', fontSize: 'var(--text-s)', lineHeight: 1.45 },
  'th, td': { padding: '0.7em 0.9em', textAlign: 'left', verticalAlign: 'top' },
  th: { background: 'var(--color-surface-sunken)', fontWeight: 700 },
  'tbody tr + tr': { borderTop: '1px solid var(--color-line)' },
});
export const contents = css({
  padding: 'var(--space-4)',
  borderRadius: 'var(--radius-small)',
  background: 'var(--color-surface-sunken)',
  summary: { cursor: 'pointer', fontWeight: 700 },
  ol: { margin: 'var(--space-2) 0 0', paddingLeft: '1.3em' },
  li: { paddingBlock: 3 },
});
export const share = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-4)',
  h2: { fontSize: 'var(--text-m)' },
  ul: { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2) var(--space-4)', listStyle: 'none' },
  a: { display: 'inline-block', paddingBlock: 'var(--space-1)' },
});
export const between = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  paddingTop: 'var(--space-4)',
  borderTop: '1px solid var(--color-line)',
  a: { display: 'grid', gap: 'var(--space-1)', fontWeight: 700, textDecoration: 'none' },
  'a:hover': { textDecoration: 'underline' },
  span: { fontSize: 'var(--text-s)', fontWeight: 400, color: 'var(--color-ink-muted)' },
});
export const section = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4)',
  h2: { fontSize: 'var(--text-2xl)' },
});
export const headRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 'var(--space-2) var(--space-4)',
});
export const homeSection = css({ paddingBlock: 'var(--space-6)' });
export const vehicles = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
  listStyle: 'none',
});
export const questions = css({
  display: 'grid',
  details: { borderBottom: '1px solid var(--color-line)' },
  summary: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 'var(--space-4)',
    paddingBlock: 'var(--space-4)',
    cursor: 'pointer',
    listStyle: 'none',
    fontSize: 'var(--text-l)',
  },
  'summary::-webkit-details-marker': { display: 'none' },
  'summary h2': { fontSize: 'inherit' },
  'summary svg': { transition: 'transform 300ms' },
  'details[open] summary svg': { transform: 'rotate(180deg)' },
  'details > div': { paddingBottom: 'var(--space-4)' },
});
export const linkColumns = css({
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  h2: { fontSize: 'var(--text-l)', marginBottom: 'var(--space-2)' },
  ul: { listStyle: 'none' },
  a: { display: 'inline-block', paddingBlock: 5 },
});
