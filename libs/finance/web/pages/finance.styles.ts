import { css } from '@emotion/react';
import { panel } from '@forecourt/ui-kit';

export const page = css({
  display: 'grid',
  gap: 'var(--space-5)',
  paddingBlock: 'var(--space-4) var(--space-8)',
  '> *': { minWidth: 0 },
});
export const intro = css({
  display: 'grid',
  gap: 'var(--space-3)',
  h1: { fontSize: 'var(--text-3xl)' },
  p: { fontSize: 'var(--text-l)', color: 'var(--color-ink-muted)', maxWidth: '37em' },
});
export const enquiry = css([
  panel,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--space-4)',
    '> div': { display: 'grid', gap: 'var(--space-2)', maxWidth: '36em', flex: '1 1 280px' },
    h2: { fontSize: 'var(--text-xl)' },
  },
]);
/** With the form in it, the text is next to the fields. */
export const withForm = css({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '> div + div': { maxWidth: 'none' },
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)', gap: 'var(--space-6)' },
});
