import { css } from '@emotion/react';

export const box = css({ position: 'relative', aspectRatio: '3 / 2', cursor: 'grab' });
export const viewer = css({ position: 'absolute', inset: 0 });
export const poster = css({ width: '100%', height: '100%', objectFit: 'contain', touchAction: 'pan-y' });
/** The same place as in the viewer, so that it seems to stay. */
export const hint = css({
  position: 'absolute',
  insetBlockStart: 'var(--space-3)',
  insetInlineStart: '50%',
  translate: '-50%',
  padding: 'var(--space-1) 14px',
  borderRadius: 999,
  background: 'rgb(12 18 26 / 0.78)',
  color: '#fff',
  fontSize: 'var(--text-s)',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '@media (scripting: none)': { display: 'none' },
});
export const modes = css({
  display: 'flex',
  gap: 'var(--space-1)',
  padding: 'var(--space-1)',
  borderRadius: 'var(--radius-button)',
  background: 'var(--color-surface-sunken)',
  justifySelf: 'start',
  '@media (scripting: none)': { display: 'none' },
  button: {
    minHeight: 44,
    padding: '0 var(--space-4)',
    border: 0,
    borderRadius: 'var(--radius-button)',
    background: 'none',
    color: 'var(--color-ink)',
    fontWeight: 600,
    cursor: 'pointer',
    '&[aria-pressed="true"]': { background: 'var(--color-surface-raised)', boxShadow: 'var(--shadow-low)' },
  },
});
/** The pictures, hidden in the other modes; without script both show on the page. */
export const aside = css({ '@media (scripting: enabled)': { display: 'none' } });
