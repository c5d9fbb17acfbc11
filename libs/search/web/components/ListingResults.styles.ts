import { css } from '@emotion/react';

export const beyond = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  padding: 'var(--space-6)',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
});
