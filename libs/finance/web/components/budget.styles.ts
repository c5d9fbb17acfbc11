import { css } from '@emotion/react';
import { frontRow } from '@forecourt/ui-kit';

export const finder = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4)',
  containerType: 'inline-size',
});
export const head = css({
  display: 'grid',
  gap: 'var(--space-1)',
  h2: { fontSize: 'var(--text-2xl)' },
  p: { color: 'var(--color-ink-muted)' },
});
export const home = css({ paddingBlock: 'var(--space-6)' });
export const pickRow = frontRow('max(124px, 7.75rem)');
export const pickers = css({
  gridColumn: '1 / -1',
  minWidth: 0,
  legend: { padding: 0, marginBottom: 6, fontWeight: 600, fontSize: 'var(--text-s)' },
  '> div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(46%, 128px), 1fr))',
    gap: 'var(--space-3)',
  },
  label: { position: 'relative', display: 'grid', cursor: 'pointer', minWidth: 0 },
  input: { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
  'input:checked + span': {
    borderColor: 'var(--color-brand)',
    boxShadow: 'inset 0 0 0 1px var(--color-brand)',
    background: 'color-mix(in srgb, var(--color-brand) 8%, var(--color-surface-raised))',
  },
  // not by colour alone
  'input:checked + span strong::before': { content: '"✓ "' },
  'input:focus-visible + span': { outline: '3px solid var(--color-focus)', outlineOffset: 2 },
  'label:hover > span': { borderColor: 'var(--color-brand)' },
});
export const pick = css({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: '1.5px solid var(--color-line)',
  borderRadius: 'min(var(--radius), 14px)',
  background: 'var(--color-surface-raised)',
  img: { width: '100%', height: 'auto', aspectRatio: '3 / 2', objectFit: 'cover' },
  '.words': { display: 'grid', padding: 'var(--space-2) var(--space-3)', lineHeight: 1.3, overflowWrap: 'anywhere' },
  small: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)', fontVariantNumeric: 'tabular-nums' },
});
export const live = css({ display: 'grid', gap: 'var(--space-4)' });
/** Its line is there before its words are: nothing moves when counts come. */
export const note = css({ minHeight: '1.5em', fontSize: 'var(--text-s)', fontWeight: 600 });
export const scale = css({
  height: 8,
  overflow: 'hidden',
  borderRadius: 999,
  background: 'color-mix(in srgb, var(--color-ink-muted) 25%, var(--color-surface-raised))',
  '> div': { height: '100%', background: 'var(--color-accent)', transition: 'width var(--duration)' },
});
export const more = css({ fontSize: 'var(--text-s)', fontWeight: 600 });
export const range = css({ display: 'grid', gap: 'var(--space-4)', minWidth: 0, h2: { fontSize: 'var(--text-xl)' } });
export const ends = css({
  display: 'grid',
  gap: 'var(--space-3)',
  alignItems: 'end',
  marginTop: 'var(--space-3)',
  gridTemplateColumns: '1fr 1fr',
  '> button': { gridColumn: '1 / -1' },
  '@media (min-width: 700px)': {
    gridTemplateColumns: '1fr 1fr auto',
    '> button': { gridColumn: 'auto', minHeight: 46 },
  },
});
