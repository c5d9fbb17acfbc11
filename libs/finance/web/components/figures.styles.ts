import { css } from '@emotion/react';

/** A container of its own width has none by its content: it takes the place's, in a row of things that start, too. */
const measured = { containerType: 'inline-size', width: '100%', minWidth: 0 } as const;

export const block = css({ ...measured, display: 'grid', gap: 'var(--space-4)' });
/** Figures and what they hold, as one. */
export const said = css({ display: 'grid', gap: 'var(--space-3)' });
/** No figure is larger or stronger than another: rates may not be less prominent than the repayment. */
export const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 'var(--space-4) var(--space-3)',
  '> div': { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 },
  dt: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' },
  dd: {
    fontFamily: 'var(--font-display)',
    fontWeight: 700,
    // a repayment stays on one line in the narrow column next to a gallery
    fontSize: 'clamp(1rem, 0.4rem + 3.6cqi, 1.25rem)',
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
  },
});
export const warning = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)', maxWidth: '42em' });
/** The repayment of a vehicle with all that belongs to it. */
export const estimate = css({
  ...measured,
  display: 'grid',
  gap: 'var(--space-2)',
  paddingBlock: 'var(--space-3)',
  borderBlock: '1px solid var(--color-line)',
  dl: { rowGap: 'var(--space-3)' },
});
export const terms = css({ display: 'grid', gap: 'var(--space-2)' });
export const assumptions = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' });
/** Opens without script. */
export const fold = css({
  marginBlock: -10,
  '&[open]': { marginBottom: 0 },
  color: 'var(--color-ink-muted)',
  fontSize: 'var(--text-xs)',
  // room for a finger that the eye does not see as a gap
  summary: { minHeight: 44, alignContent: 'center', cursor: 'pointer', fontWeight: 600 },
});
/** A button among words. */
export const asLink = css({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
});
export const personalised = css({ fontWeight: 700, justifySelf: 'start' });
export const teaser = css({ fontWeight: 700, fontSize: 'var(--text-l)', color: 'var(--color-ink)' });
/** One size and weight for repayment and rates, in the little room of a header. */
export const sticky = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--space-3)',
  color: 'var(--color-ink)',
  fontSize: 'var(--text-xs)',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '@media (min-width: 900px)': { flexDirection: 'column', textAlign: 'end' },
});
/** What goes along with a form, in the little room between its fields. */
export const workedOut = css({
  display: 'grid',
  gap: 'var(--space-2)',
  padding: 'var(--space-3) var(--space-4)',
  background: 'var(--color-surface-sunken)',
  borderRadius: 'var(--radius-small)',
  fontSize: 'var(--text-s)',
  p: { margin: 0, display: 'flex', flexWrap: 'wrap', gap: '0 var(--space-2)', alignItems: 'baseline' },
  a: { marginInlineStart: 'auto', paddingBlock: 'var(--space-1)' },
  dl: { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2) var(--space-5)', margin: 0 },
  dt: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' },
  dd: { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});
