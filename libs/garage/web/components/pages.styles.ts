import { css } from '@emotion/react';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-5)',
  paddingBlock: 'var(--space-4) var(--space-8)',
});
/** A page whose content comes from the device: the footer is out of sight from the start, so that it does not move. */
export const ofDevice = css({ minHeight: '100svh', alignContent: 'start' });
export const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  h1: { fontSize: 'var(--text-2xl)', '&:focus': { outline: 'none' } },
});
export const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-3)' });
/** Paper has no navigation; four vehicles fit next to each other across it. */
export const paper = css({
  '@page': { size: 'A4 landscape', margin: '11mm 13mm' },
  '@media print': {
    'header, footer, nav': { display: 'none !important' },
    'html, body': { background: '#fff !important', fontSize: '9.5pt' },
  },
});
export const muted = css({ color: 'var(--color-ink-muted)' });
export const grid = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
  listStyle: 'none',
});
export const empty = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  padding: 'clamp(20px, 4vw, var(--space-7))',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  h2: { fontSize: 'var(--text-xl)' },
});
/** What may come and its placeholder share one place, which is as high as the higher of them. */
export const onePlace = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '> *': { gridArea: '1 / 1' },
});
/** While the browser looks it takes its room; it is read only where no script will say what comes. */
export const onDevice = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-5)',
  '&[data-is-looking="true"]': { '@media not (scripting: none)': { visibility: 'hidden' } },
});
export const goneCard = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: 'var(--color-surface-raised)',
  border: '1px dashed var(--color-line)',
  borderRadius: 'var(--radius)',
  overflow: 'hidden',
});
export const gonePicture = css({
  position: 'relative',
  aspectRatio: '3 / 2',
  background: 'var(--color-surface-sunken)',
  img: { width: '100%', height: '100%', objectFit: 'cover', filter: 'grayscale(1)', opacity: 0.6 },
});
export const goneControls = css({ position: 'absolute', insetInlineEnd: 10, top: 10 });
export const goneBody = css({
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  gap: 'var(--space-3)',
  padding: 'var(--space-4)',
  h2: { fontSize: 'var(--text-l)' },
});
