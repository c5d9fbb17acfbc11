import { css } from '@emotion/react';
import { panel } from '@forecourt/ui-kit';

export const signIn = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-5)',
  width: '100%',
  maxWidth: 480,
  marginInline: 'auto',
  paddingBlock: 'var(--space-6) var(--space-8)',
  h1: { fontSize: 'var(--text-2xl)' },
});
export const section = css([
  panel,
  {
    display: 'grid',
    alignContent: 'start',
    gap: 'var(--space-4)',
    minWidth: 0,
    h2: { fontSize: 'var(--text-xl)' },
    h3: { fontSize: 'var(--text-m)' },
    overflowWrap: 'anywhere',
  },
]);
export const form = css({ display: 'grid', gap: 'var(--space-4)', alignContent: 'start' });
export const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-3)' });
/** Wide digits, as the message has them. */
export const code = css({
  input: { fontSize: 'var(--text-xl)', letterSpacing: '0.25em', fontVariantNumeric: 'tabular-nums', maxWidth: '11em' },
});
/** Further ways on, below the button that most people press. */
export const others = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-4)',
  a: { minHeight: 44, alignContent: 'center' },
});
export const muted = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' });
export const columns = css({
  display: 'grid',
  gap: 'var(--space-5)',
  alignItems: 'start',
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});
export const list = css({
  display: 'grid',
  gap: 'var(--space-3)',
  listStyle: 'none',
  '> li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: 'var(--space-1) var(--space-4)',
    paddingBlockEnd: 'var(--space-3)',
    borderBlockEnd: '1px solid var(--color-line)',
  },
  '> li:last-of-type': { border: 0, padding: 0 },
});
/** A page about what the device keeps: cards may follow its form. */
export const wide = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-5)',
  paddingBlock: 'var(--space-6) var(--space-8)',
  h1: { fontSize: 'var(--text-2xl)' },
});
export const apart = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-6)' });
/** What messages are about. */
export const about = css({
  display: 'grid',
  gap: 'var(--space-2)',
  listStyle: 'none',
  li: { fontWeight: 700, fontSize: 'var(--text-l)' },
});
const HAS_ITEMS = ':has([name="vehicle_id"], [name="search_href"])';
/** A form for what the device keeps, which only its parts know: without any of it what follows the form shows. */
export const ofDevice = css({
  display: 'grid',
  gap: 'var(--space-5)',
  [`&:not(${HAS_ITEMS}) > [data-form]`]: { display: 'none' },
  [`&${HAS_ITEMS} > [data-none], &:has([data-awaited]) > [data-none]`]: { display: 'none' },
});
export const narrow = css({ maxWidth: 720 });
/** A line with a button at its end. */
export const withButton = css({ alignItems: 'center', '&&': { flexWrap: 'nowrap' } });
export const details = css({
  summary: { cursor: 'pointer', minHeight: 44, display: 'flex', alignItems: 'center', fontWeight: 600 },
});
