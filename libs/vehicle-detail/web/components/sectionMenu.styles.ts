import { css, type SerializedStyles } from '@emotion/react';
import { PAGE_MARGIN } from '@forecourt/ui-kit';

/** Height of the menu, pixels. */
export const MENU_HEIGHT = 48;

const ON_PHONES = '@media (max-width: 639px)';

export const menu = css({
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  boxShadow: 'var(--shadow-low)',
  overflow: 'hidden',
  // from edge to edge
  [ON_PHONES]: { marginInline: `calc(-1 * ${PAGE_MARGIN})`, borderInline: 0, borderRadius: 0 },
});
export const row = css({
  position: 'relative',
  display: 'flex',
  gap: 'var(--space-1)',
  paddingInline: 'var(--space-2)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  listStyle: 'none',
  li: { flex: 'none' },
  a: {
    display: 'flex',
    alignItems: 'center',
    minHeight: MENU_HEIGHT - 2,
    paddingInline: 'var(--space-3)',
    borderBlock: '3px solid transparent',
    color: 'var(--color-ink-muted)',
    fontSize: 'var(--text-s)',
    fontWeight: 600,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': { color: 'var(--color-ink)' },
    '&[aria-current]': { color: 'var(--color-ink)', borderBottomColor: 'var(--color-accent)' },
    '@media (forced-colors: active)': {
      borderColor: 'Canvas',
      '&[aria-current]': { borderBottomColor: 'Highlight' },
    },
    // within the row, which cuts off what is around it
    '&:focus-visible': { outlineOffset: -3 },
  },
  [ON_PHONES]: { paddingInline: `calc(${PAGE_MARGIN} - var(--space-3))` },
});
/** A link to a section that is not on the page is not there either. */
export const ifThere = (id: string): SerializedStyles => css({ [`body:not(:has(#${id})) &`]: { display: 'none' } });
