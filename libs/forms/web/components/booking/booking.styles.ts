import { css } from '@emotion/react';
import { formActs } from '@forecourt/ui-kit';

export const box = css({ display: 'grid', gap: 'var(--space-4)', h2: { fontSize: 'var(--text-l)' } });
export const facts = css({
  display: 'grid',
  gap: 'var(--space-2)',
  margin: 0,
  div: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 var(--space-4)' },
  dt: { color: 'var(--color-ink-muted)' },
  dd: { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
});
export const acts = css([formActs, { width: '100%' }]);
