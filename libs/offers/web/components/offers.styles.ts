import { css } from '@emotion/react';
import { frontRow } from '@forecourt/ui-kit';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-6)',
  paddingBlock: 'var(--space-4) var(--space-8)',
});
export const head = css({
  display: 'grid',
  gap: 'var(--space-3)',
  h1: { fontSize: 'var(--text-3xl)', lineHeight: 1.1 },
  p: { maxWidth: '44em', color: 'var(--color-ink-muted)', fontSize: 'var(--text-l)' },
});
export const section = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4)',
  h2: { fontSize: 'var(--text-2xl)' },
});
export const bandSection = css({ h2: { fontSize: 'var(--text-xl)' } });
export const homeSection = css({ paddingBlock: 'var(--space-6)' });
export const headRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 'var(--space-2) var(--space-4)',
});
export const cards = css({
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  listStyle: 'none',
  '& > li': { display: 'grid' },
});
export const row = frontRow('min(84%, 20rem)');
export const vehicles = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  listStyle: 'none',
});
export const card = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  borderRadius: 'var(--radius)',
  border: '1px solid var(--color-line)',
  background: 'var(--color-surface-raised)',
  boxShadow: 'var(--shadow-low)',
  '& > img': {
    width: '100%',
    height: 'auto',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    background: 'var(--color-surface-sunken)',
  },
});
export const cardBody = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 'var(--space-4)',
  padding: 'var(--space-5)',
  'h2, h3': { fontSize: 'var(--text-xl)', lineHeight: 1.2 },
  'h2 a, h3 a': { color: 'inherit', textDecoration: 'none' },
  'h2 a:hover, h3 a:hover': { textDecoration: 'underline' },
});
export const kicker = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px var(--space-3)',
  fontSize: 'var(--text-xs)',
  color: 'var(--color-ink-muted)',
  'span:first-of-type': { fontWeight: 700, letterSpacing: '0.06em', textTransform: 'uppercase' },
});
export const price = css({
  display: 'grid',
  gap: 2,
  span: { fontSize: 'var(--text-s)', color: 'var(--color-ink-muted)' },
  strong: {
    fontFamily: 'var(--font-display)',
    fontSize: 'var(--text-2xl)',
    fontWeight: 'var(--heading-weight)',
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  },
});
export const terms = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: 'var(--space-3)',
  padding: 'var(--space-4)',
  borderRadius: 'var(--radius-small)',
  background: 'var(--color-surface-sunken)',
  dt: { fontSize: 'var(--text-xs)', color: 'var(--color-ink-muted)' },
  dd: { fontWeight: 700 },
});
export const words = css({ display: 'grid', gap: 'var(--space-3)', 'p + p': { marginTop: '0.8em' } });
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)', marginTop: 'auto' });
export const conditions = css({
  paddingTop: 'var(--space-3)',
  borderTop: '1px solid var(--color-line)',
  color: 'var(--color-ink-muted)',
  fontSize: 'var(--text-xs)',
  'p + p': { marginTop: '0.8em' },
});
export const empty = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-3)',
  padding: 'var(--space-8) var(--space-5)',
  textAlign: 'center',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface-sunken)',
  h2: { fontSize: 'var(--text-xl)' },
  p: { maxWidth: '36em' },
});
export const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  listStyle: 'none',
  a: {
    display: 'inline-block',
    padding: 'var(--space-2) var(--space-4)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-button)',
    background: 'var(--color-surface-raised)',
    color: 'var(--color-ink)',
    fontSize: 'var(--text-s)',
    textDecoration: 'none',
  },
  'a:hover': { borderColor: 'var(--color-ink-muted)' },
  'a[aria-current]': {
    background: 'var(--color-brand)',
    borderColor: 'var(--color-brand)',
    color: 'var(--color-brand-ink)',
  },
});
export const pager = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-4)',
});

const WIDE = '@media (min-width: 900px)';
/** An offer next to its enquiry. */
export const columns = css({
  display: 'grid',
  gap: 'var(--space-6)',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(320px, 1fr)' },
});
export const whole = css({
  display: 'grid',
  gap: 'var(--space-4)',
  h1: { fontSize: 'var(--text-3xl)', lineHeight: 1.1 },
  'h2 + *': { marginTop: 'var(--space-2)' },
  '& > img': {
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: 'var(--radius)',
    background: 'var(--color-surface-sunken)',
  },
});
export const enquiry = css({
  display: 'grid',
  gap: 'var(--space-3)',
  padding: 'var(--space-5)',
  borderRadius: 'var(--radius)',
  border: '1px solid var(--color-line)',
  background: 'var(--color-surface-raised)',
  scrollMarginTop: '5rem',
  h2: { fontSize: 'var(--text-xl)' },
});
export const rows = css({
  display: 'grid',
  gap: 'var(--space-2)',
  listStyle: 'none',
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-2) var(--space-4)',
    padding: 'var(--space-3) var(--space-4)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-small)',
    background: 'var(--color-surface-raised)',
  },
  a: { flex: '1 1 240px', fontWeight: 600 },
  span: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' },
});
