import { css } from '@emotion/react';

/** Rows that are alike are put away by the checkbox itself: that works before and without script. */
export const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-3)',
  minWidth: 0,
  '&:has(input[name="differences"]:checked) tr[data-same]': { display: 'none' },
});
export const toggle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 10,
  minHeight: 44,
  fontWeight: 600,
  cursor: 'pointer',
  input: { width: 22, height: 22, margin: 0, accentColor: 'var(--color-brand)' },
});
export const note = css({ color: 'var(--color-ink-muted)' });
/** Scrolls in both directions, so that the heading row and the first column both stay visible. */
export const region = css({
  // words for screen readers stay inside
  position: 'relative',
  overflow: 'auto',
  maxHeight: 'calc(100dvh - 96px)',
  overscrollBehaviorX: 'contain',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface-raised)',
});
const LINE = 'inset 0 -1px 0 var(--color-line)';
export const table = css({
  // separate borders: those of a collapsed table stay behind when its cells stick
  borderCollapse: 'separate',
  borderSpacing: 0,
  width: '100%',
  tableLayout: 'fixed',
  fontSize: 'var(--text-s)',
  'th, td': {
    width: 'clamp(148px, 21vw, 260px)',
    padding: 'var(--space-3)',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    background: 'var(--color-surface-raised)',
    boxShadow: LINE,
  },
  'th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: 'clamp(106px, 16vw, 200px)',
    fontWeight: 600,
    boxShadow: `${LINE}, inset -1px 0 0 var(--color-line)`,
  },
  // "Transmission" fits next to two vehicles
  '@media (max-width: 639px)': {
    'th, td': { padding: 'var(--space-2)' },
    'th:first-of-type': { width: 112, fontSize: 'var(--text-xs)' },
  },
  'thead th': { position: 'sticky', top: 0, zIndex: 2 },
  'thead th:first-of-type': { zIndex: 3 },
  'tbody tr:last-of-type > *': { boxShadow: 'none' },
});
export const head = css({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 4,
  fontFamily: 'var(--font-display)',
  '> a:first-of-type': {
    paddingBlock: 10,
    color: 'var(--color-ink)',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
});
export const variant = css({
  display: 'block',
  color: 'var(--color-ink-muted)',
  font: '400 var(--text-xs)/1.35 var(--font-body)',
});
export const remove = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  marginInlineEnd: -10,
  borderRadius: 'var(--radius-small)',
  color: 'inherit',
  '&:hover': { background: 'var(--color-surface-sunken)' },
});
export const picture = css({
  position: 'relative',
  aspectRatio: '3 / 2',
  borderRadius: 'var(--radius-small)',
  overflow: 'hidden',
  background: 'var(--color-surface-sunken)',
  img: { width: '100%', height: '100%', objectFit: 'cover' },
});
export const tag = css({
  position: 'absolute',
  insetInlineStart: 6,
  top: 6,
  maxWidth: 'calc(100% - 12px)',
  padding: '2px 8px',
  borderRadius: 'var(--radius-small)',
  background: 'var(--color-brand)',
  color: 'var(--color-brand-ink)',
  fontSize: 'var(--text-xs)',
  fontWeight: 700,
});
export const differing = css({
  'th, td': { fontWeight: 600 },
  'th:first-of-type': {
    boxShadow: `${LINE}, inset -1px 0 0 var(--color-line), inset 4px 0 0 var(--color-brand)`,
  },
});
export const mark = css({
  display: 'block',
  color: 'var(--color-ink-muted)',
  fontSize: 'var(--text-xs)',
  fontWeight: 400,
});
