import { css } from '@emotion/react';
import { visuallyHidden } from '@forecourt/ui-kit';

/** Words need room that a header with menu and phone number has on wide screens only. */
const ROOM_FOR_WORDS = '@media (min-width: 1240px)';

export const tools = css({
  display: 'flex',
  listStyle: 'none',
  // three or more links fit next to the dealer's name on a phone
  '@media (max-width: 480px)': {
    'li:nth-last-of-type(n + 3), li:nth-last-of-type(n + 3) ~ li': { a: { minWidth: 34 } },
  },
});
export const tool = css({
  position: 'relative',
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
  svg: { flex: 'none' },
});
export const badge = css({
  position: 'absolute',
  // on the icon's top right corner: the icon is centred, or first where words are shown
  insetInlineStart: 'calc(50% + 2px)',
  top: 2,
  // before the words begin
  [ROOM_FOR_WORDS]: { insetInlineStart: 18 },
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
/** Where there is no room it is still heard. */
export const word = css(visuallyHidden, {
  [ROOM_FOR_WORDS]: { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' },
});
