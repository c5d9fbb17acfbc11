import { css } from '@emotion/react';

export const money = css({ display: 'grid', gap: 'var(--space-2)', minWidth: 0 });
export const picks = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' });
export const pick = css({
  minHeight: 36,
  paddingInline: 'var(--space-3)',
  border: '1.5px solid color-mix(in srgb, var(--color-ink-muted) 60%, var(--color-line))',
  borderRadius: 'min(var(--radius-button), 12px)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  fontSize: 'var(--text-s)',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--color-ink)' },
  '&[aria-pressed="true"]': { borderColor: 'var(--color-ink)', fontWeight: 700 },
});
