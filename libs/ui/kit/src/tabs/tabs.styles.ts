import { css } from '@emotion/react';

/** The row of tabs scrolls; it does not widen what is around it. */
export const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });
export const list = css({
  display: 'flex',
  gap: 'var(--space-1)',
  '@media (max-width: 639px)': { gap: 0 },
  marginBottom: 'var(--space-4)',
  borderBottom: '1px solid var(--color-line)',
  // more tabs than fit are swiped to
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  '@media print': { display: 'none' },
});
export const tab = css({
  flex: 'none',
  minHeight: 44,
  padding: '0 var(--space-4)',
  background: 'none',
  border: 0,
  borderBottom: '3px solid transparent',
  color: 'var(--color-ink-muted)',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&[aria-selected=true]': { color: 'var(--color-ink)', borderColor: 'var(--color-accent)' },
  '@media (forced-colors: active)': {
    borderColor: 'Canvas',
    '&[aria-selected=true]': { borderColor: 'Highlight' },
  },
  // within the list, which cuts off what is around it
  '&:focus-visible': { outlineOffset: -3 },
  '@media (max-width: 639px)': { padding: '0 var(--space-2)', fontSize: 'var(--text-s)' },
});
/** Without script and on paper there is no tab to open a panel with. */
const ALL = '@media (scripting: none), print';
export const panel = css({
  display: 'block',
  // an address that leads here shows its tab, too
  scrollMarginTop: 'calc(var(--scroll-room, 0px) + 64px)',
  '&[hidden]': { contentVisibility: 'hidden' },
  '@supports not (content-visibility: hidden)': { '&[hidden]': { display: 'none' } },
  [ALL]: {
    marginBottom: 'var(--space-5)',
    '&[hidden]': { display: 'block', contentVisibility: 'visible' },
  },
});
export const name = css({ '@media screen and (not (scripting: none))': { display: 'none' } });
