import { css } from '@emotion/react';

export const chat = css({
  display: 'block',
  width: '100%',
  height: 'min(560px, 60dvh)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-small)',
  background: 'var(--color-surface-sunken)',
});
export const instead = css({ marginTop: 'var(--space-3)', fontSize: 'var(--text-s)', color: 'var(--color-ink-muted)' });
