import { css } from '@emotion/react';

/** Words need room that a header with menu and phone number has on wide screens only. */
const ROOM_FOR_WORDS = '@media (min-width: 1160px)';

export const tools = css({
  display: 'flex',
  listStyle: 'none',
  // on phones the icons' own room is distance enough
  '@media (max-width: 859px)': { marginInline: 'calc(-1 * var(--space-3))' },
});
export const tool = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minWidth: 44,
  minHeight: 44,
  borderRadius: 8,
  color: 'inherit',
  fontWeight: 600,
  fontSize: 'var(--text-s)',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  [ROOM_FOR_WORDS]: { paddingInline: 10 },
  '@media (max-width: 480px)': { minWidth: 40 },
});
export const icon = css({ position: 'relative' });
export const badge = css({
  position: 'absolute',
  insetInlineEnd: -8,
  top: -8,
  minWidth: 18,
  padding: '0 5px',
  borderRadius: 9,
  background: 'var(--color-accent)',
  color: 'var(--color-accent-ink)',
  // an edge in the header's colour parts it from the icon
  boxShadow: '0 0 0 1.5px var(--color-header-surface)',
  font: '700 0.6875rem/18px var(--font-body)',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
export const word = css({ display: 'none', [ROOM_FOR_WORDS]: { display: 'inline' } });
