import { css } from '@emotion/react';

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 52,
  color: 'inherit',
  fontWeight: 600,
  fontSize: 'var(--text-l)',
  textDecoration: 'none',
  cursor: 'pointer',
} as const;

export const drawer = css({
  ul: { listStyle: 'none' },
  '> ul > li': { borderBottom: '1px solid var(--color-line)' },
  '> ul > li > a, summary': row,
  summary: { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  'summary svg': { transition: 'rotate 300ms' },
  'details[open] > summary svg': { rotate: '180deg' },
  'details > ul': { paddingBottom: 'var(--space-3)' },
  'details > ul a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInlineStart: 'var(--space-3)',
    color: 'inherit',
    textDecoration: 'none',
  },
  'a:hover, a[aria-current]': { textDecoration: 'underline' },
  // opens and closes by its height where the browser can
  interpolateSize: 'allow-keywords',
  'details::details-content': {
    height: 0,
    overflow: 'clip',
    transition: 'height 300ms, content-visibility 300ms allow-discrete',
  },
  'details[open]::details-content': { height: 'auto' },
});
export const phone = css({ ...row, justifyContent: 'start', gap: 10, color: 'var(--color-link)' });
/** Below the menu, as far in as its entries. */
export const languages = css({
  marginTop: 'var(--space-4)',
  'ul a': { justifyItems: 'start', fontSize: 'var(--text-m)' },
});
