import { css } from '@emotion/react';

export { intro, page } from '../../pages/finance.styles.js';

export const box = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  padding: 'clamp(var(--space-4), 3vw, 28px)',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  minWidth: 0,
  h2: { fontSize: 'var(--text-xl)' },
  ul: { paddingInlineStart: '1.2em', display: 'grid', gap: 'var(--space-2)' },
});
export const columns = css({
  display: 'grid',
  gap: 'var(--space-5)',
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
});
export const gate = css(box, {
  justifyItems: 'stretch',
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', gap: 'var(--space-6)' },
  '> div': { display: 'grid', gap: 'var(--space-3)', alignContent: 'start' },
});
export const fields = css({ display: 'grid', gap: 'var(--space-4)', width: '100%', alignContent: 'start' });
export const terms = css({ width: '100%' });
export const consent = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)', maxWidth: '42em' });
export const vehicle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-4)',
  img: { borderRadius: 'var(--radius-small)', objectFit: 'cover' },
  '> div': { display: 'grid', gap: 'var(--space-1)' },
});
export const name = css({ fontWeight: 700, fontSize: 'var(--text-l)' });
