import { css } from '@emotion/react';

export const page = css({ display: 'grid', gap: 'var(--space-5)', paddingBlock: 'var(--space-4) var(--space-8)' });
export const columns = css({
  display: 'grid',
  gap: 'var(--space-6)',
  alignItems: 'start',
  // on phones title and price follow the pictures; beside both columns they stay in sight
  '@media (min-width: 1000px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    gridTemplateRows: 'auto 1fr',
    '> aside': { gridColumn: 2, gridRow: '1 / span 2' },
  },
});
export const main = css({ display: 'grid', gap: 'var(--space-5)', minWidth: 0 });
export const side = css({
  display: 'grid',
  gap: 'var(--space-4)',
  padding: 'var(--space-5)',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  boxShadow: 'var(--shadow-low)',
  '@media (min-width: 1000px)': { position: 'sticky', top: 92 },
  h1: { fontSize: 'var(--text-xl)' },
});
export const variant = css({
  display: 'block',
  marginTop: 4,
  color: 'var(--color-ink-muted)',
  font: '400 var(--text-m)/1.4 var(--font-body)',
  letterSpacing: 0,
  textTransform: 'none',
});
export const tag = css({
  justifySelf: 'start',
  padding: '4px 10px',
  borderRadius: 'var(--radius-small)',
  background: 'var(--color-brand)',
  color: 'var(--color-brand-ink)',
  fontWeight: 700,
  fontSize: 'var(--text-xs)',
});
export const sold = css({
  font: '800 var(--text-2xl)/1 var(--font-display)',
  color: 'var(--color-danger)',
  letterSpacing: '0.04em',
});
export const meta = css({
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  color: 'var(--color-ink-muted)',
  fontSize: 'var(--text-s)',
});
export const actions = css({ display: 'grid', gap: 'var(--space-2)' });
export const section = css({
  display: 'grid',
  gap: 'var(--space-4)',
  padding: 'clamp(16px, 3vw, 28px)',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  '> h2': { fontSize: 'var(--text-xl)' },
});
export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: 'var(--space-4)',
  div: { display: 'grid', gap: 2 },
  dt: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' },
  dd: { fontWeight: 600 },
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
  dd: { fontWeight: 600 },
});
export const more = css({
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
export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 8,
  listStyle: 'none',
  li: { display: 'flex', gap: 8, alignItems: 'start' },
  svg: { flex: 'none', color: 'var(--color-positive)', marginTop: 3 },
});
export const prose = css({
  maxWidth: '70ch',
  '> * + *': { marginTop: 'var(--space-3)' },
  'ul, ol': { paddingInlineStart: '1.3em' },
});
export const group = css({ display: 'grid', gap: 'var(--space-2)', h3: { fontSize: 'var(--text-l)' } });
export const grid = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  listStyle: 'none',
});
export const saving = css({ color: 'var(--color-positive)', fontWeight: 600, fontSize: 'var(--text-s)' });
