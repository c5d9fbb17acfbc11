import { css } from '@emotion/react';

export const group = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  legend: { padding: 0, marginBottom: 6 },
});
/** In one row; what has no room is scrolled to. The ring of the focus is inside, where nothing cuts it. */
export const row = css({
  display: 'flex',
  gap: 'var(--space-2)',
  paddingBlockEnd: 'var(--space-1)',
  overflowX: 'auto',
  // fades out where it goes on; at its end there is nothing in the fade
  paddingInlineEnd: 'var(--space-4)',
  maskImage: 'linear-gradient(to left, transparent, #000 var(--space-4))',
  scrollbarWidth: 'thin',
  scrollPaddingInline: 'var(--space-6)',
  // narrow enough that a part of the next one shows on a phone
  '> *': { flex: 'none', minWidth: 66 },
  '&& > * > span': { paddingInline: 6 },
});
export const grid = css({
  display: 'grid',
  gap: 'var(--space-2)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
});
export const choice = css({
  position: 'relative',
  display: 'grid',
  cursor: 'pointer',
  input: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
  'input:disabled': { cursor: 'not-allowed' },
  '> span': {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    minHeight: 44,
    padding: '6px 10px',
    textAlign: 'center',
    fontSize: 'var(--text-s)',
    fontWeight: 600,
    lineHeight: 1.25,
    background: 'var(--color-surface-raised)',
    border: '1.5px solid color-mix(in srgb, var(--color-ink-muted) 60%, var(--color-line))',
    borderRadius: 'min(var(--radius-button), 12px)',
  },
  small: { fontSize: 'var(--text-xs)', fontWeight: 400 },
  'input:not(:disabled, :checked):hover + span': { borderColor: 'var(--color-ink)' },
  'input:checked + span': {
    background: 'var(--color-brand)',
    borderColor: 'var(--color-brand)',
    color: 'var(--color-brand-ink)',
  },
  'input:disabled + span': {
    background: 'var(--color-surface-sunken)',
    borderStyle: 'dashed',
    color: 'var(--color-ink-muted)',
  },
  'input:focus-visible + span': { outline: '3px solid var(--color-focus)', outlineOffset: -3 },
  'input:checked:focus-visible + span': { outlineColor: 'currentColor', outlineOffset: -6 },
  // grounds are the system's there: the chosen one has a line of its own
  '@media (forced-colors: active)': { 'input:checked + span': { borderColor: 'Highlight', borderWidth: 3 } },
});
/** Of the size of what comes. */
export const placeholder = css({
  minHeight: 44,
  borderRadius: 'min(var(--radius-button), 12px)',
  background: 'color-mix(in srgb, var(--color-ink-muted) 14%, var(--color-surface-raised))',
  '&[data-tall]': { minHeight: 54 },
});
