import { css, keyframes } from '@emotion/react';
import { PAGE_MARGIN } from '@forecourt/ui-kit';

const fromAbove = keyframes({ from: { transform: 'translateY(-100%)' } });
const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } });
const still = { '@media (prefers-reduced-motion: reduce)': { animation: 'none' } };

/** Heights that leave nothing hidden behind a bar: anchors and focus stop short of it. */
const BAR_HEIGHT = 'calc(44px + 2 * var(--space-3))';

export const header = css({
  position: 'fixed',
  // below the site's own header, which stays reachable
  zIndex: 35,
  insetInline: 0,
  top: 0,
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  borderBottom: '1px solid var(--color-line)',
  boxShadow: 'var(--shadow-low)',
  animation: `${fromAbove} 180ms ease-out`,
  ...still,
  // what stays in a window is on every sheet, over its text
  '@media print': { display: 'none' },
});
export const headerRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-4)',
  maxWidth: 1320,
  minHeight: 60,
  marginInline: 'auto',
  paddingInline: PAGE_MARGIN,
  '@media (max-width: 899px)': { flexWrap: 'wrap', rowGap: 0, paddingBlock: 6 },
  img: { flex: 'none', width: 72, height: 48, objectFit: 'cover', borderRadius: 'var(--radius-small)' },
  '@media (max-width: 699px)': { gap: 'var(--space-3)', minHeight: 52, img: { display: 'none' } },
});
export const what = css({
  flex: '1 1 0',
  minWidth: 0,
  fontWeight: 700,
  lineHeight: 1.25,
  '> *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
export const facts = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)', fontWeight: 400 });
export const amount = css({ flex: 'none', textAlign: 'end', '> *': { justifyContent: 'end' } });
/** Phones have these buttons at the bottom, where thumbs are. */
export const onlyWide = css({ flex: 'none', '@media (max-width: 699px)': { display: 'none' } });

export const headerButtons = css({ display: 'flex', gap: 'var(--space-2)' });
/** On phones its own row below title and price. */
export const beside = css({
  flex: 'none',
  '&:empty, &:not(:has(a))': { display: 'none' },
  '@media (max-width: 899px)': { order: 1, flexBasis: '100%' },
});

export const bar = css({
  position: 'fixed',
  zIndex: 35,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-2)',
  padding: 'var(--space-3)',
  paddingBottom: 'max(var(--space-3), env(safe-area-inset-bottom))',
  background: 'var(--color-surface-raised)',
  borderTop: '1px solid var(--color-line)',
  boxShadow: 'var(--shadow-high)',
  animation: `${fromBelow} 180ms ease-out`,
  '@media print, (min-width: 700px)': { display: 'none' },
  ...still,
});
/** The end of the page stays readable above the bar, and toasts appear above it. */
export const roomForBar = css({
  '@media screen and (max-width: 699px)': {
    'html:has(&)': { '--bottom-bar': BAR_HEIGHT, scrollPaddingBottom: BAR_HEIGHT },
    'body:has(&)': { paddingBottom: BAR_HEIGHT },
  },
});
