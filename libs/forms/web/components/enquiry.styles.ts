import { css } from '@emotion/react';
import { numberedSteps, panel } from '@forecourt/ui-kit';

/** No wider than the eye follows from a label to its answer. */
export const form = css({ display: 'grid', gap: 'var(--space-4)', maxWidth: 640 });
export const note = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' });
/** Chosen day and time, with the times in the fold; as high as the line that it replaces. */
export const keptTime = css({
  marginBlock: 'calc(-1 * var(--space-3))',
  '&[open]': { marginBottom: 0 },
  // room for a finger that the eye does not see as a gap
  summary: { minHeight: 44, alignContent: 'center', cursor: 'pointer', fontSize: 'var(--text-xs)', fontWeight: 600 },
});
export const page = css({
  display: 'grid',
  gap: 'var(--space-6)',
  paddingBlock: 'var(--space-6) var(--space-8)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  h1: { fontSize: 'var(--text-2xl)' },
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 700px) minmax(0, 1fr)' },
});
/** As wide as the page; a part in it that renders nothing takes up no space. */
export const top = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridColumn: '1 / -1',
  '& > [data-part]:empty': { display: 'none' },
});
export const box = css([
  panel,
  {
    '& > h1, & > h2, & > p': { marginBottom: 'var(--space-3)' },
    '& > p + :not(p)': { marginTop: 'var(--space-5)' },
  },
]);
/** A form at the end of a page, as wide as can be filled in with ease. */
export const topic = css([box, { display: 'grid', gap: 'var(--space-3)', maxWidth: 720 }]);
export const places = css({
  display: 'grid',
  gap: 'var(--space-4)',
  listStyle: 'none',
  alignContent: 'start',
  address: { fontStyle: 'normal' },
  h2: { fontSize: 'var(--text-l)' },
});
export const thanks = css([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: 'var(--space-4)',
    h1: { fontSize: 'var(--text-3xl)' },
    // nothing of a booking is larger than its date
    '&[data-booked] h1': { fontSize: 'var(--text-xl)' },
  },
]);
/** The mark of what arrived, in line with the heading. */
export const arrived = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-3)',
  svg: {
    flex: 'none',
    padding: 6,
    width: 40,
    height: 40,
    border: '2px solid currentColor',
    borderRadius: '50%',
    color: 'var(--color-positive)',
  },
});
/** When it is: what people look for first on the page of a booking. */
export const when = css({
  display: 'grid',
  gap: 'var(--space-1)',
  font: '700 var(--text-3xl)/1.15 var(--font-display)',
  small: { color: 'var(--color-ink-muted)', font: '400 var(--text-s)/1.5 var(--font-body)' },
});

/** Short fields that belong together, on a phone too; one alone is as wide as the form. */
export const short = css({
  display: 'grid',
  gap: '6px var(--space-3)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 148px), 1fr))',
  // label, field and fault keep to one line each, however long a label or a fault is
  '> div': { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  '&:empty': { display: 'none' },
});
/** Two short fields side by side where there is room. */
export const pair = css({
  display: 'grid',
  gap: 'var(--space-4)',
  alignItems: 'start',
  '@media (min-width: 480px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
});
export const about = css({ fontWeight: 600 });
export const stored = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-3)',
  paddingBlock: 'var(--space-2)',
  outline: 'none',
  h3: { fontSize: 'var(--text-xl)' },
});
/** A vehicle's form as a page of its own. */
export const requestPage = css({
  display: 'grid',
  gap: 'var(--space-4)',
  maxWidth: 640,
  marginInline: 'auto',
  paddingBlock: 'var(--space-4) var(--space-8)',
  h1: { fontSize: 'var(--text-2xl)' },
});
export const subject = css({
  display: 'flex',
  gap: 'var(--space-3)',
  alignItems: 'center',
  fontWeight: 600,
  img: { flex: 'none', width: 120, height: 80, objectFit: 'cover', borderRadius: 'var(--radius-small)' },
});
/** A booking next to the place where it is. */
export const booking = css({
  display: 'grid',
  gap: 'var(--space-6)',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: 'var(--space-4) var(--space-8)',
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});
export const stack = css({ display: 'grid', gap: 'var(--space-5)', minWidth: 0, h1: { fontSize: 'var(--text-xl)' } });
/** Thanks next to the place that answers. */
export const success = css({
  display: 'grid',
  gap: 'var(--space-6)',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: 'var(--space-6)',
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});
/** Thanks alone. */
export const alone = css({ maxWidth: 720, marginInline: 'auto', paddingBlock: 'var(--space-6) var(--space-8)' });
export const next = css({
  display: 'grid',
  gap: 'var(--space-3)',
  h2: { fontSize: 'var(--text-l)' },
  ol: numberedSteps,
});
/** Takes the focus when a form is refused; the alert in it is read. */
export const errors = css({ outline: 'none' });
/** Choices that belong together. */
export const group = css({
  display: 'grid',
  gap: 'var(--space-1)',
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
  legend: { fontWeight: 600, padding: 0, marginBottom: 'var(--space-1)' },
});
