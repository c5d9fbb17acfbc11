import { css } from '@emotion/react';
import { panel } from '@forecourt/ui-kit';

export const order = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-2)' });
export const rows = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-small)',
  '> li + li': { borderBlockStart: '1px solid var(--color-line)' },
});
/** Name and buttons on one line where there is room, the buttons below it on a phone. */
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-2) var(--space-4)',
  padding: 'var(--space-2) var(--space-3)',
  overflowWrap: 'anywhere',
});
export const hiddenRow = css([row, { background: 'var(--color-surface-sunken)' }]);
export const rowName = css({ flex: '1 1 9rem', display: 'grid', minWidth: 0 });
export const note = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' });
export const hiddenMark = css({
  marginInlineStart: 'var(--space-2)',
  padding: '2px 10px',
  border: '1px solid currentColor',
  borderRadius: 999,
  fontSize: 'var(--text-xs)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
export const rowActs = css({ display: 'flex', gap: 'var(--space-2)' });
export const step = css({ '&&': { width: 44, minHeight: 44, padding: 0 } });
export const upwards = css({ display: 'inline-flex', rotate: '180deg' });
/** As wide for either word, so that the buttons of all rows are below each other. */
export const hide = css({ '&&': { minWidth: '6rem', minHeight: 44 } });
/** Its line is there before it says something: nothing moves below it. */
export const said = css({ minHeight: '1.5em', color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' });

/** Subjects of the website, each a card that leads to its page. */
export const subjects = css({
  display: 'grid',
  gap: 'var(--space-3)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const subject = css([
  panel,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: 'var(--space-1)',
    height: '100%',
    '&:hover': { borderColor: 'currentColor' },
    h2: { fontSize: 'var(--text-l)' },
    // the whole card is the link
    'a::after': { content: '""', position: 'absolute', inset: 0 },
    p: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' },
  },
]);
/** A form that is folded away until it is opened: several make a short page. */
export const fold = css([
  panel,
  {
    paddingBlock: 'var(--space-2)',
    '> summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 'var(--space-3)',
      minHeight: 48,
      cursor: 'pointer',
      listStyle: 'none',
      overflowWrap: 'anywhere',
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover :is(h2, h3)': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '> svg': { flex: 'none', color: 'var(--color-ink-muted)' },
    },
    '&[open]': { paddingBlockEnd: 'var(--space-4)' },
    '&[open] > summary': { marginBlockEnd: 'var(--space-3)' },
    '&[open] > summary > svg': { rotate: '180deg' },
    'h2, h3': { fontSize: 'var(--text-m)' },
  },
]);
export const folds = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-3)' });
/** Pictures that were sent, side by side. */
export const pictures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: 'var(--space-3)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '> li': [
    panel,
    { display: 'grid', alignContent: 'start', gap: 'var(--space-2)', minWidth: 0, overflowWrap: 'anywhere' },
  ],
  h2: { fontSize: 'var(--text-m)' },
  img: {
    display: 'block',
    width: '100%',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    borderRadius: 'var(--radius-small)',
    background: 'var(--color-surface-sunken)',
  },
});
/** A picture as it is now, above the form that replaces it. */
export const present = css({ width: '100%', maxWidth: 320, height: 'auto', borderRadius: 'var(--radius-small)' });
