import { css } from '@emotion/react';

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1)',
  marginBottom: 'var(--space-4)',
  borderBottom: '1px solid var(--color-line)',
});
export const tab = css({
  minHeight: 44,
  padding: '0 var(--space-4)',
  background: 'none',
  border: 0,
  borderBottom: '3px solid transparent',
  marginBottom: -1,
  color: 'var(--color-ink-muted)',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&[aria-selected=true]': { color: 'var(--color-ink)', borderColor: 'var(--color-accent)' },
});
export const panel = css({ '@media (scripting: none)': { marginBottom: 'var(--space-5)' } });
export const hiddenPanel = css(panel, { '@media not (scripting: none)': { display: 'none' } });
