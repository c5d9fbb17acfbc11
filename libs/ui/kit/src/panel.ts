import { css, type SerializedStyles } from '@emotion/react';

/** A separate box on a page: raised, with a line around it. */
export const panel: SerializedStyles = css({
  padding: 'clamp(var(--space-4), 3vw, 28px)',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
});

/** What happens, in order: each step has its number in a circle. */
export const numberedSteps: SerializedStyles = css({
  display: 'grid',
  gap: 'var(--space-3)',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  counterReset: 'step',
  li: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    columnGap: 'var(--space-3)',
    counterIncrement: 'step',
  },
  'li::before': {
    content: 'counter(step)',
    gridRow: '1 / span 2',
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    border: '2px solid currentColor',
    borderRadius: '50%',
    fontWeight: 700,
  },
  span: { gridColumn: 2, color: 'var(--color-ink-muted)' },
  strong: { gridColumn: 2 },
  'li:not(:has(strong))': { alignItems: 'center', '&::before': { gridRow: 1 } },
});

/** A form whose main field chooses files: its label, the field, which files can be dropped on, and what it takes. */
export const filePicker: SerializedStyles = css({
  display: 'grid',
  gap: 'var(--space-2)',
  minWidth: 0,
  label: { fontWeight: 600 },
  'input[type="file"]': {
    width: '100%',
    minHeight: 48,
    padding: 10,
    border: '1.5px dashed var(--color-line)',
    borderRadius: 'min(var(--radius-button), 12px)',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
  },
  '::file-selector-button': {
    marginInlineEnd: 'var(--space-3)',
    padding: '6px var(--space-3)',
    background: 'transparent',
    border: '1.5px solid currentColor',
    borderRadius: 'var(--radius-button)',
    font: 'inherit',
    fontSize: 'var(--text-s)',
    fontWeight: 600,
    color: 'inherit',
    cursor: 'pointer',
  },
  'input[type="file"]:hover': { borderColor: 'var(--color-ink)' },
});

/** Of what has no use on paper: buttons, menus, forms. */
export const notOnPaper = css({ '@media print': { display: 'none' } });
