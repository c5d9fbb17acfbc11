import { css } from '@emotion/react';

export const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'var(--space-4)',
  marginBottom: 'calc(-1 * var(--space-2))',
});
export const tool = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: 0,
  color: 'var(--color-link)',
  fontWeight: 600,
  fontSize: 'var(--text-s)',
  textDecoration: 'none',
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { textDecoration: 'underline' },
});
/** The list overlays the page, so nothing moves. On wide pages it opens upwards: the column may end with the window. */
export const menu = css({ position: 'relative' });
export const list = css({
  position: 'absolute',
  zIndex: 20,
  insetInlineStart: 0,
  top: '100%',
  '@media (min-width: 1000px)': { top: 'auto', bottom: '100%' },
  '&[data-side="below"]': { top: '100%', bottom: 'auto' },
  '&[data-side="above"]': { top: 'auto', bottom: '100%' },
  maxHeight: 'var(--room, none)',
  overflowY: 'auto',
  minWidth: 220,
  maxWidth: 'min(300px, 80vw)',
  padding: 'var(--space-2)',
  listStyle: 'none',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-small)',
  boxShadow: 'var(--shadow-high)',
  'a, button': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    width: '100%',
    minHeight: 44,
    padding: '0 var(--space-3)',
    border: 0,
    borderRadius: 'var(--radius-small)',
    background: 'none',
    color: 'var(--color-ink)',
    fontSize: 'var(--text-s)',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { background: 'var(--color-surface-sunken)' },
  },
  '[role="status"]': { display: 'block', paddingInline: 'var(--space-3)' },
});
export const small = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' });
