import { css } from '@emotion/react';
import { panel } from '@forecourt/ui-kit';

// the section's own width decides, not the screen's: it is used in a column and on a full page
const contents = { display: 'grid', gap: 'var(--space-4)', containerType: 'inline-size' } as const;
export const section = css([panel, { ...contents, '> h2': { fontSize: 'var(--text-xl)' } }]);
export const folded = css(contents);
export const columns = css({
  display: 'grid',
  gap: 'var(--space-5)',
  alignItems: 'start',
  '@container (min-width: 720px)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
});
export const fields = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  '> [data-send]': { gridColumn: '1 / -1' },
  '@container (max-width: 299px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const wide = css({ gridColumn: '1 / -1' });
export const number = css({
  display: 'grid',
  gap: 'var(--space-2)',
  minWidth: 0,
  'input:disabled': { background: 'var(--color-surface-sunken)', borderStyle: 'dashed', cursor: 'not-allowed' },
});
export const frequency = css({
  legend: { padding: 0, marginBottom: 6, fontWeight: 600, fontSize: 'var(--text-s)' },
  '> div': {
    display: 'grid',
    // in one row while the words have room
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
    border: '1.5px solid color-mix(in srgb, var(--color-ink-muted) 60%, var(--color-line))',
    borderRadius: 'min(var(--radius-button), 12px)',
    overflow: 'hidden',
  },
  label: { position: 'relative', display: 'grid', cursor: 'pointer' },
  'label + label': { borderInlineStart: '1px solid var(--color-line)' },
  input: { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
  span: {
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    padding: '0 6px',
    fontSize: 'var(--text-s)',
    fontWeight: 600,
  },
  'input:checked + span': { background: 'var(--color-brand)', color: 'var(--color-brand-ink)' },
  'input:not(:checked):hover + span': { background: 'var(--color-surface-sunken)' },
  // the focus ring is inset because the group clips its overflow
  'input:focus-visible + span': { outline: '3px solid var(--color-focus)', outlineOffset: -3, borderRadius: 6 },
  'input:checked:focus-visible + span': { outlineColor: 'currentColor', outlineOffset: -6 },
  '@media (forced-colors: active)': {
    'input:checked + span': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
});
export const results = css({
  display: 'grid',
  gap: 'var(--space-4)',
  padding: 'var(--space-4)',
  background: 'var(--color-surface-sunken)',
  borderRadius: 'min(var(--radius), 14px)',
  // on this ground the theme's muted ink keeps its contrast; lines do not
  '@container (min-width: 720px)': { position: 'sticky', top: 'calc(var(--header-height, 68px) + 24px)' },
});
export const disclaimer = css({
  color: 'var(--color-ink-muted)',
  fontSize: 'var(--text-xs)',
  maxWidth: '54em',
});
