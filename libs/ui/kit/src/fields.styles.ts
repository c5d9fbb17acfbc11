import { css } from '@emotion/react';
import { CONTROL_HEIGHT } from './layout.js';

// a date is no wider than its place
export const field = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, minWidth: 0 });
export const label = css({ fontWeight: 600, fontSize: 'var(--text-s)' });
export const hint = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' });
export const error = css({ color: 'var(--color-danger)', fontSize: 'var(--text-xs)', fontWeight: 600 });
export const control = css({
  width: '100%',
  // the same for texts, choices and dates, whose own room above and below differs between browsers
  minHeight: CONTROL_HEIGHT,
  padding: '0 var(--space-3)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  border: '1.5px solid color-mix(in srgb, var(--color-ink-muted) 60%, var(--color-line))',
  borderRadius: 'min(var(--radius-button), 12px)',
  fontSize: 'var(--text-m)',
  '&:hover': { borderColor: 'var(--color-ink)' },
  '&[aria-invalid="true"]': { borderColor: 'var(--color-danger)' },
});
export const area = css({ minHeight: 120, paddingBlock: 10, resize: 'vertical' });
export const tick = css({
  display: 'grid',
  gridTemplateColumns: '22px 1fr',
  gap: 'var(--space-2)',
  alignItems: 'start',
  fontSize: 'var(--text-s)',
  input: { width: 20, height: 20, margin: 0, accentColor: 'var(--color-brand)' },
});
