import { css } from '@emotion/react';
import { link } from './places.styles.js';

/** Everything about the places in one card, as high as the form next to it. */
export const card = css({
  display: 'grid',
  alignContent: 'start',
  overflow: 'clip',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  address: { fontStyle: 'normal' },
  'h2, h3': { fontSize: 'var(--text-l)' },
});
/** The map at the head of the card reaches its edges. */
export const mapHead = css({
  borderBottom: '1px solid var(--color-line)',
  '& svg[role="img"]': { height: 'clamp(160px, 15vw, 210px)', border: 0, borderRadius: 0 },
  '[data-map]': { border: 0, borderRadius: 0 },
});
export const rows = css({ display: 'grid', listStyle: 'none' });
/** Name of a dealership above its places, where it has another name than they. */
export const group = css({
  padding: 'var(--space-3) var(--space-4)',
  background: 'var(--color-surface-sunken)',
  borderTop: '1px solid var(--color-line)',
  'li:first-of-type > &': { borderTop: 0 },
});
export const row = css({
  display: 'grid',
  gap: 'var(--space-2) var(--space-4)',
  padding: 'var(--space-3) var(--space-4)',
  borderTop: '1px solid var(--color-line)',
  'li:first-of-type > &': { borderTop: 0 },
  '@media (min-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr) max-content' },
});
export const words = css({ display: 'grid', alignContent: 'start', gap: 2, fontSize: 'var(--text-s)' });
/** Hours, the way there and the makes: on one line where they fit. */
export const more = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '0 var(--space-4)' });
export const week = css({
  summary: { width: 'fit-content', paddingBlock: 10, cursor: 'pointer', color: 'var(--color-link)', fontWeight: 600 },
});
/** In a row on a phone; elsewhere one below the other, next to the words. */
export const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--space-4)',
  listStyle: 'none',
  fontSize: 'var(--text-s)',
  '@media (min-width: 560px)': { display: 'grid', alignContent: 'start' },
});
export const way = link;
export const makes = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--space-3)',
  listStyle: 'none',
  a: { display: 'inline-block', paddingBlock: 'var(--space-1)' },
});
/** Sales, Service and Parts with their numbers, below the one place. */
export const departments = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  listStyle: 'none',
  borderTop: '1px solid var(--color-line)',
  li: {
    display: 'grid',
    alignContent: 'start',
    gap: 'var(--space-1)',
    padding: 'var(--space-4)',
    fontSize: 'var(--text-s)',
  },
  // the list in a department is its week
  'ul li': { padding: 0 },
});
/** How to call at once, above the form. */
export const top = css({ display: 'grid', gap: 'var(--space-4)' });
export const callNow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-1) var(--space-5)',
  '> a': link,
});
