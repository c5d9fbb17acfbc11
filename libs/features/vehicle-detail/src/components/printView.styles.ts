import { css } from '@emotion/react';

export { onlyWithScript } from '@forecourt/ui-kit';

/** Paper has no navigation. */
export const paper = css({
  '@page': { margin: '14mm' },
  '@media print': {
    'header, footer': { display: 'none !important' },
    'html, body': { background: '#fff !important', color: '#000 !important', fontSize: '11pt' },
  },
});
export const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  paddingTop: 'var(--space-4)',
  '@media print': { display: 'none' },
});
export const sheet = css({
  display: 'grid',
  gap: 'var(--space-5)',
  maxWidth: 820,
  paddingBlock: 'var(--space-5) var(--space-7)',
  h1: { fontSize: 'var(--text-2xl)' },
  h2: { fontSize: 'var(--text-l)', marginBottom: 'var(--space-2)' },
  section: { breakInside: 'avoid' },
});
export const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: 'var(--space-4)',
});
export const pictures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 'var(--space-2)',
  listStyle: 'none',
  img: { width: '100%', height: 'auto', aspectRatio: '3 / 2', objectFit: 'cover' },
  'li:first-of-type': { gridColumn: '1 / span 2', gridRow: '1 / span 2' },
});
export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: '6px var(--space-4)',
  div: { display: 'flex', justifyContent: 'space-between', gap: 8, borderBottom: '1px solid var(--color-line)' },
  dt: { color: 'var(--color-ink-muted)' },
  dd: { fontWeight: 600, textAlign: 'end', overflowWrap: 'anywhere' },
});
export const small = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' });
