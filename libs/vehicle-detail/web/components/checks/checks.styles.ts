import { css, keyframes } from '@emotion/react';

export const columns = css({
  display: 'grid',
  gap: 'var(--space-5) var(--space-6)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 270px), 1fr))',
  alignItems: 'center',
});
export const list = css({ gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-3)' });
export const gauge = css({
  display: 'grid',
  gap: 'var(--space-2)',
  margin: 0,
  justifyItems: 'center',
  alignContent: 'start',
  // the place is kept while the gauge is on its way
  minHeight: 250,
});
export const dial = css({ position: 'relative', width: 'min(100%, 220px)', svg: { display: 'block', width: '100%' } });
const stroke = { fill: 'none', strokeWidth: 18, strokeLinecap: 'round' } as const;
export const track = css({ ...stroke, stroke: 'var(--color-line)' });
export const fill = css({ ...stroke, stroke: 'var(--color-brand)' });
export const tip = css({ fill: 'var(--color-surface-raised)', stroke: 'var(--color-brand)', strokeWidth: 6 });
export const price = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  textAlign: 'center',
  strong: { font: '700 var(--text-xl)/1.2 var(--font-display)', fontVariantNumeric: 'tabular-nums' },
});
export const small = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)', fontWeight: 400 });
export const range = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  width: 'min(100%, 260px)',
  fontWeight: 600,
  '> span': { display: 'grid' },
  '> span + span': { textAlign: 'end' },
});
export const caption = css({
  display: 'grid',
  gap: 'var(--space-1)',
  maxWidth: '31em',
  textAlign: 'center',
  '> span': { color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' },
});
const breathe = keyframes({ '50%': { opacity: 0.5 } });
export const waiting = css({ alignContent: 'center' });
export const bone = css({
  width: 'min(100%, 220px)',
  aspectRatio: '2',
  borderRadius: '110px 110px 0 0',
  background: 'var(--color-surface-sunken)',
  '@media (prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out infinite` },
});
