import { css } from '@emotion/react';

export const page = css({
  display: 'grid',
  gap: 'var(--space-6)',
  paddingBlock: 'var(--space-6) var(--space-8)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  h1: { fontSize: 'var(--text-2xl)' },
  '@media (min-width: 900px)': {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    // rows stay at the top; the footer stays out of sight when a step that is kept comes back
    gridTemplateRows: 'auto 1fr',
    minHeight: '100vh',
  },
});
export const top = css({ display: 'grid', gap: 'var(--space-3)', gridColumn: '1 / -1', maxWidth: 760 });
export const box = css({
  display: 'grid',
  gap: 'var(--space-4)',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  padding: 'clamp(var(--space-4), 3vw, 28px)',
});
export const aside = css({ display: 'grid', gap: 'var(--space-4)', alignContent: 'start', minWidth: 0 });
export const form = css({ display: 'grid', gap: 'var(--space-4)', minWidth: 0 });
/** A phone's button is as wide as the form, alone or with a way back. */
export const journey = css([form, { '@media (max-width: 559px)': { 'form > button': { justifySelf: 'stretch' } } }]);
export const stepTitle = css({ fontSize: 'var(--text-xl)', outline: 'none' });
export const note = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' });
export const vehicle = css({
  display: 'flex',
  gap: 'var(--space-4)',
  alignItems: 'center',
  img: { flex: 'none', width: 144, height: 96, objectFit: 'cover', borderRadius: 'var(--radius-small)' },
  '> div': { minWidth: 0 },
});
export const name = css({ fontWeight: 700 });
export const faq = css({
  display: 'grid',
  h2: { fontSize: 'var(--text-xl)', marginBottom: 'var(--space-2)' },
  details: { borderTop: '1px solid var(--color-line)' },
  summary: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 'var(--space-3)',
    minHeight: 48,
    // a question of two lines keeps off the rules
    paddingBlock: 'var(--space-2)',
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  'details[open] summary svg': { transform: 'rotate(180deg)' },
  'details p': { paddingBottom: 'var(--space-3)' },
});
export const amount = css({ fontSize: 'var(--text-3xl)', fontWeight: 700, lineHeight: 1.15 });
export const facts = css({
  display: 'grid',
  gap: 'var(--space-2)',
  margin: 0,
  div: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 'var(--space-3)',
    borderTop: '1px solid var(--color-line)',
    paddingTop: 'var(--space-2)',
  },
  dt: { color: 'var(--color-ink-muted)' },
  dd: { margin: 0, textAlign: 'right', fontWeight: 600, overflowWrap: 'anywhere' },
});
export const change = css({
  borderTop: '1px solid var(--color-line)',
  paddingTop: 'var(--space-3)',
  summary: { cursor: 'pointer', fontWeight: 600, minHeight: 44, display: 'flex', alignItems: 'center' },
  form: { paddingTop: 'var(--space-3)' },
});
